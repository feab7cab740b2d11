import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kelly, kellyShrunk } from './kelly.ts';
import { kellyPart, kellyShrinkage } from './kelly-part.ts';
import { refused } from './test-odds.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });
const price = fc.double({ min: 1.01, max: 200, noNaN: true });

describe('part of the Kelly stake', () => {
  it('is a quarter of it, never more than there is', () => {
    expect(kellyPart(0.55, 2, 0.25)).toBeCloseTo(0.025, 12);
    expect(kellyPart(0.55, 2, 0)).toBe(0);
    expect(kellyPart(0.4, 2, 0.5)).toBe(0);
    expect(kellyPart(0.9, 2, 3)).toBe(1);
    expect(() => kellyPart(0.55, 2, -0.1)).toThrow(refused('fraction'));
    expect(() => kellyPart(1.1, 2, 1)).toThrow(refused('probability'));
  });

  it('that is left with doubt is half where the edge is one deviation', () => {
    expect(kellyShrinkage(0.55, 2, 0.05)).toBeCloseTo(0.5, 12);
    expect(kellyShrinkage(0.45, 2, 0.05)).toBeCloseTo(0.5, 12);
    expect(kellyShrinkage(0.55, 2, 0)).toBe(1);
    expect(kellyShrinkage(0.5, 2, 0)).toBe(0);
    expect(() => kellyShrinkage(0.5, 2, -1)).toThrow(refused('sd'));
    expect(() => kellyShrinkage(0.5, 1, 0)).toThrow(refused('decimal'));
  });

  it('times the stake is the shrunk stake', () => {
    fc.assert(
      fc.property(chance, price, fc.double({ min: 0, max: 0.3, noNaN: true }), (probability, decimal, sd) => {
        const part = kellyShrinkage(probability, decimal, sd);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
        expect(kelly(probability, decimal) * part).toBeCloseTo(kellyShrunk(probability, decimal, sd), 12);
      }),
    );
  });
});
