import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundRobin } from './round-robin.ts';
import { neededLegProbability, teaserValue } from './teaser.ts';
import { refused } from './test-odds.ts';

const LEGS = [21 / 11, 2.2, 3, 5 / 3];

/** Every choice of so many of the values, one by one. */
function choices<T>(values: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, at) => choices(values.slice(at + 1), size - 1).map((rest) => [value, ...rest]));
}
const product = (values: readonly number[]) => values.reduce((all, value) => all * value, 1);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

// Expected figures: exact fractions, computed apart from this code.
describe('a round robin', () => {
  it('by twos of four legs is six parlays', () => {
    const { parlays, returns } = roundRobin(LEGS, 2);
    expect(parlays).toBe(6);
    expect(returns[1]).toEqual({ winners: 1, least: 0, most: 0 });
    expect(returns[2]!.least).toBeCloseTo(3.1818181818181817, 12);
    expect(returns[2]!.most).toBeCloseTo(6.6, 12);
    expect(returns[3]!.least).toBeCloseTo(11.048484848484849, 12);
    expect(returns[4]!.most).toBeCloseTo(28.375757575757575, 12);
  });

  it('has the edge of its parlays together', () => {
    expect(roundRobin(LEGS, 2, [0.55, 0.46, 1 / 3, 0.61]).edge).toBeCloseTo(0.039605555555555554, 12);
    expect(roundRobin(LEGS, 2).edge).toBeNull();
  });

  it('returns what its parlays return, counted one by one', () => {
    const legs = fc.array(fc.double({ min: 1.05, max: 12, noNaN: true }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(legs, fc.nat(), (decimals, any) => {
        const size = 2 + (any % (decimals.length - 1));
        const { parlays, returns } = roundRobin(decimals, size);
        expect(parlays).toBe(choices(decimals, size).length);
        for (const { winners, least, most } of returns) {
          const won = choices(decimals, winners).map((winning) => sum(choices(winning, size).map(product)));
          expect(least).toBeCloseTo(Math.min(...won), 6);
          expect(most).toBeCloseTo(Math.max(...won), 6);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is refused for what makes none', () => {
    expect(() => roundRobin([2], 2)).toThrow(refused('decimals'));
    expect(() =>
      roundRobin(
        Array.from({ length: 17 }, () => 2),
        2,
      ),
    ).toThrow(refused('decimals'));
    expect(() => roundRobin([2, 2], 3)).toThrow(refused('size'));
    expect(() => roundRobin([2, 2], 1)).toThrow(refused('size'));
    expect(() => roundRobin([2, 2], 2, [0.5])).toThrow(refused('chances'));
    expect(() => roundRobin([2, 2], 2, [0.5, 1.5])).toThrow(refused('chances'));
    expect(() => roundRobin([1e300, 1e300], 2)).toThrow(refused('decimals'));
  });
});

describe('a teaser', () => {
  it('of two legs at -120 needs 73.85 % a leg', () => {
    expect(neededLegProbability(1 + 100 / 120, 2)).toBeCloseTo(0.7385489458759964, 12);
  });

  it('of two legs of 73.5 % at -120 loses a hundredth', () => {
    const { probability, edge } = teaserValue([0.735, 0.735], 1 + 100 / 120);
    expect(probability).toBeCloseTo(0.540225, 12);
    expect(edge).toBeCloseTo(-0.0095875, 12);
  });

  it('brings the stake back where no leg loses and one pushes', () => {
    // By hand: 0.72 x 0.73 = 0.5256 wins, 0.72 x 0.76 = 0.5472 is not lost, so 0.0216 comes back.
    const { probability, edge } = teaserValue([0.72, 0.73], 1 + 100 / 120, [0, 0.03]);
    expect(probability).toBeCloseTo(0.5256, 12);
    expect(edge).toBeCloseTo(0.5256 * (1 + 100 / 120) + 0.0216 - 1, 12);
    expect(() => teaserValue([0.72, 0.73], 2, [0.1])).toThrow(refused('pushes'));
    expect(() => teaserValue([0.72, 0.73], 2, [0, 0.3])).toThrow(refused('pushes'));
  });

  it('breaks even where every leg wins as often as needed', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.05, max: 60, noNaN: true }), fc.integer({ min: 2, max: 12 }), (decimal, legs) => {
        const needed = neededLegProbability(decimal, legs);
        expect(
          teaserValue(
            Array.from({ length: legs }, () => needed),
            decimal,
          ).edge,
        ).toBeCloseTo(0, 9);
      }),
    );
    expect(() => neededLegProbability(2, 1)).toThrow(refused('legs'));
    expect(() => neededLegProbability(1, 2)).toThrow(refused('decimal'));
    expect(() => teaserValue([0.5], 2)).toThrow(refused('chances'));
    expect(() => teaserValue([0.5, 1.1], 2)).toThrow(refused('chances'));
  });
});
