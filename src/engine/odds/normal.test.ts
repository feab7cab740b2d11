import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inverseNormalCdf } from './inverse-normal-cdf.ts';
import { normalCdf } from './normal-cdf.ts';
import { refused } from './test-odds.ts';

/** From a 30-digit computation. */
const KNOWN: [x: number, probability: number][] = [
  [0, 0.5],
  [1, 0.841344746068543],
  [-1.959963984540054, 0.025000000000000015],
  [2.7, 0.9965330261969594],
  [-6, 9.865876450376981e-10],
  [-20, 2.753624118606234e-89],
];

describe('the normal distribution', () => {
  it.each(KNOWN)('at %d is %d', (x, probability) => {
    expect(Math.abs(normalCdf(x) / probability - 1)).toBeLessThan(1e-13);
  });

  it.each([
    [0.975, 1.959963984540054],
    [1e-10, -6.361340902404056],
    [0.3, -0.5244005127080408],
    [0.5, 0],
  ])('%d lies at %d', (probability, x) => {
    expect(inverseNormalCdf(probability)).toBeCloseTo(x, 13);
  });

  it('never falls, from end to end, also where the series meets the continued fraction', () => {
    let last = 0;
    for (let x = -40; x <= 40; x += 0.01) {
      const probability = normalCdf(x);
      expect(probability).toBeGreaterThanOrEqual(last);
      last = probability;
    }
    expect(last).toBe(1);
    expect(Math.abs(normalCdf(2.5 - 1e-12) - normalCdf(2.5))).toBeLessThan(1e-13);
  });

  it('is undone by its inverse, in both tails', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 0.5, noNaN: true }), (probability) => {
        expect(normalCdf(inverseNormalCdf(probability)) / probability).toBeCloseTo(1, 11);
        expect(normalCdf(-inverseNormalCdf(probability))).toBeCloseTo(1 - probability, 14);
      }),
    );
  });

  it('refuses what has no place on it', () => {
    expect(() => normalCdf(Number.NaN)).toThrow(refused('x'));
    for (const probability of [0, 1, -0.1, 1.1, Number.NaN]) {
      expect(() => inverseNormalCdf(probability)).toThrow(refused('probability'));
    }
  });
});
