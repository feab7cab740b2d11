import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEvenProbability, expectedValue, probabilityEdge } from './expected-value.ts';
import { kelly, kellyShrunk } from './kelly.ts';
import { logGrowth } from './log-growth.ts';
import { expectedValueWithPush, fairDecimalWithPush, kellyWithPush } from './push.ts';
import { anyDecimal, noDecimal, refused } from './test-odds.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });
const price = fc.double({ min: 1.01, max: 200, noNaN: true });

describe('the value of a price', () => {
  it('of +110 on an even chance is 5 cents on the unit', () => {
    expect(expectedValue(0.5, 2.1)).toBeCloseTo(0.05, 12);
    expect(probabilityEdge(0.5, 2.1)).toBeCloseTo(0.5 - 1 / 2.1, 12);
    expect(breakEvenProbability(2.1)).toBeCloseTo(10 / 21, 12);
  });

  it('with a push counts only what is decided', () => {
    const chances = { win: 0.48, push: 0.1, lose: 0.42 };
    expect(expectedValueWithPush(chances, 2)).toBeCloseTo(0.06, 12);
    expect(fairDecimalWithPush(chances)).toBeCloseTo(1.875, 12);
    expect(kellyWithPush(chances, 2)).toBeCloseTo(1 / 15, 12);
    expect(kellyWithPush(chances, 1.8)).toBe(0);
    expect(() => fairDecimalWithPush({ win: 0.5, push: 0.1, lose: 0.5 })).toThrow(refused('chances'));
    expect(() => fairDecimalWithPush({ win: 0, push: 0.5, lose: 0.5 })).toThrow(refused('chances'));
    for (const end of ['win', 'push', 'lose']) {
      expect(() => expectedValueWithPush({ ...chances, [end]: 1.01 }, 2)).toThrow(refused(end));
      expect(() => expectedValueWithPush({ ...chances, [end]: -0.01 }, 2)).toThrow(refused(end));
    }
    expect(() => expectedValueWithPush(chances, 1)).toThrow(refused('decimal'));
  });

  it('is finite for every price and refused for every other number', () => {
    fc.assert(
      fc.property(chance, anyDecimal, noDecimal, (probability, decimal, bad) => {
        for (const value of [
          expectedValue(probability, decimal),
          kelly(probability, decimal),
          kellyShrunk(probability, decimal, 0.02),
          logGrowth(probability, decimal, 0.01),
        ]) {
          expect(Number.isFinite(value)).toBe(true);
        }
        expect(() => expectedValue(probability, bad)).toThrow(refused('decimal'));
        expect(() => kelly(probability, bad)).toThrow(refused('decimal'));
        expect(() => kellyShrunk(probability, bad, 0.1)).toThrow(refused('decimal'));
        expect(() => logGrowth(probability, bad, 0.1)).toThrow(refused('decimal'));
      }),
    );
    for (const bad of [-0.1, 1.1, Number.NaN]) {
      expect(() => expectedValue(bad, 2)).toThrow(refused('probability'));
    }
    expect(() => kellyShrunk(0.5, 2.1, -1)).toThrow(refused('sd'));
    for (const stake of [-0.1, 1]) expect(() => logGrowth(0.5, 2.1, stake)).toThrow(refused('stake'));
  });
});

describe('the stake', () => {
  it('is Kelly’s, and nothing without an edge', () => {
    expect(kelly(0.55, 2)).toBeCloseTo(0.1, 12);
    expect(kelly(0.5, 2)).toBe(0);
    expect(kelly(0.4, 2)).toBe(0);
    expect(kelly(1, 3)).toBe(1);
  });

  it('shrinks with doubt: half of it when the edge is one deviation', () => {
    expect(kellyShrunk(0.55, 2, 0)).toBeCloseTo(0.1, 12);
    expect(kellyShrunk(0.55, 2, 0.05)).toBeCloseTo(0.05, 12);
  });

  it('makes the bankroll grow by the mean of both ends', () => {
    expect(logGrowth(0.5, 3, 0.2)).toBeCloseTo(0.5 * Math.log(1.4) + 0.5 * Math.log(0.8), 14);
    expect(logGrowth(0.5, 3, 0)).toBe(0);
  });

  it('grows the bankroll faster than any other stake', () => {
    fc.assert(
      fc.property(chance, price, fc.double({ min: 0, max: 0.99, noNaN: true }), (probability, decimal, other) => {
        const best = Math.min(kelly(probability, decimal), 0.999);
        expect(logGrowth(probability, decimal, best)).toBeGreaterThanOrEqual(
          logGrowth(probability, decimal, other) - 1e-12,
        );
      }),
    );
  });

  it('never falls when the price rises, nor exceeds the unshrunk one', () => {
    fc.assert(
      fc.property(chance, price, fc.double({ min: 1.0001, max: 2, noNaN: true }), (probability, decimal, factor) => {
        const better = decimal * factor;
        expect(kelly(probability, better)).toBeGreaterThanOrEqual(kelly(probability, decimal) - 1e-12);
        expect(kellyShrunk(probability, better, 0.02)).toBeGreaterThanOrEqual(
          kellyShrunk(probability, decimal, 0.02) - 1e-12,
        );
        expect(kellyShrunk(probability, decimal, 0.02)).toBeLessThanOrEqual(kelly(probability, decimal));
      }),
    );
  });
});
