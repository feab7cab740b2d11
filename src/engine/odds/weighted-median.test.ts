import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refused } from './test-odds.ts';
import { weightedMedian } from './weighted-median.ts';

describe('the weighted median', () => {
  it.each([
    [[3, 1, 2], [1, 1, 1], 2],
    [[1, 2, 3, 4], [1, 1, 1, 1], 2.5],
    [[1, 10], [1, 3], 10],
    [[1, 2, 10], [1, 1, 2], 6],
    [[5, 7], [0, 1], 7],
    [[1, 2, 9], [1, 0, 1], 5],
    [[7, 5], [1, 0], 7],
    [[4], [0.3], 4],
  ])('of %j with weights %j is %d', (values, weights, median) => {
    expect(weightedMedian(values, weights)).toBe(median);
  });

  it('lies among the values, asks only for the ratio of the weights, and for no order', () => {
    const pair = fc.tuple(fc.integer({ min: -1_000, max: 1_000 }), fc.integer({ min: 1, max: 100 }));
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 20 }), (pairs) => {
        const values = pairs.map(([value]) => value);
        const weights = pairs.map(([, weight]) => weight);
        const median = weightedMedian(values, weights);
        expect(median).toBeGreaterThanOrEqual(Math.min(...values));
        expect(median).toBeLessThanOrEqual(Math.max(...values));
        const doubled = weights.map((weight) => weight * 2);
        expect(weightedMedian(values, doubled)).toBe(median);
        expect(weightedMedian(values.toReversed(), weights.toReversed())).toBe(median);
        const below = pairs.reduce((sum, [value, weight]) => sum + (value < median ? weight : 0), 0);
        expect(below).toBeLessThanOrEqual(weights.reduce((sum, weight) => sum + weight, 0) / 2);
      }),
    );
  });

  it('refuses values and weights that are none', () => {
    expect(() => weightedMedian([], [])).toThrow(refused('values'));
    expect(() => weightedMedian([1, Number.NaN], [1, 1])).toThrow(refused('values'));
    expect(() => weightedMedian([1, 2], [1])).toThrow(refused('weights'));
    expect(() => weightedMedian([1, 2], [1, -1])).toThrow(refused('weights'));
    expect(() => weightedMedian([1, 2], [0, 0])).toThrow(refused('weights'));
    expect(() => weightedMedian([1, 2], [1e308, 1e308])).toThrow(refused('weights'));
  });
});
