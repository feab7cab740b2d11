import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidence, type DataQuality, stakeUnits, starCap } from './confidence.ts';
import { fairDeviation } from './fair-deviation.ts';
import { refused } from './test-odds.ts';

const FULL: DataQuality = { books: 6, sharpBooks: 1, ageSeconds: 60 };
const rate = (probability: number, decimal: number, sd: number, quality: Partial<DataQuality> = {}) =>
  confidence({ probability, decimal, sd }, { ...FULL, ...quality });

describe('the deviation of a fair chance', () => {
  const evidence = {
    probability: 0.5,
    effectiveBooks: 4,
    methodRange: { low: 0.5, high: 0.5 },
    ageSeconds: 0,
    leadSeconds: 0,
  };

  it('adds up books, what they share, the methods and the time from the price to the start', () => {
    expect(fairDeviation(evidence)).toBeCloseTo(0.25 * Math.hypot(0.025, 0.02), 12);
    const of = (ageSeconds: number, leadSeconds: number) => fairDeviation({ ...evidence, ageSeconds, leadSeconds });
    for (const [age, lead] of [[21_600, 0] as const, [0, 21_600] as const, [3_600, 18_000] as const]) {
      expect(of(age, lead)).toBeCloseTo(0.25 * Math.hypot(0.025, 0.02, 0.0625), 12);
    }
    expect(of(0, 86_400)).toBeCloseTo(0.25 * Math.hypot(0.025, 0.02, 0.125), 12);
    expect(of(0, 4 * 86_400)).toBeCloseTo(0.25 * Math.hypot(0.025, 0.02, 0.125 * Math.sqrt(3)), 12);
    expect(of(1e308, 1e308)).toBe(of(0, 3 * 86_400));
    const halfRange = Math.log(0.52 / 0.48) / 2;
    expect(fairDeviation({ ...evidence, methodRange: { low: 0.5, high: 0.52 } })).toBeCloseTo(
      0.25 * Math.hypot(0.025, 0.02, halfRange),
      12,
    );
  });

  it('counts how far the methods lie apart, wherever they lie', () => {
    const apart = (Math.log(0.56 / 0.44) - Math.log(0.52 / 0.48)) / 2;
    expect(fairDeviation({ ...evidence, methodRange: { low: 0.52, high: 0.56 } })).toBeCloseTo(
      0.25 * Math.hypot(0.025, 0.02, apart),
      12,
    );
  });

  it('refuses certainty, no books and prices from the future', () => {
    expect(() => fairDeviation({ ...evidence, probability: 1 })).toThrow(refused('probability'));
    expect(() => fairDeviation({ ...evidence, effectiveBooks: 0 })).toThrow(refused('effectiveBooks'));
    expect(() => fairDeviation({ ...evidence, ageSeconds: -1 })).toThrow(refused('ageSeconds'));
    for (const methodRange of [
      { low: 0, high: 0.5 },
      { low: 0.5, high: 1 },
    ]) {
      expect(() => fairDeviation({ ...evidence, methodRange })).toThrow(refused('methodRange'));
    }
  });
});

describe('stars', () => {
  it.each([
    // p - 1/d in deviations: 2, 1.5, 0.75, 0.25, -1
    [0.56, 2, 0.03, 5],
    [0.53, 2, 0.02, 4],
    [0.515, 2, 0.02, 3],
    [0.5025, 2, 0.01, 2],
    [0.49, 2, 0.01, 1],
    // Almost certain, but the edge itself is small.
    [0.51, 2, 0.001, 4],
    [0.509, 2, 0.001, 3],
    [0.504, 2, 0.001, 2],
  ])('for %d at %d with a deviation of %d are %d', (probability, decimal, sd, stars) => {
    expect(rate(probability, decimal, sd).stars).toBe(stars);
  });

  it.each<[string, Partial<DataQuality>, number]>([
    ['a full market', {}, 5],
    ['no sharp book', { sharpBooks: 0 }, 4],
    ['two books', { books: 2 }, 3],
    ['a price older than 30 minutes', { ageSeconds: 1_801 }, 3],
    ['a parlay', { parlay: true }, 3],
    ['one book', { books: 1 }, 2],
    ['an unconfirmed edge', { unconfirmed: true }, 2],
    ['a price older than 2 hours', { ageSeconds: 7_201 }, 1],
  ])('are capped for %s', (_, quality, stars) => {
    expect(rate(0.6, 2, 0.02, quality).stars).toBe(stars);
  });

  it.each<[string, Partial<DataQuality>, number]>([
    ['three books', { books: 3 }, 5],
    ['a price of 30 minutes', { ageSeconds: 1_800 }, 5],
    ['a price of 2 hours', { ageSeconds: 7_200 }, 3],
  ])('are not capped further at the limit itself: %s', (_, quality, cap) => {
    expect(starCap(0.5, { ...FULL, ...quality })).toBe(cap);
  });

  it('are capped at three for a long shot', () => {
    expect(starCap(0.19, FULL)).toBe(3);
    expect(starCap(0.2, FULL)).toBe(5);
    expect(() => starCap(0.5, { ...FULL, books: 0 })).toThrow(refused('books'));
    expect(() => starCap(0.5, { ...FULL, sharpBooks: -1 })).toThrow(refused('sharpBooks'));
    expect(() => starCap(0.5, { ...FULL, ageSeconds: -1 })).toThrow(refused('ageSeconds'));
  });

  it('refuse to be given without a deviation', () => {
    expect(() => rate(0.5, 2, 0)).toThrow(refused('sd'));
  });
});

describe('units', () => {
  it('are a quarter of the shrunk Kelly stake in quarters, capped by the stars', () => {
    expect(stakeUnits(0.03, 5)).toBe(0.75);
    expect(stakeUnits(0.0399, 5)).toBe(0.75);
    expect(stakeUnits(0.04, 5)).toBe(1);
    expect(stakeUnits(0.5, 5)).toBe(2);
    expect(stakeUnits(0.5, 4)).toBe(1.5);
    expect(stakeUnits(0.5, 3)).toBe(1);
    expect(stakeUnits(0.5, 2)).toBe(0.5);
    expect(stakeUnits(0.5, 1)).toBe(0);
    expect(stakeUnits(0.0099, 5)).toBe(0);
  });

  it('and stars never fall when the price rises', () => {
    const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    const price = fc.double({ min: 1.01, max: 100, noNaN: true });
    const sd = fc.double({ min: 1e-4, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(chance, price, price, sd, (probability, one, two, deviation) => {
        const worse = rate(probability, Math.min(one, two), deviation);
        const better = rate(probability, Math.max(one, two), deviation);
        expect(better.stars).toBeGreaterThanOrEqual(worse.stars);
        expect(better.units).toBeGreaterThanOrEqual(worse.units);
        // Prices a rounding apart may turn the last digit of the distribution function.
        expect(better.edgePositiveProbability).toBeGreaterThanOrEqual(worse.edgePositiveProbability - 1e-12);
        expect(better.units * 4).toBe(Math.round(better.units * 4));
        if (better.stars === 1) expect(better.units).toBe(0);
      }),
    );
  });
});
