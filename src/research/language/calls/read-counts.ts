import type { Token } from '#engine/names/tokenise.ts';
import type { CountAmount, LineAmount, ShareAmount } from './amount.ts';
import { priceAt } from './read-price.ts';

const MAX_LINE = 400;
const COUNTED: Readonly<Record<string, string>> = {
  leg: 'legs',
  legs: 'legs',
  legger: 'legs',
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
  if (!number || number.sign || number.dollars) return null;
  const attached = COUNTED[number.suffix];
  const after = COUNTED[tokens[at + 1]?.text ?? ''];
  if (attached) return { from: at, to: at + 1, count: number.value, of: attached };
  // "Over 25.5 points" is a line of points.
  const isLine = after === 'points' && /^(over|under|o|u)$/.test(tokens[at - 1]?.text ?? '');
  if (!after || isLine || number.suffix !== '') return null;
  return { from: at, to: at + 2, count: number.value, of: after };
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
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const first = tokens[at]?.number;
    if (!first || first.sign || first.dollars || first.suffix !== '' || !isGames(first.value)) continue;
    if (priceAt(tokens, at)) continue;
    const games = [first.value];
    let to = at + 1;
    for (; to < tokens.length; to += 1) {
      const next = tokens[to]?.number;
      if (!next?.afterDash || next.suffix !== '' || !isGames(next.value) || games.length === 3) break;
      games.push(next.value);
    }
    if (games.length >= 2 && games[0] !== undefined) return { from: at, to, games };
  }
  return null;
}

const isGames = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MOST_GAMES;
