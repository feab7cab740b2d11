import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kelly } from './kelly.ts';
import { expectedValueOfOutcomes, kellyOfOutcomes, type NetOutcome } from './net-outcomes.ts';
import { kellyWithPush } from './push.ts';
import { refused } from './test-odds.ts';

const ends = (...pairs: [probability: number, net: number][]): NetOutcome[] =>
  pairs.map(([probability, net]) => ({ probability, net }));

const anyEnds = fc
  .array(fc.tuple(fc.double({ min: 0.01, max: 1, noNaN: true }), fc.double({ min: -1, max: 20, noNaN: true })), {
    minLength: 2,
    maxLength: 6,
  })
  .map((pairs) => {
    const total = pairs.reduce((sum, [share]) => sum + share, 0);
    return ends(...pairs.map(([share, net]): [number, number] => [share / total, net]));
  });

describe('a bet with many ends', () => {
  it('is worth the mean of them: a line of -0.25 at 1.95', () => {
    expect(expectedValueOfOutcomes(ends([0.5, 0.95], [0.25, -0.5], [0.25, -1]))).toBeCloseTo(0.1, 12);
  });

  it('is staked as Kelly says for two ends, and for a push', () => {
    expect(kellyOfOutcomes(ends([0.55, 1], [0.45, -1]))).toBeCloseTo(0.1, 12);
    const chances = { win: 0.48, push: 0.1, lose: 0.42 };
    expect(kellyOfOutcomes(ends([0.48, 0.9], [0.1, 0], [0.42, -1]))).toBeCloseTo(kellyWithPush(chances, 1.9), 12);
    expect(kellyOfOutcomes(ends([0.5, 1], [0.5, -1]))).toBe(0);
    expect(kellyOfOutcomes(ends([0.4, 1], [0.6, -1]))).toBe(0);
  });

  it('takes the whole bankroll where nothing can be lost, or only so little that borrowing would pay', () => {
    expect(kellyOfOutcomes(ends([0.5, 1], [0.5, 0]))).toBe(1);
    expect(kellyOfOutcomes(ends([0.9, 1], [0.1, -0.1]))).toBe(1);
    expect(kellyOfOutcomes(ends([1, 1], [0, -1]))).toBe(1);
  });

  it('may lose more than its stake, as when laying', () => {
    // Laying at 3.0 for one unit of profit is backing the other side at 1.5 with two units.
    expect(kellyOfOutcomes(ends([0.7, 1], [0.3, -2]))).toBeCloseTo(kelly(0.7, 1.5) / 2, 12);
  });

  it('grows fastest at the stake given', () => {
    const growth = (outcomes: NetOutcome[], stake: number) =>
      outcomes.reduce((sum, { probability, net }) => sum + probability * Math.log1p(stake * net), 0);
    fc.assert(
      fc.property(anyEnds, fc.double({ min: 0, max: 0.999, noNaN: true }), (outcomes, other) => {
        const best = kellyOfOutcomes(outcomes);
        expect(best).toBeGreaterThanOrEqual(0);
        expect(best).toBeLessThanOrEqual(1);
        expect(growth(outcomes, best)).toBeGreaterThanOrEqual(growth(outcomes, other) - 1e-9);
        expect(kellyOfOutcomes(outcomes.toReversed())).toBeCloseTo(best, 9);
      }),
    );
  });

  it('refuses ends that are none', () => {
    expect(() => expectedValueOfOutcomes([])).toThrow(refused('outcomes'));
    expect(() => expectedValueOfOutcomes(ends([0.5, 1], [0.4, -1]))).toThrow(refused('outcomes'));
    expect(() => kellyOfOutcomes(ends([0.5, Number.POSITIVE_INFINITY], [0.5, -1]))).toThrow(refused('outcomes'));
    expect(() => kellyOfOutcomes(ends([1.5, 1], [-0.5, -1]))).toThrow(refused('outcomes'));
    expect(() => kellyOfOutcomes(ends([Number.NaN, 1], [0.5, -1]))).toThrow(refused('outcomes'));
  });
});
