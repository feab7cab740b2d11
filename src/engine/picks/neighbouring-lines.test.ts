import { describe, expect, it } from 'vitest';
import { type LineModel, lineChances } from '../odds/line-model.ts';
import { marginModel, totalModel } from '../odds/point-models.ts';
import { refused } from '../odds/test-odds.ts';
import { chancesBetween, neighbouringChances } from './neighbouring-lines.ts';

const nfl = marginModel('nfl', 45);
const quoted = (line: number, probability: number, effectiveBooks = 4) => ({ line, probability, effectiveBooks });

describe('a line that nobody quotes', () => {
  it('is priced as its only neighbour says', () => {
    const found = neighbouringChances(nfl, [quoted(-2.5, 0.52)], -4);
    expect(found?.chances).toEqual(lineChances(nfl, quoted(-2.5, 0.52))(-4));
    expect(found?.used).toEqual([{ line: -2.5, share: 1 }]);
  });

  it('leans on the nearer and the better quoted of several', () => {
    const [near, far] = [quoted(-3, 0.5), quoted(-6, 0.38)];
    const found = neighbouringChances(nfl, [far, near], -3.5);
    // 0.5 and 2.5 points away, 1.33 points to the half.
    const share = 1 / (1 + 2 ** (-2 / 1.33));
    expect(found?.used[0]).toEqual({ line: -3, share: expect.closeTo(share, 10) });
    const win = (line: typeof near) => lineChances(nfl, line)(-3.5).win;
    expect(found?.chances.win).toBeCloseTo(share * win(near) + (1 - share) * win(far), 12);
    expect(neighbouringChances(nfl, [far, quoted(-3, 0.5, 1)], -3.5)?.used[0]?.share).toBeLessThan(share);
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
