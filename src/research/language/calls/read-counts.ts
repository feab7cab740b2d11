import type { Token } from '#engine/names/tokenise.ts';
import { SEVERAL_IN_WORDS } from '../number-words.ts';
import type { CountAmount, LineAmount, ShareAmount } from './amount.ts';
import { priceAt } from './read-price.ts';

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

export function shareAt(tokens: readonly Token[], at: number): ShareAmount | null {
  const number = tokens[at]?.number;
  if (!number) return null;
  const word = /^(percent|pct|percentage)$/.test(tokens[at + 1]?.text ?? '');
  if (!number.percent && !word) return null;
  return { from: at, to: at + (word ? 2 : 1), share: number.value / 100 };
}

export function countAt(tokens: readonly Token[], at: number): CountAmount | null {
  const number = tokens[at]?.number;
  const next = tokens[at + 1];
  // "350, team is at -180": what stands behind a comma is not counted.
  const after = next && !next.afterBreak ? COUNTED[next.text] : undefined;
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

/** "Over 25.5 points" is a line of points; "a 50 bet" is one bet of 50. */
function isNoCount(tokens: readonly Token[], at: number, value: number): boolean {
  const next = tokens[at + 1]?.text ?? '';
  const isLine = COUNTED[next] === 'points' && /^(over|under|o|u)$/.test(tokens[at - 1]?.text ?? '');
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
