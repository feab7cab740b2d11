import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineModel, lineChances } from '../odds/line-model.ts';
import { marginModel, totalModel } from '../odds/point-models.ts';
import { refused } from '../odds/test-odds.ts';
import { chancesBetween, neighbouringChances } from './neighbouring-lines.ts';

const ENDS = ['win', 'push', 'lose'] as const;
const nfl = marginModel('nfl', 45);
/** The same model, which lays its chances on a quoted line once and not for each line that is asked about. */
function laidOnce(model: LineModel): LineModel {
  const laid = new Map<string, ReturnType<LineModel['pointsAt']>>();
  const pointsAt: LineModel['pointsAt'] = (at) => {
    const key = `${at.number} ${at.probability}`;
    const points = laid.get(key) ?? model.pointsAt(at);
    laid.set(key, points);
    return points;
  };
  return { ...model, pointsAt };
}
const quoted = (line: number, probability: number, effectiveBooks = 4) => ({ line, probability, effectiveBooks });

describe('a line that nobody quotes', () => {
  it('is priced as its only neighbour says', () => {
    const found = neighbouringChances(nfl, [quoted(-2.5, 0.52)], -4);
    const own = lineChances(nfl, quoted(-2.5, 0.52))(-4);
    for (const end of ENDS) expect(found?.chances[end]).toBeCloseTo(own[end], 12);
    expect(found?.used).toEqual([{ line: -2.5, share: 1 }]);
  });

  it('wins what the next harder half wins and loses what the next easier half loses', () => {
    const found = neighbouringChances(nfl, [quoted(6.5, 0.61), quoted(7.5, 0.66)], 7);
    expect(found?.chances).toEqual({
      win: expect.closeTo(0.61, 12),
      push: expect.closeTo(0.05, 12),
      lose: expect.closeTo(0.34, 12),
    });
    expect(found?.used.map(({ share }) => share)).toEqual([0.5, 0.5]);
    // A whole line that is quoted tells the half beside it: margins of 4 and more.
    const whole = lineChances(nfl, quoted(-3, 0.5))(-3);
    const half = neighbouringChances(nfl, [quoted(-6, 0.38), quoted(-3, 0.5)], -3.5);
    expect(half?.chances.win).toBeCloseTo(whole.win, 12);
    expect(half?.used[0]).toEqual({ line: -3, share: expect.closeTo(5 / 6, 12) });
  });

  it('is no worse than a harder line, whatever is quoted around it', () => {
    const lines = fc.uniqueArray(fc.integer({ min: -28, max: 28 }), { minLength: 1, maxLength: 4 });
    const chance = fc.double({ min: 0.2, max: 0.8, noNaN: true });
    fc.assert(
      fc.property(lines, fc.array(chance, { minLength: 4, maxLength: 4 }), (halves, chances) => {
        const all = halves.map((at, index) => quoted(at / 2, chances[index] ?? 0.5, 1 + index));
        const model = laidOnce(nfl);
        let before: { win: number; lose: number } | null = null;
        for (let line = -18; line <= 18; line += 0.25) {
          const found = neighbouringChances(model, all, line);
          if (!found) continue;
          const { win, push, lose } = found.chances;
          expect(win + push + lose).toBeCloseTo(1, 9);
          expect(Math.min(win, push, lose)).toBeGreaterThan(-1e-9);
          if (before) {
            expect(win).toBeGreaterThan(before.win - 1e-9);
            expect(lose).toBeLessThan(before.lose + 1e-9);
          }
          before = { win, lose };
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is not priced beyond the model’s reach, nor where nobody measured how it scatters', () => {
    expect(nfl.reach).toBeCloseTo(6.65, 12);
    expect(neighbouringChances(nfl, [quoted(-3, 0.5)], -9.5)).not.toBeNull();
    expect(neighbouringChances(nfl, [quoted(-3, 0.5)], -10)).toBeNull();
    expect(neighbouringChances(nfl, [], -3)).toBeNull();
    expect(neighbouringChances(totalModel('college_football', 52), [quoted(52, 0.5)], 52.5)).toBeNull();
  });

  it('hears no neighbour whose price no score explains', () => {
    const soccer: LineModel = { ...nfl, reach: 50 };
    expect(neighbouringChances(soccer, [quoted(-2.6, 0.5)], -3)).toBeNull();
    expect(() => neighbouringChances(nfl, [quoted(-3, 0.5)], -3.1)).toThrow(refused('line'));
  });
});

describe('a player’s number between two quoted ones', () => {
  it('follows the normal that both agree on', () => {
    // Mean 24.5 and deviation 6: Phi((24.5 - 22.5)/6) and Phi((24.5 - 27.5)/6).
    const lines = [quoted(27.5, 0.308538), quoted(22.5, 0.630559)];
    const found = chancesBetween(lines, 25.5);
    expect(found?.chances.win).toBeCloseTo(0.433816, 5);
    expect(found?.chances.push).toBe(0);
    expect(found?.used).toEqual([
      { line: 27.5, share: expect.closeTo(0.6, 12) },
      { line: 22.5, share: expect.closeTo(0.4, 12) },
    ]);
    expect(chancesBetween(lines, 25)?.chances.push).toBeCloseTo(0.066, 3);
  });

  it('is not priced outside them, nor where the harder one is no less likely', () => {
    const lines = [quoted(22.5, 0.55), quoted(27.5, 0.4)];
    for (const line of [22, 28.5, 22.5, 27.5]) expect(chancesBetween(lines, line)).toBeNull();
    expect(chancesBetween([quoted(22.5, 0.4), quoted(27.5, 0.4)], 25.5)).toBeNull();
    expect(() => chancesBetween(lines, 25.25)).toThrow(refused('line'));
  });
});
