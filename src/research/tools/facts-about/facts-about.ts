import { WHOLE_GAME } from '#contract/research/bet.ts';
import type {
  FactKindName,
  FactRow,
  FactsAboutInput,
  FactsAboutResult,
  MissingFacts,
} from '#contract/research/facts.ts';
import type { Evidence, Refusal } from '#contract/research/outcome.ts';
import { readsAsInstruction } from '#engine/grounding/forbidden.ts';
import { plainText } from '#engine/grounding/plain-text.ts';
import { isOnlySaid, isWebAddress } from '../../evidence/fact-evidence.ts';
import { saysMissing } from '../../evidence/fact-stance.ts';
import type { Fact } from '../../slate/fact.ts';
import { gameLabel, sportLabel } from '../../slate/leagues.ts';
import type { Slate, SlateEvent } from '../../slate/slate.ts';
import { ageWords, list } from '../../words/format.ts';
import { shortGame } from '../../words/short-names.ts';
import { askedName } from '../find-games/named-in-game.ts';
import { type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { effectOf } from './fact-effect.ts';
import { type Subject, subjectIn } from './subjects.ts';

const KINDS: readonly FactKindName[] = ['injury', 'weather', 'form', 'head_to_head'];
const KIND_WORDS: Readonly<Record<FactKindName, string>> = {
  injury: 'injury report',
  weather: 'forecast',
  form: 'recent form',
  head_to_head: 'record of past meetings',
};

/** What is stored about a game, a side or a player beside prices, and what is not. */
export function factsAbout(input: FactsAboutInput, world: World): Outcome<FactsAboutResult> {
  const found = subjectsOf(input, world);
  if ('reason' in found) return found;
  const { subjects, unmatched } = found;
  const kinds = input.kinds ?? KINDS;
  const facts = subjects.flatMap(({ event, isAbout }) =>
    readable(event)
      .filter((fact) => kinds.includes(fact.kind) && isAbout(fact))
      .sort((a, b) => rank(a) - rank(b) || b.observedAt.getTime() - a.observedAt.getTime())
      .map((fact) => ({ fact, event })),
  );
  const missing = subjects.flatMap((subject) => missingOf(subject, kinds, world.slate));
  if (facts.length === 0)
    return refusal('not_recorded', missingWords(missing), {
      named: kinds.map((kind) => KIND_WORDS[kind]),
    });
  const shown = facts.slice(input.offset, input.offset + input.limit);
  const rows = shown.map(({ fact, event }) => toRow(fact, event, world.nowMs));
  return {
    ok: true,
    data: {
      answer: answerOf(subjects, rows, facts.length, missingWords(missing)),
      facts: rows,
      notStored: missing.map(({ scope: _, whole: __, ...one }) => one),
      unmatched,
      total: facts.length,
      offset: input.offset,
    },
    verdicts: 0,
    evidence: rows.map(toEvidence),
    assumed: [],
  };
}

function subjectsOf(
  input: FactsAboutInput,
  { slate, nowMs }: World,
): { subjects: Subject[]; unmatched: string[] } | Refusal {
  const { eventId, names = [] } = input;
  if (eventId === undefined && names.length === 0)
    return refusal('needs_input', 'Name one game, or the teams or players.', { named: ['eventId', 'names'] });
  if (eventId !== undefined) {
    const event = slate.events.find(({ id }) => id === eventId);
    if (!event) return refusal('no_such_game', `No stored game has the id ${eventId}.`, { named: [eventId] });
    // Of the game that is named, those of who is named beside it.
    const subject = subjectIn(event, names.map(askedName)) ?? { event, names: [], isAbout: () => true };
    return { subjects: [subject], unmatched: names.filter((name) => !subject.names.includes(name)) };
  }
  const asked = names.map(askedName);
  const coming = slate.events.filter(({ startsAt }) => startsAt.getTime() > nowMs);
  const subjects = coming.flatMap((event) => subjectIn(event, asked) ?? []);
  const unmatched = names.filter((name) => !subjects.some((subject) => subject.names.includes(name)));
  if (subjects.length > 0) return { subjects, unmatched };
  return refusal('no_such_game', `No coming game has ${list(unmatched)}.`, { named: unmatched });
}

/** Fetched text is shown, never obeyed. */
const readable = ({ facts }: SlateEvent): Fact[] =>
  facts
    .filter(({ text }) => !readsAsInstruction(text))
    .map((fact) => ({ ...fact, text: plainText(fact.text) }))
    .filter(({ text }) => text !== '');

/** Who is missing first, then the other kinds; that the weather is unknown, or does not matter, last. */
function rank(fact: Fact): number {
  if (fact.kind === 'injury' && saysMissing(fact)) return -1;
  return isOnlySaid(fact) ? KINDS.length : KINDS.indexOf(fact.kind);
}

/** `whole`: a sentence of its own, which goes by no scope. */
type Missing = MissingFacts & { scope: string; whole?: string };

/** Of the kinds that were asked for those of which nothing is stored here, with how far that goes. */
function missingOf({ event, names, isAbout }: Subject, kinds: readonly FactKindName[], slate: Slate): Missing[] {
  const league = sportLabel(event);
  const others = slate.events.filter(({ sportKey }) => sportKey === event.sportKey).flatMap(({ facts }) => facts);
  const about = names.length > 0 ? `${list(names)} in ${shortGame(gameLabel(event))}` : gameLabel(event);
  return kinds
    .filter((kind) => !event.facts.some((fact) => fact.kind === kind && isAbout(fact)))
    .map((kind) => {
      const whole =
        kind === 'injury' ? namelessReports(event, names) : kind === 'form' ? noGameLogs(event, names) : null;
      if (whole !== null) return { eventId: event.id, league, kind, scope: '', whole, text: whole };
      const hasElsewhere = others.some((fact) => fact.kind === kind);
      const scope = hasElsewhere ? `${about}, though other ${league} games have one` : `any ${league} game`;
      return { eventId: event.id, league, kind, scope, text: missingText([kind], scope) };
    });
}

/** A game's reports that count who is missing and name nobody say nothing of a player, and are stored all the same. Null: there are none. */
function namelessReports(event: SlateEvent, names: readonly string[]): string | null {
  const reports = readable(event).filter(({ kind, player }) => kind === 'injury' && player === '');
  if (reports.length === 0 || !areOfPlayers(event, names)) return null;
  const told = reports.map(({ text }) => text.replace(/\.$/, ''));
  return `No injury report names ${list(names)}. Those of ${shortGame(gameLabel(event))} only count who is missing: ${told.join('; ')}.`;
}

/** How a player did lately is stored of none; how his game's teams did may be. Null: it is asked of a side. */
function noGameLogs(event: SlateEvent, names: readonly string[]): string | null {
  if (!areOfPlayers(event, names)) return null;
  const told = readable(event).flatMap(({ kind, player, text }) =>
    kind === 'form' && player === '' ? [text.replace(/\.$/, '')] : [],
  );
  const ofTeams = told.length > 0 ? ` Of the teams it is: ${told.join('; ')}.` : '';
  return `I have no game logs or other statistics of players, so how ${list(names)} did lately is not known here.${ofTeams}`;
}

const areOfPlayers = ({ home, away }: SlateEvent, names: readonly string[]): boolean =>
  names.length > 0 && !names.some((name) => name === home || name === away);

const missingText = (kinds: readonly FactKindName[], scope: string): string =>
  `I have no ${list(kinds.map((kind) => KIND_WORDS[kind])).replace(/ and (?=[^,]*$)/, ' or ')} for ${scope}.`;

/** All that is missing, the kinds that are missing alike in one sentence. */
function missingWords(missing: readonly Missing[]): string {
  const own = missing.flatMap(({ whole }) => whole ?? []);
  const others = missing.filter(({ whole }) => whole === undefined);
  const scopes = [...new Set(others.map(({ scope }) => scope))];
  const kindsOf = (scope: string) => [...new Set(others.filter((one) => one.scope === scope).map(({ kind }) => kind))];
  return [...own, ...scopes.map((scope) => missingText(kindsOf(scope), scope))].join(' ');
}

function toRow(fact: Fact, event: SlateEvent, nowMs: number): FactRow {
  const ageSeconds = Math.max(0, Math.round((nowMs - fact.observedAt.getTime()) / 1_000));
  const observedAt = fact.observedAt.toISOString();
  return {
    eventId: event.id,
    game: gameLabel(event),
    league: sportLabel(event),
    kind: fact.kind,
    team: fact.team === '' ? null : fact.team,
    player: fact.player === '' ? null : fact.player,
    text: fact.text,
    sourceName: fact.sourceName,
    sourceUrl: isWebAddress(fact.sourceUrl) ? fact.sourceUrl : null,
    observedAt,
    ageSeconds,
    ageText: `${ageWords(ageSeconds)} ago`,
    effect: effectOf(fact, event),
    evidenceId: [event.id, fact.kind, WHOLE_GAME, fact.team, '', fact.player, fact.id, observedAt].join('|'),
  };
}

const toEvidence = ({ evidenceId: id, text, sourceName, sourceUrl, observedAt }: FactRow): Evidence => ({
  id,
  text,
  sourceName,
  ...(sourceUrl !== null && { sourceUrl }),
  observedAt,
});

function answerOf(subjects: readonly Subject[], rows: readonly FactRow[], total: number, missing: string): string {
  const games = list([...new Set(subjects.map(({ event }) => shortGame(gameLabel(event))))].slice(0, 3));
  const [first] = rows;
  const of = subjects.length === 1 && subjects[0]?.names.length === 1 ? `of ${subjects[0].names[0]} ` : '';
  const told = first ? `${said(first)} ${first.effect} ` : '';
  const about =
    total === 1 && first
      ? `I have no other ${first.kind === 'form' ? 'note on form' : KIND_WORDS[first.kind]} ${of}for ${games}.`
      : `That is one of ${total} facts stored ${of}for ${games}.`;
  return `${told}${about}${missing === '' ? '' : ` ${missing}`}`;
}

/** With where it is from and how old it is, in one sentence. */
const said = ({ text, sourceName, ageText }: FactRow): string =>
  `${text.replace(/\.$/, '')} (${sourceName}, ${ageText}).`;
