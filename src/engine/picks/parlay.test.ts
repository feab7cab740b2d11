import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OddsInputError } from '../odds/odds-input-error.ts';
import { combineLegs } from './parlay.ts';

const leg = (eventId: string, decimal: number, probability: number) => ({ eventId, decimal, probability });

describe('a parlay of different games', () => {
  it('pays the product and wins when all win', () => {
    const combined = combineLegs([leg('a', 2, 0.55), leg('b', 1.5, 0.7), leg('c', 3, 0.3)]);
    expect(combined.decimal).toBeCloseTo(9, 12);
    expect(combined.probability).toBeCloseTo(0.1155, 12);
    expect(combined.edge).toBeCloseTo(9 * 0.1155 - 1, 12);
  });

  it('multiplies the edges, whatever the order of the legs', () => {
    const legs = fc.array(
      fc.tuple(fc.double({ min: 1.01, max: 20, noNaN: true }), fc.double({ min: 0.01, max: 0.99, noNaN: true })),
      { minLength: 2, maxLength: 8 },
    );
    fc.assert(
      fc.property(legs, (pairs) => {
        const all = pairs.map(([decimal, probability], i) => leg(`${i}`, decimal, probability));
        const { edge, decimal } = combineLegs(all);
        const product = pairs.reduce((total, [d, p]) => total * d * p, 1);
        expect(Math.abs(1 + edge - product)).toBeLessThan(1e-12 * Math.max(1, product));
        expect(combineLegs([...all].reverse()).decimal / decimal).toBeCloseTo(1, 9);
      }),
    );
  });

  it('takes the dependence of legs of one game from its lift, and never beats the least likely leg', () => {
    const legs = [leg('a', 1.9, 0.5), leg('a', 1.9, 0.5), leg('b', 2, 0.4)];
    const combined = combineLegs(legs, new Map([['a', 1.2]]));
    expect(combined.independent).toBeCloseTo(0.1, 12);
    expect(combined.probability).toBeCloseTo(0.12, 12);
    expect(combined.fairDecimal).toBeCloseTo(1 / 0.12, 9);
    expect(combineLegs(legs.slice(0, 2), new Map([['a', 5]])).probability).toBe(0.5);
    expect(combineLegs(legs.slice(0, 2), new Map([['a', 0]])).fairDecimal).toBeNull();
    expect(() => combineLegs(legs, new Map([['a', -1]]))).toThrow(expect.objectContaining({ argument: 'lifts' }));
  });

  it('is refused with one leg, two legs of one game, or a leg without a price', () => {
    expect(() => combineLegs([leg('a', 2, 0.5)])).toThrow(expect.objectContaining({ argument: 'legs' }));
    expect(() => combineLegs([leg('a', 2, 0.5), leg('a', 3, 0.3)])).toThrow(OddsInputError);
    expect(() => combineLegs([leg('a', 1, 0.5), leg('b', 3, 0.3)])).toThrow(OddsInputError);
    expect(() => combineLegs([leg('a', 2, 1.5), leg('b', 3, 0.3)])).toThrow(OddsInputError);
    expect(() => combineLegs([leg('a', 1e200, 0.5), leg('b', 1e200, 0.3)])).toThrow(OddsInputError);
  });
});
