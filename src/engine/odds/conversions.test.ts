import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { americanToDecimal, decimalToAmerican } from './american.ts';
import { formatAmerican } from './format-american.ts';
import { decimalToFractional, fractionalToDecimal } from './fractional.ts';
import {
  americanToProbability,
  decimalToProbability,
  probabilityToAmerican,
  probabilityToDecimal,
} from './implied-probability.ts';
import { overround } from './overround.ts';
import { anyDecimal, bookDecimals, noDecimal, refused } from './test-odds.ts';

describe('prices in their three forms', () => {
  it.each([
    [-110, 1.909090909],
    [+145, 2.45],
    [-100, 2],
    [+100, 2],
    [-250, 1.4],
    [+1200, 13],
  ])('American %d pays %d', (american, decimal) => {
    expect(americanToDecimal(american)).toBeCloseTo(decimal, 9);
  });

  it.each([
    [2.45, '+145'],
    [1 + 100 / 110, '-110'],
    [1.91, '-110'],
    [2, '+100'],
    [1.9999, '+100'],
    [1.994, '-101'],
    [2.004, '+100'],
    [2.006, '+101'],
    [1.0001, '-1000000'],
    [10_001, '+1000000'],
  ])('%d is printed %s', (decimal, text) => {
    expect(formatAmerican(decimal)).toBe(text);
  });

  it.each([
    ['10/11', 1 + 10 / 11],
    [' 7 / 2 ', 4.5],
    ['2.25/1.125', 3],
    ['1/1', 2],
  ])('%s pays %d', (fractional, decimal) => {
    expect(fractionalToDecimal(fractional)).toBe(decimal);
  });

  it('finds the British price a bettor would recognise', () => {
    expect(decimalToFractional(1.91, 11)).toBe('10/11');
    expect(decimalToFractional(1.5)).toBe('1/2');
    expect(decimalToFractional(101)).toBe('100/1');
    expect(decimalToFractional(4 / 3)).toBe('1/3');
    expect(decimalToFractional(1.0001, 100)).toBe('1/100');
    expect(decimalToFractional(3.4, 1)).toBe('2/1');
    // pi - 3 is .14159: 1/7 is nearer than 7/50, and 8/57 nearer than 1/7.
    expect(decimalToFractional(Math.PI - 2, 50)).toBe('1/7');
    expect(decimalToFractional(Math.PI - 2, 57)).toBe('8/57');
  });

  it('turns chances into fair prices and back', () => {
    expect(decimalToProbability(4)).toBe(0.25);
    expect(probabilityToDecimal(0.4)).toBe(2.5);
    expect(probabilityToAmerican(0.4)).toBeCloseTo(150, 9);
    expect(probabilityToAmerican(0.75)).toBeCloseTo(-300, 9);
    expect(americanToProbability(-110)).toBeCloseTo(11 / 21, 12);
  });

  it('returns to where it came from', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.0001, max: 10_000, noNaN: true }), (decimal) => {
        expect(americanToDecimal(decimalToAmerican(decimal)) / decimal).toBeCloseTo(1, 12);
        expect(probabilityToDecimal(decimalToProbability(decimal)) / decimal).toBeCloseTo(1, 12);
        const printed = formatAmerican(decimal);
        expect(formatAmerican(americanToDecimal(Number(printed)))).toBe(printed);
        expect(printed).toMatch(/^[+-][1-9]\d{2,}$/);
      }),
    );
  });

  it('keeps whole American odds exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000 }), fc.boolean(), (size, minus) => {
        const american = minus ? -size : size;
        expect(formatAmerican(americanToDecimal(american))).toBe(minus ? `-${size}` : `+${size}`);
      }),
    );
  });

  it('keeps every fraction within its limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 100 }), (numerator, denominator) => {
        const decimal = 1 + numerator / denominator;
        expect(fractionalToDecimal(decimalToFractional(decimal, 100))).toBeCloseTo(decimal, 12);
      }),
    );
  });

  it('prints any price without a NaN, an Infinity or an exponent', () => {
    fc.assert(
      fc.property(anyDecimal, (decimal) => {
        expect(formatAmerican(decimal)).toMatch(/^[+-]\d+$/);
        expect(decimalToFractional(decimal)).toMatch(/^\d+\/\d+$/);
      }),
    );
  });
});

describe('even money', () => {
  it('is +100', () => {
    expect(decimalToAmerican(2)).toBe(100);
  });
});

describe('what is no price', () => {
  it('is refused by name', () => {
    fc.assert(
      fc.property(noDecimal, (decimal) => {
        for (const convert of [decimalToAmerican, formatAmerican, decimalToProbability, decimalToFractional]) {
          expect(() => convert(decimal)).toThrow(refused('decimal'));
        }
      }),
    );
    expect(() => americanToDecimal(99)).toThrow(refused('american'));
    expect(() => americanToDecimal(Number.NaN)).toThrow(refused('american'));
    expect(() => decimalToFractional(2, 0)).toThrow(refused('maxDenominator'));
    for (const none of ['0/5', '5/0', '7/2x', 'x7/2', '7', '', '7/']) {
      expect(() => fractionalToDecimal(none)).toThrow(refused('fractional'));
    }
    expect(() => probabilityToDecimal(Number.MIN_VALUE)).toThrow(refused('probability'));
  });
});

describe('overround', () => {
  it('measures a -110/-110 market', () => {
    const { booksum, margin, hold } = overround([21 / 11, 21 / 11]);
    expect(booksum).toBeCloseTo(22 / 21, 12);
    expect(margin).toBeCloseTo(1 / 21, 12);
    expect(hold).toBeCloseTo(1 / 22, 12);
  });

  it('never holds more than everything, and holds less than its margin', () => {
    fc.assert(
      fc.property(bookDecimals(), (decimals) => {
        const { margin, hold } = overround(decimals);
        expect(hold).toBeLessThan(1);
        expect(hold).toBeLessThanOrEqual(margin);
      }),
    );
  });
});
