import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrage } from './arbitrage.ts';
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
