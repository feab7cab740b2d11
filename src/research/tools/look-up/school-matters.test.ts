import { describe, expect, it } from 'vitest';
import { SCHOOL } from './school-matters.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const AT_110 = 100 / 110 + 1;

describe('figures of the general advice are right', () => {
  it.each([
    ['what -110 needs', SCHOOL.living().text, percent(1 / AT_110)],
    ['three legs at -110 at even chances', SCHOOL.parlay_sense().text, percent(1 - (AT_110 / 2) ** 3)],
    ['one leg', SCHOOL.parlay_sense().text, percent(1 - AT_110 / 2)],
    ['8 of 10 or better by a coin', SCHOOL.sayings().text, percent((45 + 10 + 1) / 2 ** 10)],
    ['six losses in a row', SCHOOL.sayings().text, percent(0.5 ** 6)],
    ['the stake behind them', SCHOOL.sayings().text, `${2 ** 6} times`],
    ['the margin of -115 on both sides', SCHOOL.prop_sense().text, percent((2 * 115) / 215 - 1)],
    ['the margin of -110 on both sides', SCHOOL.prop_sense().text, percent((2 * 110) / 210 - 1)],
  ])('%s', (_, text, figure) => {
    expect(text).toContain(figure);
  });

  it('one year in three ends with a loss at an edge of 2% over 500 bets at -110', () => {
    const wins = 1.02 / AT_110;
    const variance = wins * (AT_110 - 1) ** 2 + (1 - wins) - 0.02 ** 2;
    const below = (500 * 0.02) / Math.sqrt(500 * variance);
    // The normal distribution 0.47 below its mean: 0.32.
    expect(below).toBeCloseTo(0.47, 2);
    expect(SCHOOL.living().text).toContain('about one year in three');
  });
});
