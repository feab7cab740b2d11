import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximiseGrowth } from './maximise-growth.ts';
import { solveSymmetric } from './solve-symmetric.ts';

type Hill = { rise: number[]; bend: number[][]; exposure: number };

const TOLERANCE = 1e-9;
const sum = (values: Iterable<number>): number => Array.from(values).reduce((total, value) => total + value, 0);

/** A growth that is a hill of second degree: Newton's step knows it whole, so that only what is held decides the way. */
const hill: fc.Arbitrary<Hill> = fc.integer({ min: 1, max: 5 }).chain((bets) => {
  const weight = fc.double({ min: -1, max: 1, noNaN: true });
  const row = fc.array(weight, { minLength: bets, maxLength: bets });
  return fc
    .tuple(row, fc.array(row, { minLength: bets, maxLength: bets }), fc.double({ min: 0.02, max: 0.95, noNaN: true }))
    .map(([rise, roots, exposure]) => ({ rise, bend: squared(roots), exposure }));
});

/** Positive definite whatever the roots: their product with themselves, and a tenth on the diagonal. */
const squared = (roots: number[][]): number[][] =>
  roots.map((a, i) => roots.map((b, j) => sum(a.map((value, k) => value * (b[k] ?? 0))) + (i === j ? 0.1 : 0)));

const pull = ({ bend }: Hill, stakes: ArrayLike<number>, i: number): number =>
  sum(Array.from(stakes, (stake, j) => (bend[i]?.[j] ?? 0) * stake));

const heightOf = (model: Hill, stakes: ArrayLike<number>): number =>
  sum(Array.from(stakes, (stake, i) => stake * ((model.rise[i] ?? 0) - pull(model, stakes, i) / 2)));

function counted(model: Hill) {
  const calls = { growthAt: 0, shapeAt: 0 };
  return {
    calls,
    growthAt: (stakes: Float64Array) => {
      calls.growthAt += 1;
      return heightOf(model, stakes);
    },
    shapeAt: (stakes: Float64Array) => {
      calls.shapeAt += 1;
      return {
        slope: Float64Array.from(stakes, (_, i) => (model.rise[i] ?? 0) - pull(model, stakes, i)),
        curve: model.bend.map((row, i) => Float64Array.from(row, (value, j) => (j > i ? Number.NaN : value))),
      };
    },
  };
}

/** The one point that no bet held or left out, and no unit of exposure, can better: found by trying every set of bets. */
function topOf(model: Hill): number[] {
  const { rise, bend, exposure } = model;
  for (let set = 0; set < 2 ** rise.length; set += 1) {
    const held = rise.flatMap((_, i) => ((set >> i) % 2 === 1 ? [i] : []));
    const inner = held.map((i) => Float64Array.from(held, (j) => bend[i]?.[j] ?? 0));
    const free = solveSymmetric(
      inner,
      Float64Array.from(held, (i) => rise[i] ?? 0),
    );
    const perUnit = solveSymmetric(inner, new Float64Array(held.length).fill(1));
    for (const price of [0, (sum(free) - exposure) / sum(perUnit)]) {
      const stakes = rise.map(() => 0);
      for (const [k, i] of held.entries()) stakes[i] = (free[k] ?? 0) - price * (perUnit[k] ?? 0);
      if (isTop(model, stakes, price)) return stakes;
    }
  }
  throw new Error('a hill without a top');
}

function isTop(model: Hill, stakes: readonly number[], price: number): boolean {
  const isFull = Math.abs(sum(stakes) - model.exposure) < TOLERANCE;
  if (!(price >= -TOLERANCE) || sum(stakes) > model.exposure + TOLERANCE || (price > TOLERANCE && !isFull))
    return false;
  return stakes.every((stake, i) => {
    const slope = (model.rise[i] ?? 0) - pull(model, stakes, i);
    return stake > TOLERANCE ? Math.abs(slope - price) < 1e-7 : stake > -TOLERANCE && slope <= price + 1e-7;
  });
}

describe('the stakes of greatest growth', () => {
  const starts = fc.tuple(
    hill,
    fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
  );
  const startOf = ({ rise, exposure }: Hill, shares: readonly number[]) => {
    const own = rise.map((_, i) => shares[i] ?? 1);
    return Float64Array.from(own, (share) => (0.9 * exposure * share) / sum(own));
  };

  it('are the top of any hill, wherever the climb begins', () => {
    fc.assert(
      fc.property(starts, ([model, shares]) => {
        const found = maximiseGrowth(counted(model), startOf(model, shares), model.exposure);
        const top = topOf(model);
        for (const [i, stake] of found.entries()) expect(Math.abs(stake - (top[i] ?? Number.NaN))).toBeLessThan(2e-6);
        expect(heightOf(model, found)).toBeGreaterThan(heightOf(model, top) - 1e-12);
        expect(Math.min(0, ...found)).toBe(0);
        expect(sum(found)).toBeLessThanOrEqual(model.exposure + 1e-12);
      }),
      { numRuns: 300 },
    );
  });

  it('are found in hardly more steps than there are bets', () => {
    fc.assert(
      fc.property(starts, ([model, shares]) => {
        const watched = counted(model);
        maximiseGrowth(watched, startOf(model, shares), model.exposure);
        const bets = model.rise.length;
        expect(watched.calls.shapeAt).toBeLessThanOrEqual(bets + 3);
        expect(watched.calls.growthAt).toBeLessThanOrEqual(2 * bets + 3);
      }),
      { numRuns: 300 },
    );
  });
});
