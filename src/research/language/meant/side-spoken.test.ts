import { expect, it } from 'vitest';
import type { BetFocus } from '../reading.ts';
import { entitiesIn } from './entities.ts';
import { pricesOfSide } from './side-spoken.ts';
import { gameOf, known, shown, winnerOf } from './test-known.ts';

const LAKERS = winnerOf('Los Angeles Lakers', 'home');
const askedBehind = (text: string, ...focus: BetFocus[]) =>
  pricesOfSide(entitiesIn(text, known), shown({ focus }), known)?.bets.map(({ market, side }) => [market, side]);

it.each([
  ['do they cover', [['spread', 'home']]],
  ['will they cover tho', [['spread', 'home']]],
  ['too juicy whats their spread', [['spread', 'home']]],
  ['whats its game total', [['total', null]]],
])('is of the side that was spoken of: %s', (text, bets) => {
  expect(askedBehind(text, LAKERS)).toEqual(bets);
});

it.each([
  'do you cover nba',
  'what does cover mean',
  'do the kings cover',
  'is the spread any better',
  'do they win',
  'what about just their ml',
])('is nothing else: %s', (text) => {
  expect(askedBehind(text, LAKERS)).toBeUndefined();
});

it('is of no player and no total, which have no side that covers', () => {
  const prop = { market: 'prop:player_points', side: 'over', line: 26.5, player: 'Luka Doncic' } as const;
  const total = { market: 'total', side: 'over', line: 237, player: null } as const;
  for (const bet of [prop, total])
    expect(askedBehind('do they cover', { eventId: gameOf('Los Angeles Lakers'), ...bet })).toBeUndefined();
});
