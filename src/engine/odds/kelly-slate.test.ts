import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthByEnds } from './growth-by-ends.ts';
import { growthByIntegral } from './growth-by-integral.ts';
import { kelly } from './kelly.ts';
import { kellySimultaneous } from './kelly-simultaneous.ts';
import { maximiseGrowth } from './maximise-growth.ts';
import type { IndependentBet } from './simultaneous-growth.ts';

const same = (count: number, probability: number, decimal: number): IndependentBet[] =>
  Array.from({ length: count }, () => ({ probability, decimal }));

/** A bet as a slate has them: fair odds within some percent of the price, on either side. */
const offered: fc.Arbitrary<IndependentBet> = fc
  .tuple(fc.double({ min: 0.05, max: 0.95, noNaN: true }), fc.double({ min: -0.05, max: 0.15, noNaN: true }))
  .map(([probability, edge]) => ({ probability, decimal: Math.max(1.01, (1 + edge) / probability) }));
const slate = (most: number) => fc.array(offered, { minLength: 1, maxLength: most });
const exposureOf = fc.double({ min: 0.02, max: 0.999, noNaN: true });

const sum = (values: Iterable<number>): number => Array.from(values).reduce((total, value) => total + value, 0);

/** Stakes that use a share of the bankroll, in proportion to the bets' own Kelly stakes. */
function inProportion(bets: readonly IndependentBet[], share: number): Float64Array {
  const singles = bets.map(({ probability, decimal }) => kelly(probability, decimal) + 1e-3);
  const total = sum(singles);
  return Float64Array.from(singles, (single) => (single / total) * share);
}

describe('growth over independent bets, as an integral', () => {
  it('is the sum over all ends, in value, slope and curve, whatever the stakes', () => {
    fc.assert(
      fc.property(slate(9), exposureOf, (bets, share) => {
        const stakes = inProportion(bets, share);
        const [summed, integrated] = [growthByEnds(bets), growthByIntegral(bets)];
        expect(Math.abs(integrated.growthAt(stakes) - summed.growthAt(stakes))).toBeLessThan(1e-12);
        const [exact, found] = [summed.shapeAt(stakes), integrated.shapeAt(stakes)];
        for (const [i, slope] of exact.slope.entries()) {
          expect(Math.abs(found.slope[i]! - slope)).toBeLessThan(1e-11 * Math.max(1, Math.abs(slope)));
          for (const [j, curve] of exact.curve[i]!.entries()) {
            expect(Math.abs(found.curve[i]![j]! - curve)).toBeLessThan(1e-11 * Math.max(1, Math.abs(curve)));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is no number where everything may be lost', () => {
    expect(growthByIntegral(same(2, 0.5, 3)).growthAt(Float64Array.of(0.5, 0.5))).toBeNaN();
  });

  it('leads to the stakes of the exact sum, up to twelve bets and under any exposure', () => {
    fc.assert(
      fc.property(slate(12), exposureOf, (bets, exposure) => {
        const taken = bets.filter(({ probability, decimal }) => kelly(probability, decimal) > 0);
        fc.pre(taken.length > 0);
        const summed = growthByEnds(taken);
        const start = inProportion(taken, exposure / 2);
        const exact = maximiseGrowth(summed, start, exposure);
        const found = maximiseGrowth(growthByIntegral(taken), start, exposure);
        for (const [i, stake] of exact.entries()) expect(Math.abs(found[i]! - stake)).toBeLessThan(1e-9);
        expect(Math.abs(summed.growthAt(found) - summed.growthAt(exact))).toBeLessThan(1e-12);
      }),
      { numRuns: 60 },
    );
  });
});

describe('stakes on a whole slate', () => {
  // Equal bets: the number of wins is binomial, and one stake solves sum P(k) (k d - n)/(1 + f (k d - n)) = 0. 40 digits, mpmath.
  it.each([
    [13, 0.55, 2, 0.0767803229038726],
    [30, 0.31, 3.3, 0.0099346117142256],
    [40, 0.505, 2, 0.0099608518691036],
    [100, 0.503, 2, 0.005978539448339],
  ])('of %d bets at %d and %d are each %d', (count, probability, decimal, stake) => {
    for (const found of kellySimultaneous(same(count, probability, decimal))) expect(found).toBeCloseTo(stake, 11);
  });

  // Two kinds of equal bets: two binomials and two equations; under an exposure one equation and the exposure.
  it('of two kinds are those of an independent computation, with and without an exposure', () => {
    const free = kellySimultaneous([...same(8, 0.53, 2), ...same(12, 0.38, 2.7)]);
    for (const stake of free.slice(0, 8)) expect(stake).toBeCloseTo(0.058155360363029, 11);
    for (const stake of free.slice(8)) expect(stake).toBeCloseTo(0.014775358383339, 11);
    const short = kellySimultaneous([...same(8, 0.55, 2), ...same(12, 0.4, 2.7)], 0.3);
    for (const stake of short.slice(0, 8)) expect(stake).toBeCloseTo(0.029616613536911, 11);
    for (const stake of short.slice(8)) expect(stake).toBeCloseTo(0.005255590975393, 11);
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
