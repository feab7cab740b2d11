import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kelly } from './kelly.ts';
import { kellyExclusive } from './kelly-exclusive.ts';
import { refused } from './test-odds.ts';

/** Expected log growth of stakes on exclusive outcomes; what is left of the chances is that none of them happens. */
function growth(probabilities: number[], decimals: number[], stakes: number[]): number {
  const kept = 1 - stakes.reduce((sum, stake) => sum + stake, 0);
  const none = 1 - probabilities.reduce((sum, probability) => sum + probability, 0);
  const ifNone = none > 1e-12 ? none * Math.log(kept) : 0;
  return probabilities.reduce((sum, p, i) => sum + p * Math.log(kept + decimals[i]! * stakes[i]!), ifNone);
}

const market = fc
  .array(fc.tuple(fc.double({ min: 0.02, max: 1, noNaN: true }), fc.double({ min: 0.7, max: 1.2, noNaN: true })), {
    minLength: 2,
    maxLength: 6,
  })
  .map((pairs) => {
    const total = pairs.reduce((sum, [share]) => sum + share, 0) * 1.05;
    const probabilities = pairs.map(([share]) => share / total);
    return { probabilities, decimals: pairs.map(([, value], i) => Math.max(1.01, value / probabilities[i]!)) };
  });

describe('stakes on outcomes of one market', () => {
  it('are Kelly’s for a single bet', () => {
    expect(kellyExclusive([0.55], [2]).stakes[0]).toBeCloseTo(kelly(0.55, 2), 12);
    expect(kellyExclusive([0.5], [2])).toEqual({ stakes: [0], reserve: 1 });
  });

  it('hedge with an outcome that has no edge of its own', () => {
    // R = .25/(1 - 1/2.5 - 1/3.2); p - R/d
    const reserve = 0.25 / (1 - 0.4 - 0.3125);
    const found = kellyExclusive([0.45, 0.3, 0.25], [2.5, 3.2, 2.8]);
    expect(found.reserve).toBeCloseTo(reserve, 12);
    expect(found.stakes[0]).toBeCloseTo(0.45 - reserve * 0.4, 12);
    expect(found.stakes[1]).toBeCloseTo(0.3 - reserve * 0.3125, 12);
    expect(found.stakes[2]).toBe(0);
    expect(0.3 * 3.2).toBeLessThan(1);
  });

  it('are the chances themselves where the book has no margin against us', () => {
    const { stakes, reserve } = kellyExclusive([0.6, 0.4], [2.1, 2.1]);
    expect(stakes[0]).toBeCloseTo(0.6, 12);
    expect(stakes[1]).toBeCloseTo(0.4, 12);
    expect(reserve).toBeCloseTo(0, 12);
    expect(kellyExclusive([0.6, 0.4], [2, 2]).reserve).toBeGreaterThanOrEqual(0);
  });

  it('grow faster than any others, and with what is kept make one bankroll', () => {
    const noise = fc.array(fc.double({ min: 0, max: 0.15, noNaN: true }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(market, noise, ({ probabilities, decimals }, others) => {
        const { stakes, reserve } = kellyExclusive(probabilities, decimals);
        expect(stakes.reduce((sum, stake) => sum + stake, reserve)).toBeCloseTo(1, 9);
        for (const stake of stakes) expect(stake).toBeGreaterThanOrEqual(0);
        const best = growth(probabilities, decimals, stakes);
        expect(best).toBeGreaterThanOrEqual(growth(probabilities, decimals, others.slice(0, stakes.length)) - 1e-12);
        const reversed = kellyExclusive(probabilities.toReversed(), decimals.toReversed()).stakes.toReversed();
        for (const [i, stake] of reversed.entries()) expect(stake).toBeCloseTo(stakes[i]!, 9);
      }),
    );
  });

  it('refuse what is no market', () => {
    expect(() => kellyExclusive([], [])).toThrow(refused('probabilities'));
    expect(() => kellyExclusive([0.6, 0.6], [2, 3])).toThrow(refused('probabilities'));
    expect(() => kellyExclusive([-0.1, 0.6], [2, 3])).toThrow(refused('probabilities'));
    expect(() => kellyExclusive([0.5], [2, 3])).toThrow(refused('decimals'));
    expect(() => kellyExclusive([0.5, 0.5], [2, 1])).toThrow(refused('decimals'));
  });
});
