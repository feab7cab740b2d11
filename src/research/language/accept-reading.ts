import type { League } from '#engine/names/league.ts';
import { isNamedTeam } from '#engine/names/name-index.ts';
import { TERM_KEYS } from './glossary-terms.ts';
import type { Reading, TeamMention, TimeWindow } from './reading.ts';
import { MAX_LINE, MAX_MONEY, MAX_PICKS } from './reading-bounds.ts';
import { isProtecting, LEAGUES, MARKETS, OPEN_INTENTS, SIDES } from './reading-values.ts';
import { isBookTitle } from './sportsbooks.ts';

/** What a model may say of a question: any value at all. Only what is checked here is taken over. */
export type Candidate = unknown;

const MAX_NAMES = 6;
const MAX_NAME_LENGTH = 60;
const MAX_DECIMAL = 1_001;
const MAX_WINDOW_MS = 21 * 86_400_000;

/**
 * The reading that stands when a model was asked because the rules were unsure. What the rules decided for the writer's
 * protection stays, whatever the model says: distress, age, self-exclusion, and that no wager is taken. Of the rest each
 * field is taken when it is whole, within its bounds and names only known teams and markets; else the rules' own stays.
 * An intent, or a team, that is unknown refuses the candidate.
 *
 * Units: as in `Reading`. Null: the candidate is no reading.
 */
export function acceptReading(candidate: Candidate, rules: Reading): Reading | null {
  if (isProtecting(rules.intent) || rules.topic === 'place_wager') return rules;
  if (!isRecord(candidate)) return null;
  const intent = OPEN_INTENTS.find((known) => known === candidate.intent);
  const leagues = listOf(candidate.leagues, (item) => LEAGUES.find((known) => known === item));
  const markets = listOf(candidate.markets, (item) => MARKETS.find((known) => known === item));
  const teams = listOf(candidate.teams, toTeam);
  const players = listOf(candidate.players, toName);
  if (!intent || !leagues || !markets || !teams || !players) return null;
  return {
    ...rules,
    ...numbersOf(candidate, rules),
    intent,
    leagues,
    markets,
    teams,
    players,
    competitions: leagues.some(hasCompetitions) ? (rules.competitions ?? []) : [],
    side: SIDES.find((known) => known === candidate.side) ?? null,
    book: typeof candidate.book === 'string' && isBookTitle(candidate.book) ? candidate.book : rules.book,
    term: intent === 'explain' ? (TERM_KEYS.find((known) => known === candidate.term) ?? null) : null,
    window: toWindow(candidate.window) ?? rules.window,
    topic: intent === 'small_talk' ? (rules.topic ?? 'unclear') : null,
    unsure: [],
    readBy: 'model',
  };
}

/** Leagues that stand for several competitions, one of which can be named. */
const hasCompetitions = (league: League): boolean => league === 'Soccer' || league === 'Tennis';

type Numbers = Pick<
  Reading,
  'count' | 'minDecimal' | 'maxDecimal' | 'statedDecimal' | 'line' | 'bankroll' | 'unit' | 'pick'
>;

/** A number that is absent is the rules' own: they read digits better than any model. */
function numbersOf(candidate: Record<string, unknown>, rules: Reading): Numbers {
  const take = (key: keyof Numbers, least: number, most: number, step = 0): number | null => {
    const value = candidate[key];
    if (typeof value !== 'number' || !(value >= least && value <= most)) return rules[key] ?? null;
    return step > 0 && !Number.isInteger(value / step) ? (rules[key] ?? null) : value;
  };
  const minDecimal = take('minDecimal', 1.001, MAX_DECIMAL);
  const maxDecimal = take('maxDecimal', 1.001, MAX_DECIMAL);
  const crossed = minDecimal !== null && maxDecimal !== null && minDecimal > maxDecimal;
  return {
    count: take('count', 1, MAX_PICKS, 1),
    minDecimal: crossed ? rules.minDecimal : minDecimal,
    maxDecimal: crossed ? rules.maxDecimal : maxDecimal,
    statedDecimal: take('statedDecimal', 1.001, MAX_DECIMAL),
    line: take('line', -MAX_LINE, MAX_LINE, 0.25),
    bankroll: take('bankroll', 0.01, MAX_MONEY),
    unit: take('unit', 0.01, MAX_MONEY),
    pick: take('pick', 1, MAX_PICKS, 1),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every item as it is known, without repeats; null where one is not, or where there are too many. */
function listOf<T>(value: unknown, known: (item: unknown) => T | undefined): T[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > MAX_NAMES) return null;
  const items: T[] = [];
  for (const item of value) {
    const found = known(item);
    if (found === undefined) return null;
    if (!items.some((taken) => JSON.stringify(taken) === JSON.stringify(found))) items.push(found);
  }
  return items;
}

function toTeam(item: unknown): TeamMention | undefined {
  if (!isRecord(item) || typeof item.name !== 'string') return undefined;
  const { name } = item;
  const league = LEAGUES.find((known) => known === item.league);
  return league && isNamedTeam(league, name) ? { league, name } : undefined;
}

/** A player may be unknown to every table: any short name in letters, without marks of a text or an instruction. */
function toName(item: unknown): string | undefined {
  if (typeof item !== 'string' || item.length > MAX_NAME_LENGTH) return undefined;
  const name = item.trim();
  return /^\p{L}[\p{L}\p{M}'’. -]*$/u.test(name) && name.split(/\s+/).length <= 5 ? name : undefined;
}

function toWindow(value: unknown): TimeWindow | null {
  if (!isRecord(value) || typeof value.label !== 'string') return null;
  const { label, fromMs, toMs } = value;
  if (typeof fromMs !== 'number' || typeof toMs !== 'number') return null;
  const isWhole = Number.isSafeInteger(fromMs) && Number.isSafeInteger(toMs) && fromMs >= 0;
  const isShort = toMs > fromMs && toMs - fromMs <= MAX_WINDOW_MS;
  return isWhole && isShort && /^[a-zA-Z0-9 ,]{1,40}$/.test(label) ? { label, fromMs, toMs } : null;
}
