import { describe, expect, it } from 'vitest';
import { type Point, solveDecreasing } from './solve-decreasing.ts';

/** Solves and counts how often the function was asked. */
function solve(
  value: (x: number) => number,
  slope: (x: number) => number,
  bracket: { low: number; high: number; start: number },
): { root: number; asked: number } {
  let asked = 0;
  const root = solveDecreasing((x: number, at: Point) => {
    asked += 1;
    at.value = value(x);
    at.slope = slope(x);
  }, bracket);
  return { root, asked };
}

describe('the root of a decreasing function', () => {
  it('is found at once where the search starts on it, and in one step of a straight line', () => {
    const line = (x: number) => 2 - x;
    expect(solve(line, () => -1, { low: 0, high: 9, start: 2 })).toEqual({ root: 2, asked: 1 });
    expect(solve(line, () => -1, { low: 0, high: 9, start: 7 })).toEqual({ root: 2, asked: 2 });
    // Also at the very end of the bracket.
    expect(solve(line, () => -1, { low: 2, high: 9, start: 7 })).toEqual({ root: 2, asked: 2 });
    expect(solve(line, () => -1, { low: 0, high: 2, start: 1 })).toEqual({ root: 2, asked: 2 });
  });

  it.each([1, 1e6, 1e12])('is found in few steps of Newton’s, whatever the scale of the values: %d', (scale) => {
    const { root, asked } = solve(
      (x) => scale * (2 - x * x),
      (x) => -2 * scale * x,
      { low: 0.1, high: 10, start: 1 },
    );
    expect(root).toBeCloseTo(Math.SQRT2, 13);
    expect(asked).toBeLessThan(8);
  });

  it('is found where Newton’s step leaves the bracket, on either side', () => {
    for (const start of [5, -5]) {
      const bend = { low: -6, high: 6.5, start };
      const { root, asked } = solve(
        (x) => Math.atan(0.5 - x),
        (x) => -1 / (1 + (0.5 - x) ** 2),
        bend,
      );
      expect(root).toBeCloseTo(0.5, 12);
      expect(asked).toBeLessThan(12);
    }
  });

  it('is found by halving where the slope says nothing or the wrong thing', () => {
    for (const slope of [0, 1, Number.NaN]) {
      const { root, asked } = solve(
        (x) => 1 - x ** 3,
        () => slope,
        { low: 0, high: 3, start: 2.9 },
      );
      expect(root).toBeCloseTo(1, 12);
      expect(asked).toBeLessThan(100);
    }
  });
});
