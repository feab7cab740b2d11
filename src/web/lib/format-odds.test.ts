import { describe, expect, it } from 'vitest';
import {
  formatAmerican,
  formatMoney,
  formatOdds,
  formatPercent,
  formatSignedPercent,
  formatUnits,
  withMinusSigns,
} from './format-odds.ts';

describe('formatting figures', () => {
  it('writes American odds with their sign, minus as a real minus', () => {
    expect(formatAmerican('-105')).toBe('−105');
    expect(formatAmerican('+145')).toBe('+145');
  });

  it('replaces the sign before figures and leaves hyphens between words and digits', () => {
    expect(withMinusSigns('Jets -2.5 (-110)')).toBe('Jets −2.5 (−110)');
    expect(withMinusSigns('-$10.20')).toBe('−$10.20');
    expect(withMinusSigns('3-leg parlay, 1-800-522-4700, same-game')).toBe('3-leg parlay, 1-800-522-4700, same-game');
  });

  it('writes percentages with one decimal, signed ones with their sign', () => {
    expect(formatPercent(0.512)).toBe('51.2%');
    expect(formatSignedPercent(0.0367)).toBe('+3.7%');
    expect(formatSignedPercent(-0.021)).toBe('−2.1%');
  });

  it('gives a rounded zero no sign', () => {
    expect(formatSignedPercent(-0.0001)).toBe('0.0%');
    expect(formatSignedPercent(0.0001)).toBe('0.0%');
  });

  it('writes money with two decimals', () => {
    expect(formatMoney(1599)).toBe('$15.99');
    expect(formatMoney(20)).toBe('$0.20');
    expect(formatMoney(-300)).toBe('−$3.00');
  });

  it('writes units with one decimal, two where they are needed', () => {
    expect(formatUnits(1)).toBe('1.0');
    expect(formatUnits(1.5)).toBe('1.5');
    expect(formatUnits(0.25)).toBe('0.25');
  });
});

describe('a price as the reader wants it', () => {
  it.each([
    ['american', { text: '-105', decimal: 1.952381 }, '−105'],
    ['american', { text: '1.95' }, '−105'],
    ['american', { decimal: 6.96 }, '+596'],
    ['decimal', { text: '-105', decimal: 1.952381 }, '1.95'],
    ['decimal', { text: '-110' }, '1.91'],
    ['decimal', { text: '+145' }, '2.45'],
    ['decimal', { text: '-5000' }, '1.020'],
    ['decimal', { text: '2.5' }, '2.50'],
    ['decimal', { text: 'n/a', decimal: 1 }, 'n/a'],
    ['american', {}, '–'],
    ['decimal', {}, '–'],
  ] as const)('is in %s odds of %j: %s', (format, price, text) => {
    expect(formatOdds(format, price)).toBe(text);
  });

  it('rounds a decimal limit to the next price that is no worse', () => {
    expect(formatOdds('decimal', { decimal: 1.8929 }, 'up')).toBe('1.90');
    expect(formatOdds('decimal', { text: '-125' }, 'up')).toBe('1.80');
  });
});
