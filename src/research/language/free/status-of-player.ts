import { gameLabel, isBetweenPersons, leagueOf } from '../../slate/leagues.ts';
import type { Person, SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { contains } from '../../tools/best-bets/fit.ts';
import { list } from '../../words/format.ts';
import { startWords } from '../../words/moment-words.ts';
import { propName } from '../../words/pick-label.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import type { MarketQuestion } from '../calls/subject.ts';
import type { Spoken } from '../reading.ts';

const MOST_KINDS = 3;

/**
 * "Is Kawhi playing tonight": whether books price him in the game that is meant, and what the injury report of that game says of him.
 * Null: nobody of that name is priced ahead.
 */
export function statusOfPlayer(persons: readonly Person[], asked: MarketQuestion): Asked | null {
  const { window, nowMs, zone } = asked;
  const isThen = ({ startsAt }: SlateEvent) =>
    window === null || (startsAt.getTime() >= window.fromMs && startsAt.getTime() < window.toMs);
  const ahead = persons.filter(({ kind, event }) => kind === 'player' && event.startsAt.getTime() > nowMs);
  const person = ahead.find(({ event }) => isThen(event)) ?? ahead[0];
  if (!person) return null;
  const { name, event } = person;
  const starts = startWords(event.startsAt.toISOString(), nowMs, zone);
  const game = `${gameLabel(event)}, ${starts}`;
  const isOther = !isThen(event);
  const words = `${isOther ? `I have no price on ${name} for a game ${window?.label}. ` : ''}${pricedWords(name, event, game)} I cannot confirm who plays.`;
  const reports = event.facts.filter(
    ({ kind, player, text }) => kind === 'injury' && (contains(player, name) || contains(text, name)),
  );
  if (reports.length > 0)
    return calls([{ tool: 'facts_about', input: { eventId: event.id, kinds: ['injury'] } }], [words]);
  const told = `${words} I have no injury report on ${himOrHer(event)} for that game${ofTeams(event)}.`;
  // What of him was spoken of still is.
  return asked.focus.some(({ player }) => player === name) ? say(told) : say(told, [], spokenOf(person));
}

/** What is reported of the teams says how many are missing, and not who. */
function ofTeams({ facts }: SlateEvent): string {
  const reports = facts.filter(({ kind }) => kind === 'injury').map(({ text }) => text.replace(/\.$/, ''));
  return reports.length > 0 ? `, only how many are missing: ${reports.join('; ')}` : '';
}

/** Behind it he is spoken of, with what is priced of him first. */
function spokenOf({ name, event }: Person): Spoken {
  const prop = event.markets.find(({ player }) => player === name);
  const side = prop?.outcomes[0];
  const bet = prop && side ? { market: prop.market, side, line: lineOf(prop), player: name } : WINNER;
  return { focus: [{ eventId: event.id, ...bet }], unjudged: true, ticket: false, list: false };
}
const WINNER = { market: 'moneyline', side: 'home' as const, line: null, player: null };
const lineOf = ({ outcomes, lineHundredths }: SlateMarket): number | null =>
  outcomes.includes('over') ? lineHundredths / HUNDREDTHS : null;
const HUNDREDTHS = 100;

/** "Is Djokovic playing tonight": of who plays for himself, that books price his match. Null: he plays for a team, or a report is stored. */
export function statusOfSide(person: Person, { nowMs, zone }: MarketQuestion): Asked | null {
  const { name, event } = person;
  if (!isBetweenPersons(event) || event.facts.some(({ kind }) => kind === 'injury')) return null;
  const books = booksOn(event.markets.filter(({ market }) => market === 'moneyline'));
  if (books === 0) return null;
  const when = startWords(event.startsAt.toISOString(), nowMs, zone);
  return say(
    `Books expect ${name} to ${leagueOf(event.sportKey) === 'Tennis' ? 'play' : 'fight'}: ${pricing(books)} ${gameLabel(event)}, ${when}. I cannot confirm it, and I have no injury report for it.`,
    [],
    {
      focus: [{ eventId: event.id, market: 'moneyline', side: sideOf(person), line: null, player: null }],
      unjudged: true,
    },
  );
}

const sideOf = (person: Person) => (person.kind === 'side' ? person.selection : 'home');

const booksOn = (markets: readonly SlateMarket[]): number =>
  new Set(markets.flatMap(({ quotes }) => quotes.map(({ bookKey }) => bookKey))).size;
const pricing = (books: number): string => `${books} ${books === 1 ? 'prices' : 'price'}`;

const WOMEN = /^W/;
const himOrHer = ({ sportKey }: SlateEvent): string => (WOMEN.test(leagueOf(sportKey) ?? '') ? 'her' : 'him');

/** That a book prices somebody says that it expects him. */
function pricedWords(name: string, event: SlateEvent, game: string): string {
  const own = event.markets.filter(({ player }) => player === name);
  const kinds = [...new Set(own.map(({ market }) => propName(market)))].slice(0, MOST_KINDS);
  return `Books expect ${himOrHer(event)} to play: ${pricing(booksOn(own))} ${name} on ${list(kinds)} in ${game}.`;
}
