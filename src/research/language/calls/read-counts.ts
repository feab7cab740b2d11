import type { Token } from '#engine/names/tokenise.ts';
import { SEVERAL_IN_WORDS } from '../number-words.ts';
import type { CountAmount, LineAmount, ShareAmount } from './amount.ts';
import { bareChanceAt } from './bare-chance.ts';
import { isPlural, priceAt } from './read-price.ts';

const MAX_LINE = 400;
const COUNTED: Readonly<Record<string, string>> = {
  leg: 'legs',
  legs: 'legs',
  legger: 'legs',
  leggers: 'legs',
  teamers: 'legs',
  team: 'legs',
  teams: 'legs',
  teamer: 'legs',
  unit: 'units',
  units: 'units',
  u: 'units',
  point: 'points',
  points: 'points',
  pt: 'points',
  pts: 'points',
  bet: 'bets',
  bets: 'bets',
  wagers: 'bets',
  plays: 'bets',
  picks: 'picks',
  pick: 'picks',
  games: 'games',
  cents: 'cents',
  cent: 'cents',
  straight: 'streak',
  consecutive: 'streak',
  losses: 'streak',
  losers: 'streak',
  days: 'days',
  hours: 'hours',
  books: 'books',
};

const WHOLE = 100;

/** "60/40" parts a whole between two sides: no odds are written so, and the first of them is one's own. */
export const isSplit = ([first, second]: readonly [number, number]): boolean =>
  first > 0 && second > 0 && first + second === WHOLE;

export function shareAt(tokens: readonly Token[], at: number): ShareAmount | null {
  const { number, pair } = tokens[at] ?? {};
  if (pair && isSplit(pair)) return { from: at, to: at + 1, share: pair[0] / WHOLE };
  if (!number) return null;
  const word = /^(percent|pct|percentage|percenters?|pcts)$/.test(tokens[at + 1]?.text ?? '');
  const bare = number.percent || word ? null : bareChanceAt(tokens, at);
  if (bare !== null) return { from: at, to: at + 1, share: bare };
  if (!number.percent && !word) return null;
  return { from: at, to: at + (word ? 2 : 1), share: number.value / 100 };
}

export function countAt(tokens: readonly Token[], at: number): CountAmount | null {
  const number = tokens[at]?.number;
  const next = tokens[at + 1];
  const several = isPlural(next) ? howManyAt(tokens, at) : undefined;
  if (several !== undefined) return { from: at, to: at + 1, count: several, of: 'legs' };
  const units = unitsInWords(tokens, at);
  if (units) return units;
  // "350, team is at -180": what stands behind a comma is not counted.
  const after = next && !next.afterBreak && !asksYou(tokens, at + 1) ? COUNTED[next.text] : undefined;
  if (!number) {
    const count = SEVERAL_IN_WORDS[tokens[at]?.text ?? ''];
    return count !== undefined && after === 'legs' ? { from: at, to: at + 2, count, of: after } : null;
  }
  if (number.sign || number.dollars) return null;
  const attached = COUNTED[number.suffix];
  if (attached) return { from: at, to: at + 1, count: number.value, of: attached };
  if (!after || number.suffix !== '' || isNoCount(tokens, at, number.value)) return null;
  return { from: at, to: at + 2, count: number.value, of: after };
}

/** "Under 39 u like" asks somebody, and counts no units. */
const asksYou = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'u' && OF_YOU.test(tokens[at + 1]?.text ?? '');
const OF_YOU = /^(like|liking|love|got|take|taking|think|feel|feeling|on|playing|betting|see|lean|leaning)$/;

/** "Three -110s", "3 -110s". */
function howManyAt(tokens: readonly Token[], at: number): number | undefined {
  const { number = null, text = '' } = tokens[at] ?? {};
  if (number === null) return SEVERAL_IN_WORDS[text];
  const isPlain = number.sign === null && !number.dollars && !number.percent && number.suffix === '';
  return isPlain && Number.isInteger(number.value) && number.value > 1 ? number.value : undefined;
}

const PARTS_OF_UNIT: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, one: 1, whole: 1, full: 1 };

/** "Half a unit", "a whole unit", "one unit". */
function unitsInWords(tokens: readonly Token[], at: number): CountAmount | null {
  const count = PARTS_OF_UNIT[tokens[at]?.text ?? ''];
  const to = tokens[at + 1]?.text === 'a' ? at + 2 : at + 1;
  const isUnit = tokens[to]?.text === 'unit' && !/^(size|is)$/.test(tokens[to + 1]?.text ?? '');
  return count !== undefined && isUnit ? { from: at, to: to + 1, count, of: 'units' } : null;
}

/** No teaser gives more points. */
const MOST_TEASED = 14.5;

/** "Over 25.5 points" is a line of points, as is "Wemby 24.5 pts"; "a 50 bet" is one bet of 50. */
function isNoCount(tokens: readonly Token[], at: number, value: number): boolean {
  const next = tokens[at + 1]?.text ?? '';
  const isOfPoints = COUNTED[next] === 'points';
  const isHalf = value > MOST_TEASED && !Number.isInteger(value);
  const isLine = isOfPoints && (isHalf || /^(over|under|o|u)$/.test(tokens[at - 1]?.text ?? ''));
  const isRun = /^(sample|bankroll|stretch|run|season|streak|span)$/.test(tokens[at + 2]?.text ?? '');
  return isLine || (next === 'bet' && value > 1 && !isRun);
}

export function lineAt(tokens: readonly Token[], at: number): LineAmount | null {
  const number = tokens[at]?.number;
  if (!number || number.dollars || number.percent || number.value > MAX_LINE) return null;
  if (!/^(|pts|pt|goals|ks|runs|yds|\+)$/.test(number.suffix) || !Number.isInteger(number.value * 4)) return null;
  const signed = number.sign !== null || number.afterDash;
  const line = number.sign === '-' || number.afterDash ? -number.value : number.value;
  return { from: at, to: at + 1, line, signed };
}

const MOST_GAMES = 10_000;

/** "45-38", "45-38-2", "120 and 100": a record, and no line. */
export function readRecord(tokens: readonly Token[]): { from: number; to: number; games: readonly number[] } | null {
  for (const at of tokens.keys()) {
    if (!beginsRecord(tokens, at)) continue;
    const games = [tokens[at]?.number?.value ?? 0];
    for (const { number } of tokens.slice(at + 1)) {
      if (!number?.afterDash || number.suffix !== '' || !isGames(number.value) || games.length === 3) break;
      games.push(number.value);
    }
    if (games.length >= 2) return { from: at, to: at + games.length, games };
  }
  return null;
}

/** A whole number that is no price and no line: "o47-110" is a line with its price. */
function beginsRecord(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]?.number;
  const isWhole = first && first.sign === null && !first.dollars && first.suffix === '' && isGames(first.value);
  return isWhole === true && !priceAt(tokens, at) && !/^(over|under|o|u)$/.test(tokens[at - 1]?.text ?? '');
}

const isGames = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MOST_GAMES;
