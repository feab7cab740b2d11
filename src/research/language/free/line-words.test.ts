import { expect, it } from 'vitest';
import { spreadWords, totalWords } from './line-words.ts';

const event = (sportKey: string) => ({ sportKey }) as Parameters<typeof spreadWords>[2] & object;
const rounds = (line: number, side: 'over' | 'under', sportKey: string) =>
  totalWords({ line, side, market: 'total', player: null, event: event(sportKey) });

it.each([
  ['mma_mixed_martial_arts', 4.5, 'over', /middle of round 5, 2:30 of its five minutes: over wins once that is passed/],
  [
    'boxing_boxing',
    6.5,
    'under',
    /middle of round 7, 1:30 of its three minutes: under wins if the fight ends before it/,
  ],
] as const)('counts half a round of %s as the middle of the next', (sportKey, line, side, told) => {
  expect(rounds(line, side, sportKey)).toMatch(told);
});

it.each([
  [3, /wins more games, or at most 2 fewer than the other. At a difference of exactly 3 the stake comes back/],
  [-2.5, /wins at least 3 games more than the other. Who wins the match does not matter/],
] as const)('counts a tennis spread of %s in games', (line, told) => {
  expect(spreadWords('Coco Gauff', line, event('tennis_wta'))).toMatch(told);
});

it('counts points and runs as they are', () => {
  expect(rounds(47.5, 'over', 'americanfootball_nfl')).toMatch(/^47.5 is the number for .*: over wins with 48 or more/);
  expect(spreadWords('the Bills', 4.5, event('americanfootball_nfl'))).toMatch(/lose by 4 or fewer/);
});
