import type { Header } from './header.ts';
import type { Layout, PriceColumns, Result } from './layout.ts';

/**
 * A file of one's own: home_odds, away_odds and, for three outcomes, draw_odds; result as H/D/A, 1/X/2 or
 * home/draw/away. Prices are decimal, or American where they carry a sign. best_home_odds and so on are the prices
 * that could have been taken; season is optional.
 */
export function plainLayout(header: Header): Layout {
  const { home_odds: home, away_odds: away, result } = header.need('home_odds', 'away_odds', 'result');
  const draw = header.find('draw_odds');
  const outcomes = draw === undefined ? 2 : 3;
  const season = header.find('season');
  const name = outcomes === 2 ? 'moneyline' : '1x2';
  const best = ['best_home_odds', ...(outcomes === 3 ? ['best_draw_odds'] : []), 'best_away_odds'];
  const bestColumns = best.map((column) => header.find(column)).filter((place) => place !== undefined);
  const hasBest = bestColumns.length === outcomes;
  const own: PriceColumns = {
    name,
    columns: draw === undefined ? [home, away] : [home, draw, away],
    notation: 'signed',
    best: hasBest ? 'best' : null,
  };
  return {
    name: 'plain',
    outcomes,
    priceSets: hasBest ? [own, { name: 'best', columns: bestColumns, notation: 'signed', best: null }] : [own],
    result: (row) => readResult(row[result], outcomes),
    season: (row) => (season === undefined ? '' : (row[season] ?? '')),
  };
}

const WORDS: Record<string, 'home' | 'draw' | 'away'> = {
  h: 'home',
  home: 'home',
  '1': 'home',
  d: 'draw',
  draw: 'draw',
  x: 'draw',
  tie: 'draw',
  a: 'away',
  away: 'away',
  '2': 'away',
};

function readResult(cell: string | undefined, outcomes: 2 | 3): Result {
  const word = WORDS[cell?.trim().toLowerCase() ?? ''];
  if (word === undefined) return 'unknown';
  if (word === 'home') return 0;
  if (word === 'away') return outcomes - 1;
  return outcomes === 3 ? 1 : 'tie';
}
