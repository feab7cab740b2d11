import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capExposure, exposureOf } from './cap-exposure.ts';
import { refused } from './test-odds.ts';

const stake = (eventId: string, units: number) => ({ eventId, units });

describe('what open bets put at risk', () => {
  it('counts those of one event once', () => {
    expect(exposureOf([stake('a', 2), stake('a', 1.5), stake('b', 1)])).toBe(3);
    expect(exposureOf([])).toBe(0);
  });

  it('is brought down to ten units in quarters, and left alone below', () => {
    const eight = Array.from({ length: 8 }, (_, i) => stake(`${i}`, 2));
    expect(capExposure(eight)).toEqual(Array.from({ length: 8 }, () => 1.25));
    expect(capExposure(eight.slice(0, 5))).toEqual([2, 2, 2, 2, 2]);
    expect(capExposure([stake('a', 2), stake('a', 1), stake('b', 2)], 2)).toEqual([1, 0.5, 1]);
    expect(capExposure(eight, 0)).toEqual(eight.map(() => 0));
  });

  it('never passes the limit, and no stake rises', () => {
    const stakes = fc.array(
      fc.record({
        eventId: fc.constantFrom('a', 'b', 'c', 'd'),
        units: fc.integer({ min: 0, max: 20 }).map((n) => n / 4),
      }),
    );
    fc.assert(
      fc.property(stakes, fc.double({ min: 0, max: 12, noNaN: true }), (open, most) => {
        const capped = capExposure(open, most);
        expect(exposureOf(open.map(({ eventId }, i) => stake(eventId, capped[i]!)))).toBeLessThanOrEqual(most + 1e-9);
        for (const [i, units] of capped.entries()) expect(units).toBeLessThanOrEqual(open[i]!.units);
      }),
    );
  });

  it('is refused for what is no stake', () => {
    expect(() => exposureOf([stake('a', -1)])).toThrow(refused('units'));
    expect(() => exposureOf([stake('a', 100.5)])).toThrow(refused('units'));
    expect(() => capExposure([], Number.NaN)).toThrow(refused('most'));
  });
});
