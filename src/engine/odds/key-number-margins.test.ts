import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyNumberMargins, NFL_MARGIN_SD, spreadOnMargins } from './key-number-margins.ts';
import { normalSpread } from './normal-line.ts';
import { refused } from './test-odds.ts';

const even = (line: number) => keyNumberMargins({ line, coverProbability: 0.5 });

describe('NFL margins', () => {
  it.each([
    // Observed pushes: 8.5 % at 3, 6.0 % at 7; the plain normal says 3.0 %.
    [-3, 0.0767],
    [-7, 0.0568],
    [0, 0.0033],
  ])('push on a line of %d with a chance of %d', (line, push) => {
    expect(spreadOnMargins(even(line), line).push).toBeCloseTo(push, 4);
  });

  it('make the half point from 3 to 2.5 worth twice what the normal says', () => {
    const margins = even(-3);
    const bought = spreadOnMargins(margins, -2.5).win - spreadOnMargins(margins, -3).win;
    const normal = { mean: 3, sd: NFL_MARGIN_SD };
    expect(bought).toBeCloseTo(0.0767, 4);
    expect(bought / (normalSpread(normal, -2.5).win - normalSpread(normal, -3).win)).toBeGreaterThan(2);
  });

  it('keep the key numbers apart from their neighbours', () => {
    const { chances } = even(-3);
    const at = (margin: number) => chances[margin + 120]!;
    expect(at(3)).toBeGreaterThan(2 * at(2));
    expect(at(7)).toBeGreaterThan(1.4 * at(6));
    expect(at(0)).toBeLessThan(0.2 * at(1));
    expect(at(-3)).toBeGreaterThan(2 * at(-2));
    // 22 is not in the table.
    expect(at(22)).toBeLessThan(at(21));
    expect(at(22)).toBeGreaterThan(at(23));
  });

  it('return the market’s price at its line whatever it is, and add up to 1', () => {
    const line = fc.integer({ min: -40, max: 40 }).map((twice) => twice / 2);
    const cover = fc.double({ min: 0.02, max: 0.98, noNaN: true });
    fc.assert(
      fc.property(line, cover, fc.double({ min: 9, max: 16, noNaN: true }), (points, coverProbability, sd) => {
        const margins = keyNumberMargins({ line: points, coverProbability }, sd);
        const { win, push, lose } = spreadOnMargins(margins, points);
        expect(win / (win + lose)).toBeCloseTo(coverProbability, 10);
        expect(win + push + lose).toBeCloseTo(1, 10);
        for (const chance of margins.chances) expect(chance).toBeGreaterThanOrEqual(0);
        expect(spreadOnMargins(margins, points + 0.5).win).toBeGreaterThanOrEqual(win);
      }),
      { numRuns: 40 },
    );
  });

  it('look the same from the other side', () => {
    const home = keyNumberMargins({ line: -6.5, coverProbability: 0.53 });
    const away = keyNumberMargins({ line: 6.5, coverProbability: 0.47 });
    expect(away.mean).toBeCloseTo(-home.mean, 9);
    expect(spreadOnMargins(away, 3).win).toBeCloseTo(spreadOnMargins(home, -3).lose, 10);
    // To the last margin of either tail, where a chance has 19 zeros.
    for (const [i, chance] of home.chances.entries()) expect(away.chances[240 - i]! / chance).toBeCloseTo(1, 6);
  });

  it('are refused where no line is', () => {
    for (const line of [-3.25, 61, Number.NaN]) {
      expect(() => even(line)).toThrow(refused('line'));
      expect(() => spreadOnMargins(even(-3), line)).toThrow(refused('line'));
    }
    expect(() => keyNumberMargins({ line: -3, coverProbability: 1 })).toThrow(refused('coverProbability'));
    expect(() => keyNumberMargins({ line: -60, coverProbability: 1e-100 })).toThrow(refused('coverProbability'));
    for (const sd of [5, 30]) {
      expect(keyNumberMargins({ line: -3, coverProbability: 0.5 }, sd).chances).toHaveLength(241);
    }
    for (const sd of [0, 4, 31, Number.NaN]) {
      expect(() => keyNumberMargins({ line: -3, coverProbability: 0.5 }, sd)).toThrow(refused('sd'));
    }
  });
});
