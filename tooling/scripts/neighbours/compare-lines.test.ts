import { describe, expect, it } from 'vitest';
import { NOW, testEvent } from '#research/slate/test-slate.ts';
import { meanOf } from '../backtest/running-mean.ts';
import { comparedKey, compareLines, type Moment } from './compare-lines.ts';

const HOUR_MS = 3_600_000;
const MANY = ['draftkings', 'fanduel', 'betmgm', 'caesars'];
const total = (line: number, decimals: readonly number[], books: readonly string[]) => ({
  market: 'total',
  outcomes: ['over', 'under'] as const,
  line,
  decimals,
  books,
});

/** One book alone at 8.5, the others at 8 and by the close at 8.5 too. */
const momentsOf = (alone: readonly number[], close: readonly number[]): Moment[] => {
  const at = (markets: ReturnType<typeof total>[]) => [
    testEvent('game', { home: 'Cubs', away: 'Mets', sportKey: 'baseball_mlb', sportTitle: 'MLB', markets }),
  ];
  return [
    { events: at([total(8.5, alone, ['betrivers']), total(8, [1.91, 1.91], MANY)]), nowMs: NOW.getTime() },
    { events: at([total(8.5, close, MANY)]), nowMs: NOW.getTime() + HOUR_MS },
  ];
};

const moreAtHalf = (moments: Moment[], against: string): number | null | undefined => {
  const compared = compareLines(moments, [
    { home: 'Cubs', away: 'Mets', startsAtMs: NOW.getTime() + 4 * HOUR_MS, homeScore: 2, awayScore: 3 },
  ]).get(comparedKey(against, 'unseen', '1'));
  return compared?.more[2] && meanOf(compared.more[2]);
};

describe('the lines around a line', () => {
  it('bring a book that is far off nearer to a close that bears them out', () => {
    expect(moreAtHalf(momentsOf([1.6, 2.4], [2.1, 1.74]), 'close')).toBeLessThan(-0.001);
  });

  it('take a book away from a close that it knew', () => {
    expect(moreAtHalf(momentsOf([1.6, 2.4], [1.6, 2.4]), 'close')).toBeGreaterThan(0.001);
  });

  it('are held against the result: five runs stay under 8.5, which they say and the book does not', () => {
    expect(moreAtHalf(momentsOf([1.6, 2.4], [1.6, 2.4]), 'result')).toBeLessThan(-0.001);
  });
});
