import { describe, expect, it } from 'vitest';
import {
  formatAmerican,
  formatMoney,
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
