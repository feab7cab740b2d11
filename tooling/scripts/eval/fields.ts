import type { Reading, TeamMention } from '../../../src/research/language/reading.ts';
import { windowMatches } from './match-window.ts';
import type { Expectation, Question } from './question.ts';

export type FieldResult = { field: string; right: boolean; wanted: unknown; got: unknown };

/** Intents that ask for picks: what their questions leave out must be left out of the reading as well. */
const ASKS_FOR_PICKS: ReadonlySet<string> = new Set(['picks', 'one_game', 'compare', 'parlay', 'slip_check']);
/** What names a bet and what names whose it is are one to the reader; whether it is judged the desk decides. */
const OF_NAMED: ReadonlySet<string> = new Set(['picks', 'one_game', 'compare', 'slip_check']);
const kindOf = (intent: string): string => (OF_NAMED.has(intent) ? 'picks' : intent);
/** Where persons compete, a side of the event is a person. */
const OF_PERSONS: ReadonlySet<string> = new Set(['UFC', 'Boxing', 'Tennis']);

const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|'/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const same = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify(a.map(fold).sort()) === JSON.stringify(b.map(fold).sort());

/** Every field of a question that is judged, with what was wanted and what was read. */
export function judgeFields({ expect, now, timeZone }: Question, reading: Reading): FieldResult[] {
  const intents = [expect.intent].flat();
  const strict = intents.every((intent) => ASKS_FOR_PICKS.has(intent));
  const results: FieldResult[] = [];
  const judge = (field: string, wanted: unknown, got: unknown, right: boolean) =>
    results.push({ field, right, wanted, got });
  judge('intent', expect.intent, reading.intent, intents.map(kindOf).includes(kindOf(reading.intent)));
  if (expect.leagues) judge('sport', expect.leagues, leaguesOf(reading), same(expect.leagues, leaguesOf(reading)));
  if (expect.teams) {
    const teams = reading.teams.filter(({ league }) => !OF_PERSONS.has(league)).map(nameOf);
    judge('teams', expect.teams, teams, same(expect.teams, teams));
  }
  if (expect.players || strict) {
    const persons = [...reading.teams.filter(({ league }) => OF_PERSONS.has(league)).map(nameOf), ...reading.players];
    judge('players', expect.players ?? [], persons, samePersons(expect.players ?? [], persons));
  }
  if (expect.markets) judge('markets', expect.markets, reading.markets, same(expect.markets, reading.markets));
  if (expect.window !== undefined || strict) {
    const wanted = expect.window ?? null;
    judge('window', wanted, reading.window, windowMatches(wanted, reading.window, { now, timeZone }));
  }
  for (const [field, keys] of NUMBERS) judgeNumbers(field, keys, expect, reading, strict, judge);
  return results;
}

const nameOf = ({ name }: TeamMention): string => name;

const leaguesOf = ({ leagues, teams }: Reading): readonly string[] =>
  leagues.length > 0 ? leagues : [...new Set(teams.map(({ league }) => league))];

/** "mahomes" and "Patrick Mahomes" are one person: the words of one name are in the other, or the first letters are. */
function samePersons(wanted: readonly string[], got: readonly string[]): boolean {
  const isOne = (a: string, b: string) => isWithin(a, b) || isWithin(b, a) || initials(a) === fold(b);
  return wanted.length === got.length && wanted.every((name) => got.some((other) => isOne(other, name)));
}

const isWithin = (part: string, whole: string): boolean => {
  const words = new Set(fold(whole).split(' '));
  return fold(part)
    .split(' ')
    .every((word) => [...words].some((other) => other === word || (word.length >= 4 && other.startsWith(word))));
};

const initials = (name: string): string =>
  name
    .split(/[\s-]|(?<=Mc)/)
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase();

type Key =
  | 'count'
  | 'minDecimal'
  | 'maxDecimal'
  | 'statedDecimal'
  | 'bankroll'
  | 'unit'
  | 'line'
  | 'side'
  | 'book'
  | 'term'
  | 'mentionsSuicide';

const NUMBERS: readonly (readonly [string, readonly Key[]])[] = [
  ['count', ['count']],
  ['odds limits', ['minDecimal', 'maxDecimal']],
  ['stated price', ['statedDecimal', 'book']],
  ['bankroll, unit', ['bankroll', 'unit']],
  ['line, side', ['line', 'side']],
  ['term', ['term', 'mentionsSuicide']],
];

function judgeNumbers(
  field: string,
  keys: readonly Key[],
  expect: Expectation,
  reading: Reading,
  strict: boolean,
  judge: (field: string, wanted: unknown, got: unknown, right: boolean) => void,
): void {
  const stated = keys.filter((key) => expect[key] !== undefined);
  if (stated.length === 0 && (!strict || field === 'term')) return;
  const judged = strict && field !== 'term' ? keys : stated;
  const values: Partial<Record<string, unknown>> = { ...reading };
  const wanted = judged.map((key) => expect[key] ?? null);
  const got = judged.map((key) => values[key] ?? null);
  judge(
    field,
    wanted,
    got,
    wanted.every((value, at) => isEqual(value, got[at])),
  );
}

const isEqual = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) < 0.001);
