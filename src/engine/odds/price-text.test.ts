import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmerican } from './format-american.ts';
import { priceTextToDecimal } from './price-text.ts';
import { refused } from './test-odds.ts';

describe('a price as bettors write it', () => {
  it.each([
    ['+145', 2.45],
    [' -110 ', 1 + 10 / 11],
    ['\u2212110', 1 + 10 / 11],
    ['+100', 2],
    ['-100', 2],
    ['even', 2],
    ['EV', 2],
    ['150', 2.5],
    ['2.20', 2.2],
    ['1.5', 1.5],
    ['2', 2],
    ['150.0', 150],
    ['6/5', 2.2],
    ['10/11', 1 + 10 / 11],
  ])('%s', (text, decimal) => expect(priceTextToDecimal(text)).toBeCloseTo(decimal, 12));

  it.each([
    '',
    'abc',
    '+50',
    '-99',
    '0',
    '1',
    '0.9',
    '-1.5',
    '1/0',
    '0/5',
    '1e3',
    '+-110',
    '110-',
    'NaN',
    'Infinity',
    '--110',
  ])('refuses "%s"', (text) => expect(() => priceTextToDecimal(text)).toThrow(refused('price')));

  it('reads back what is printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000 }), fc.boolean(), (american, isPlus) => {
        const text = `${isPlus || american === 100 ? '+' : '-'}${american}`;
        expect(formatAmerican(priceTextToDecimal(text))).toBe(text);
      }),
    );
  });
});
