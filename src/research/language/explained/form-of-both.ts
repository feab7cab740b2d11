import type { FactKindName } from '#contract/research/facts.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { ageWords, list } from '../../words/format.ts';
import { theTeam } from '../../words/short-names.ts';
import { spokenBets } from '../acts/after.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { factsCall } from '../calls/fact-calls.ts';
import type { Tagged } from '../calls/tagged.ts';

/** "Who's been hotter lately", "which side is in better form", "how do they come in". */
const ASKS_WHO =
  /\b(who|whos|whose|which (one|team|side|fighter|player|club|of (them|the two|these|those)))\b.*\b(hotter|hottest|hot|colder|coldest|(better|best|worse|worst|good) (recent )?(form|shape|run|streak)|in form|on a (better|hot|cold|longer) (run|streak|roll)|streaking|playing better|been better|coming in (hot|hotter|better|cold))\b/;
const ASKS_FORM =
  /\b(how|hows|what|whats)\b.*\b(their|both( teams| sides)?|these (teams|two)|they)\b.*\b(form|been playing|come in|coming in|look(ed|ing)? (lately|recently|coming in))\b|\bform of both\b|\bboth (teams|sides)?( ?s)? (recent )?form\b/;
const OF_TWO = /\b(both|vs|versus|against|each|two)\b/;
/** A bet, a price or what it is worth is asked for as well. */
const ELSE =
  /\b(bets?|bet on|should i|worth|value|odds|prices?|lines?|take|pick|picks|lean|goalie|pitcher|hot (take|hand)|prop|props?)\b/;

/** What is stored of a game's sides, of both of them, and who won more; free, since nobody is told to bet on it. */
export function formOfBoth(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  if (ELSE.test(plain) || amounts.prices.length + amounts.money.length > 0) return null;
  const isWho = ASKS_WHO.test(plain);
  if (!isWho && !(ASKS_FORM.test(plain) && OF_TWO.test(plain))) return null;
  const event = gameMeant(read);
  if (!event?.facts.some(({ kind }) => kind === 'form')) return null;
  return isWho ? say(hotterWords(event, read.nowMs)) : calls([factsCall({ eventId: event.id }, KINDS)]);
}
const KINDS: readonly FactKindName[] = ['form', 'head_to_head'];

/** The one game whose sides are named, else that was spoken of. */
export function gameMeant({ mentions, previous, slate, nowMs, reading: { window } }: Tagged): SlateEvent | null {
  const [first, ...others] = mentions.filter(({ kind }) => kind === 'side');
  const isNamed = first !== undefined;
  const games = isNamed
    ? first.persons
        .map(({ event }) => event)
        .filter((event) => others.every(({ persons }) => persons.some((one) => one.event.id === event.id)))
    : gamesSpokenOf(previous, slate.events);
  const ahead = [...new Set(games)]
    .filter(({ startsAt }) => startsAt.getTime() > nowMs)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const isThen = ({ startsAt }: SlateEvent): boolean =>
    window !== null && startsAt.getTime() >= window.fromMs && startsAt.getTime() < window.toMs;
  const [game, ...more] = ahead.some(isThen) ? ahead.filter(isThen) : ahead;
  return game && (more.length === 0 || isNamed) ? game : null;
}

function gamesSpokenOf(previous: Tagged['previous'], events: readonly SlateEvent[]): SlateEvent[] {
  const ids = new Set([
    ...spokenBets(previous).map(({ eventId }) => eventId),
    ...(previous?.looked ?? []).flatMap((one) =>
      'eventId' in one.input && typeof one.input.eventId === 'string' ? [one.input.eventId] : [],
    ),
  ]);
  return events.filter(({ id }) => ids.has(id));
}

/** Who won more of the last games, with the meetings of both. */
function hotterWords(event: SlateEvent, nowMs: number): string {
  const { ahead, other, missing } = runsOf(event);
  if (!ahead || !other) return `I have no form of ${list(missing)}, so who is hotter cannot be told.`;
  const told =
    share(ahead) === share(other)
      ? `Neither is hotter: ${wonWords(ahead)}, and ${wonWords(other)}.`
      : `Hotter: ${wonWords(ahead)}, against ${ahead.games === other.games ? other.wins : `${other.wins} of ${other.games}`} for ${theTeam(other.team)}.`;
  const [fact] = event.facts.filter(({ kind }) => kind === 'form');
  const age = fact ? ageWords(Math.max(0, (nowMs - fact.observedAt.getTime()) / 1000)) : '';
  const source = fact ? ` That is from ${fact.sourceName}, ${age} ago.` : '';
  return `${told}${meetingsWords(event)}${source} Results are public and already in the prices, and so few games tell little.`;
}

/** How both sides did lately and against each other; empty: nothing of it is stored. */
export function formWords(event: SlateEvent): string {
  const { ahead, other } = runsOf(event);
  const form = ahead && other ? ` ${sentence(wonWords(ahead))}, and ${wonWords(other)}.` : '';
  return `${form}${meetingsWords(event)}`;
}

const meetingsWords = ({ facts }: SlateEvent): string =>
  facts
    .filter(({ kind }) => kind === 'head_to_head')
    .map(({ text }) => ` ${text.replace(/\.?$/, '.')}`)
    .join('');

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Run = { team: string; wins: number; games: number };
const share = ({ wins, games }: Run): number => wins / games;
const wonWords = ({ team, wins, games }: Run): string => `${theTeam(team)} won ${wins} of the last ${games}`;

/** The side that won the larger share first; `missing`: of whom nothing is stored. */
function runsOf(event: SlateEvent): { ahead?: Run; other?: Run; missing: string[] } {
  const teams = [event.home, event.away];
  const runs = teams.flatMap((team): Run[] => {
    const { wins, games } = event.facts.find((fact) => fact.kind === 'form' && fact.team === team)?.numbers ?? {};
    return wins === undefined || !games ? [] : [{ team, wins, games }];
  });
  const [first, second] = runs;
  if (!first || !second)
    return { missing: teams.filter((team) => runs.every((run) => run.team !== team)).map(theTeam) };
  return share(first) >= share(second)
    ? { ahead: first, other: second, missing: [] }
    : { ahead: second, other: first, missing: [] };
}
