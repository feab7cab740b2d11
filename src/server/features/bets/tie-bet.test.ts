import { expect, it } from 'vitest';
import { tieBet } from './tie-bet.ts';

const GAME = { home: 'Kansas City Chiefs', away: 'Buffalo Bills' };

it.each([
  ['Over 44.5', undefined, { market: 'total', selection: 'over', lineHundredths: 4450 }],
  ['Over 44.5', 'total', { market: 'total', selection: 'over', lineHundredths: 4450 }],
  ['Buffalo Bills +3', 'spread', { market: 'spread', selection: 'away', lineHundredths: 300 }],
  ['Over 1.5', 'parlay', null],
  ['Over 64.5', 'prop', null],
  ['Buffalo Bills ML', 'spread', null],
] as const)('%s, said to be a bet on %s, is settled by the score only where both say so', (bet, market, tie) => {
  expect(tieBet(GAME, { bet, market })).toEqual(tie);
});

it('what a player does is settled by no score of his game', () => {
  expect(tieBet(GAME, { bet: 'Over 64.5', player: 'Josh Allen' })).toBeNull();
});
