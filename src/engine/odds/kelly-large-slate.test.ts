import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthByIntegral } from './growth-by-integral.ts';
import { kelly } from './kelly.ts';
import { kellySimultaneous } from './kelly-simultaneous.ts';
import type { IndependentBet } from './simultaneous-growth.ts';

const same = (count: number, probability: number, decimal: number): IndependentBet[] =>
  Array.from({ length: count }, () => ({ probability, decimal }));

/** A bet as a slate has them: fair odds within some percent of the price, on either side. */
const offered: fc.Arbitrary<IndependentBet> = fc
  .tuple(fc.double({ min: 0.05, max: 0.95, noNaN: true }), fc.double({ min: -0.05, max: 0.15, noNaN: true }))
  .map(([probability, edge]) => ({ probability, decimal: Math.max(1.01, (1 + edge) / probability) }));
const exposureOf = fc.double({ min: 0.02, max: 0.999, noNaN: true });

const sum = (values: Iterable<number>): number => Array.from(values).reduce((total, value) => total + value, 0);

describe('stakes on a large slate', () => {
  // As in kelly-slate.test.ts: one stake solves a binomial equation. 40 digits, mpmath.
  it.each([
    [30, 0.31, 3.3, 0.0099346117142256],
    [40, 0.505, 2, 0.0099608518691036],
    [100, 0.503, 2, 0.005978539448339],
  ])('of %d bets at %d and %d are each %d', (count, probability, decimal, stake) => {
    for (const found of kellySimultaneous(same(count, probability, decimal))) expect(found).toBeCloseTo(stake, 11);
  });

  const many = fc.array(offered, { minLength: 13, maxLength: 40 });

  it('lie within 0 and the exposure, leave out what has no edge, and cannot be bettered', () => {
    fc.assert(
      fc.property(
        many,
        exposureOf,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (bets, exposure, noise) => {
          const stakes = kellySimultaneous(bets, exposure);
          expect(sum(stakes)).toBeLessThanOrEqual(exposure + 1e-12);
          for (const [i, stake] of stakes.entries()) {
            const single = kelly(bets[i]!.probability, bets[i]!.decimal);
            expect(stake).toBeGreaterThanOrEqual(0);
            expect(stake).toBeLessThanOrEqual(single + 1e-9);
          }
          const { growthAt } = growthByIntegral(bets);
          const best = growthAt(Float64Array.from(stakes));
          const other = Float64Array.from(stakes, (stake) => stake * 0.5 + 0.01 * (noise.next().value ?? 0));
          const share = Math.min(1, exposure / sum(other));
          expect(growthAt(other.map((stake) => stake * share))).toBeLessThanOrEqual(best + 1e-13);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('do not ask for the order of the bets, and rise with a bet’s own chance', () => {
    fc.assert(
      fc.property(many, exposureOf, (bets, exposure) => {
        const stakes = kellySimultaneous(bets, exposure);
        const reversed = kellySimultaneous(bets.toReversed(), exposure).toReversed();
        for (const [i, stake] of reversed.entries()) expect(Math.abs(stake - stakes[i]!)).toBeLessThan(1e-8);
        const [first, ...rest] = bets;
        const surer = { ...first!, probability: first!.probability + 0.01 };
        expect(kellySimultaneous([surer, ...rest], exposure)[0]).toBeGreaterThanOrEqual(stakes[0]! - 1e-9);
      }),
      { numRuns: 25 },
    );
  });

  it('grow no slower under a larger exposure', () => {
    fc.assert(
      fc.property(many, fc.double({ min: 0.02, max: 0.5, noNaN: true }), (bets, exposure) => {
        const { growthAt } = growthByIntegral(bets);
        const grown = (most: number) => growthAt(Float64Array.from(kellySimultaneous(bets, most)));
        expect(grown(exposure + 0.1)).toBeGreaterThanOrEqual(grown(exposure) - 1e-13);
      }),
      { numRuns: 25 },
    );
  });

  it('are found for a hundred bets, also where every edge is absurd', () => {
    const bets = Array.from({ length: 100 }, (_, i) => {
      const probability = 0.02 + 0.0095 * i;
      return { probability, decimal: Math.max(1.01, (1 + (0.5 * ((i * 37) % 101)) / 101) / probability) };
    });
    const { shapeAt } = growthByIntegral(bets);
    for (const exposure of [0.1, 0.5, 1]) {
      const stakes = kellySimultaneous(bets, exposure);
      expect(sum(stakes)).toBeLessThanOrEqual(exposure);
      // The conditions of the maximum: what is staked on brings the same everywhere, what is left out no more.
      const { slope } = shapeAt(Float64Array.from(stakes));
      const price = Math.max(...slope.filter((_, i) => stakes[i]! > 0));
      for (const [i, stake] of stakes.entries()) {
        if (stake > 1e-6) expect(slope[i]).toBeCloseTo(price, 6);
        else expect(slope[i]).toBeLessThan(price + 1e-6);
      }
    }
  });
});
