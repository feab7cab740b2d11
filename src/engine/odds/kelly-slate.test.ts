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
  it.each([[13, 0.55, 2, 0.0767803229038726]])(
    'of %d bets at %d and %d are each %d',
    (count, probability, decimal, stake) => {
      for (const found of kellySimultaneous(same(count, probability, decimal))) expect(found).toBeCloseTo(stake, 11);
    },
  );

  // Two kinds of equal bets: two binomials and two equations; under an exposure one equation and the exposure.
  it('of two kinds are those of an independent computation, with and without an exposure', () => {
    const free = kellySimultaneous([...same(8, 0.53, 2), ...same(12, 0.38, 2.7)]);
    for (const stake of free.slice(0, 8)) expect(stake).toBeCloseTo(0.058155360363029, 11);
    for (const stake of free.slice(8)) expect(stake).toBeCloseTo(0.014775358383339, 11);
    const short = kellySimultaneous([...same(8, 0.55, 2), ...same(12, 0.4, 2.7)], 0.3);
    for (const stake of short.slice(0, 8)) expect(stake).toBeCloseTo(0.029616613536911, 11);
    for (const stake of short.slice(8)) expect(stake).toBeCloseTo(0.005255590975393, 11);
  });
});
