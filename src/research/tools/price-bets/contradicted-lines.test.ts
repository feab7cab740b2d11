import { describe, expect, it } from 'vitest';
import { contradictedLines } from './contradicted-lines.ts';

type Bet = NonNullable<Parameters<typeof contradictedLines>[0][number]>;
const bet = (line: number, win: number, push: number, books: number, side: Bet['side'] = 'home'): Bet => ({
  eventId: 'g1',
  market: side === 'over' ? 'total' : 'spread',
  period: 'full_game',
  side,
  player: null,
  line,
  chances: { win, push, lose: 1 - win - push },
  books,
  basis: 'quoted',
});

describe('two lines of one market', () => {
  it('contradict each other where the harder one would win more often; what fewer books quote is doubted', () => {
    expect([...contradictedLines([bet(-3, 0.472, 0.077, 8), bet(-3.5, 0.5, 0, 1)])]).toEqual([1]);
    expect([...contradictedLines([bet(-3.5, 0.5, 0, 9), bet(-3, 0.472, 0.077, 2)])]).toEqual([1]);
  });

  it('contradict each other where the easier one wins less often than the harder one wins or pushes', () => {
    expect([...contradictedLines([bet(15.5, 0.5, 0, 6), bet(15, 0.5, 0.014, 2)])]).toEqual([1]);
  });

  it('agree within what books differ by', () => {
    expect(contradictedLines([bet(-3, 0.472, 0.077, 8), bet(-3.5, 0.478, 0, 1)]).size).toBe(0);
    expect(contradictedLines([bet(44.5, 0.52, 0, 8, 'over'), bet(45.5, 0.49, 0, 8, 'over')]).size).toBe(0);
    expect([...contradictedLines([bet(44.5, 0.48, 0, 8, 'over'), bet(45.5, 0.52, 0, 3, 'over')])]).toEqual([1]);
  });

  it('of different sides, games or players say nothing of each other', () => {
    expect(contradictedLines([bet(-3, 0.47, 0.08, 8), { ...bet(-3.5, 0.6, 0, 1), eventId: 'g2' }]).size).toBe(0);
    expect(contradictedLines([bet(-3, 0.47, 0.08, 8), bet(3.5, 0.6, 0, 1, 'away'), null]).size).toBe(0);
  });
});
