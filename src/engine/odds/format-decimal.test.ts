import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { americanToDecimal } from './american.ts';
import { formatDecimal } from './format-decimal.ts';
import { OddsInputError } from './odds-input-error.ts';

describe('formatDecimal', () => {
  it.each([
    [americanToDecimal(145), '2.45'],
    [americanToDecimal(-110), '1.91'],
    [2, '2.00'],
    [26, '26.00'],
    [1.024, '1.024'],
    [1.0005, '1.00050'],
    [1.0999, '1.100'],
    [1.1, '1.10'],
  ])('writes %d as %s', (decimal, text) => {
    expect(formatDecimal(decimal)).toBe(text);
  });

  it('rounds a limit to the next price that is no worse', () => {
    expect(formatDecimal(1.8929, 'up')).toBe('1.90');
    expect(formatDecimal(1.9, 'up')).toBe('1.90');
    expect(formatDecimal(americanToDecimal(-125), 'up')).toBe('1.80');
    expect(formatDecimal(1.0241, 'up')).toBe('1.025');
  });

  it('stays above 1, within half a step of the price, and a limit never below it', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.0001, max: 10_000, noNaN: true }), (decimal) => {
        const nearest = Number(formatDecimal(decimal));
        const limit = Number(formatDecimal(decimal, 'up'));
        expect(nearest).toBeGreaterThan(1);
        expect(Math.abs(nearest - decimal)).toBeLessThanOrEqual(0.00500001);
        expect(limit).toBeGreaterThanOrEqual(decimal * (1 - 1e-11));
        expect(limit - decimal).toBeLessThanOrEqual(0.01000001);
      }),
    );
  });

  it('refuses what is no price', () => {
    for (const bad of [1, 0, -2, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => formatDecimal(bad)).toThrow(OddsInputError);
  });
});
