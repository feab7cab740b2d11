import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrage, levelCents } from './arbitrage.ts';
import { noDecimal, refused } from './test-odds.ts';

const price = fc.double({ min: 1.01, max: 200, noNaN: true });

describe('an arbitrage', () => {
  it('of two prices of 2.10 wins 5 % with half on either', () => {
    const found = arbitrage([2.1, 2.1]);
    expect(found.isArbitrage).toBe(true);
    expect(found.profit).toBeCloseTo(0.05, 12);
    expect(found.stakes).toEqual([0.5, 0.5]);
  });

  it('is none at even money, nor with a margin', () => {
    expect(arbitrage([2, 2])).toEqual({ isArbitrage: false, profit: 0, stakes: [0.5, 0.5] });
    expect(arbitrage([1.91, 1.91]).isArbitrage).toBe(false);
    expect(arbitrage([1.91, 1.91]).profit).toBeCloseTo(-0.045, 12);
  });

  it('returns the same whatever happens', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 10 }), (decimals) => {
        const { stakes, profit, isArbitrage } = arbitrage(decimals);
        expect(stakes.reduce((sum, stake) => sum + stake, 0)).toBeCloseTo(1, 12);
        for (const [i, stake] of stakes.entries()) expect(stake * decimals[i]!).toBeCloseTo(1 + profit, 10);
        expect(isArbitrage).toBe(profit > 0);
      }),
    );
  });

  it('refuses what is no market', () => {
    expect(() => arbitrage([2])).toThrow(refused('decimals'));
    fc.assert(
      fc.property(noDecimal, (bad) => {
        expect(() => arbitrage([2, bad])).toThrow(refused('decimals'));
      }),
    );
  });
});

describe('level stakes in cents', () => {
  // Exact fractions: 4,814.8 and 5,185.2 cents.
  it('split $100 over +110 and 1.95 so that either returns at least $101.10', () => {
    expect(levelCents([2.1, 1.95], 10_000)).toEqual([4815, 5185]);
    expect(levelCents([2, 2], 101)).toEqual([51, 50]);
  });

  it('add up, and have the highest lowest return of all splits', () => {
    const least = (stakes: readonly number[], decimals: readonly number[]) =>
      Math.min(...stakes.map((stake, at) => stake * (decimals[at] ?? 0)));
    fc.assert(
      fc.property(price, price, price, fc.integer({ min: 1, max: 60 }), (a, b, c, total) => {
        const decimals = [a, b, c];
        const stakes = levelCents(decimals, total);
        expect(stakes.reduce((sum, stake) => sum + stake, 0)).toBe(total);
        for (let first = 0; first <= total; first += 1)
          for (let second = 0; first + second <= total; second += 1)
            expect(least(stakes, decimals)).toBeGreaterThanOrEqual(
              least([first, second, total - first - second], decimals) - 1e-9,
            );
      }),
      { numRuns: 50 },
    );
  });

  it('refuse a total that is no whole number of cents', () => {
    for (const total of [0, -5, 1.5, Number.NaN, 1e13])
      expect(() => levelCents([2, 2], total)).toThrow(refused('totalCents'));
    expect(() => levelCents([2], 100)).toThrow(refused('decimals'));
  });
});
