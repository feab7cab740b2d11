import { describe, expect, it } from 'vitest';
import { formatAmerican } from '../odds/format-american.ts';
import { worstDecimal as worstOf } from './worst-decimal.ts';

const worstDecimal = (probability: number, sd: number, kept = 1) => worstOf({ probability, sd, kept });

describe('the worst price worth taking', () => {
  it('without doubt is where a quarter of Kelly first is a quarter of a unit', () => {
    // (0.55 d - 1)/(d - 1) = 0.01 at d = 0.99/0.54 = 1.8333: exactly -120.
    expect(formatAmerican(worstDecimal(0.55, 1e-12))).toBe('-120');
    // (0.3 d - 1)/(d - 1) = 0.01 at d = 0.99/0.29 = 3.41379: +242 on the grid.
    expect(formatAmerican(worstDecimal(0.3, 1e-12))).toBe('+242');
  });

  it('rises with doubt', () => {
    const prices = [0.001, 0.01, 0.02, 0.04, 0.08].map((sd) => worstDecimal(0.5, sd));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(new Set(prices).size).toBe(prices.length);
    expect(prices[0]).toBeGreaterThan(2);
  });

  it('rises the less of the edge is kept', () => {
    // Half of 0.55 d - 1 is a hundredth of d - 1 at d = 0.98/0.53 = 1.849: -117 on the grid.
    expect(formatAmerican(worstDecimal(0.55, 1e-12, 0.5))).toBe('-117');
    expect(worstDecimal(0.5, 0.02, 0.1)).toBeGreaterThan(worstDecimal(0.5, 0.02, 0.5));
  });

  it('stays finite where no price is enough, and where nearly every price is', () => {
    expect(worstDecimal(0.001, 0.0001)).toBe(10_002);
    expect(worstDecimal(0.99999, 1e-9)).toBeGreaterThan(1);
    expect(worstDecimal(0.99999, 1e-9)).toBeLessThan(1.001);
  });
});
