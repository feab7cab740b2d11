import { describe, expect, it } from 'vitest';
import { wilson } from '../record/wilson.ts';
import { alternateLine, fitNormalLine, impliedMean } from './alternate-line.ts';
import { americanToDecimal, decimalToAmerican } from './american.ts';
import { bivariateNormalCdf } from './bivariate-normal-cdf.ts';
import { baseballGrid } from './break-ties.ts';
import { stakeUnits } from './confidence.ts';
import { effectiveBooks } from './effective-books.ts';
import { formatAmerican } from './format-american.ts';
import { americanToProbability, probabilityToAmerican } from './implied-probability.ts';
import { logOpinionPool } from './log-opinion-pool.ts';
import { marginTotalChance } from './margin-total.ts';
import { normalSpread } from './normal-line.ts';
import { chanceOf } from './score-grid.ts';
import { refused } from './test-odds.ts';

const LARGEST = Number.MAX_VALUE;

describe('at the ends of the range of numbers', () => {
  it('a price too long for American odds is refused, and still printed', () => {
    expect(decimalToAmerican(1.79e306)).toBeCloseTo(1.79e308, -300);
    expect(() => decimalToAmerican(1.8e306)).toThrow(refused('decimal'));
    expect(() => decimalToAmerican(LARGEST)).toThrow(refused('decimal'));
    expect(() => probabilityToAmerican(1e-307)).toThrow(refused('probability'));
    expect(formatAmerican(2 ** 60)).toBe('+115292150460684697500');
    expect(formatAmerican(LARGEST)).toMatch(/^\+\d{311}$/);
  });

  it('an American price that leaves nothing to win is refused', () => {
    expect(americanToDecimal(-1e17)).toBe(1 + 1e-15);
    expect(() => americanToDecimal(-1e19)).toThrow(refused('american'));
    expect(() => americanToProbability(-LARGEST)).toThrow(refused('american'));
  });

  it('effective books look at the ratios of the weights alone', () => {
    for (const scale of [1e-320, 1e-200, 1, 1e150, 3e307]) {
      expect(effectiveBooks([5 * scale, scale])).toBeCloseTo(36 / 26, 3);
    }
    expect(effectiveBooks([LARGEST, LARGEST, LARGEST])).toBe(3);
    expect(effectiveBooks([0, 0])).toBe(0);
    expect(() => effectiveBooks([1, -1])).toThrow(refused('weights'));
    expect(() =>
      logOpinionPool(
        [
          [0.5, 0.5],
          [0.5, 0.5],
        ],
        [LARGEST, LARGEST],
      ),
    ).toThrow(refused('weights'));
  });

  it('a line beyond all numbers is refused, and one far away has a plain answer', () => {
    const far = { kind: 'total', line: LARGEST, probability: 0.9 } as const;
    expect(() => impliedMean(far, 1e300)).toThrow(refused('sd'));
    expect(() => fitNormalLine(far, { ...far, line: -LARGEST, probability: 0.99 })).toThrow(refused('second'));
    expect(alternateLine({ ...far, probability: 0.5 }, -LARGEST, 1)).toMatchObject({ probability: 1, isNear: false });
  });

  it('a deviation next to nothing leaves certainties', () => {
    expect(normalSpread({ mean: 3, sd: Number.MIN_VALUE }, -3)).toEqual({ win: 0, push: 1, lose: 0 });
    expect(normalSpread({ mean: 3, sd: Number.MIN_VALUE }, -2)).toEqual({ win: 1, push: 0, lose: 0 });
    expect(normalSpread({ mean: LARGEST, sd: 1 }, LARGEST / 4)).toEqual({ win: 1, push: 0, lose: 0 });
    const certain = { mean: 0, sd: Number.MIN_VALUE };
    const legs = { margin: { side: 'home', above: 3 }, total: { side: 'under', line: 3 } } as const;
    const { margin, total, joint } = marginTotalChance({ margin: certain, total: certain, rho: 0.5 }, legs);
    expect([margin, total, joint]).toEqual([0, 1, 0]);
  });

  it('infinite distances are the ends of the normal', () => {
    for (const rho of [-1, -0.6, 0, 0.6, 1]) {
      expect(bivariateNormalCdf(0.3, Number.POSITIVE_INFINITY, rho)).toBeCloseTo(0.6179114221889526, 14);
      expect(bivariateNormalCdf(0.3, Number.NEGATIVE_INFINITY, rho)).toBe(0);
    }
  });

  it('a game in which nobody scores goes to the side that scores less seldom', () => {
    const grid = baseballGrid({ home: 3e-300, away: 1e-300 });
    expect(chanceOf(grid, (home, away) => home > away)).toBeCloseTo(0.75, 12);
  });

  it('what no interval and no stake can be is refused', () => {
    expect(() => wilson(81, 263, 1e154)).toThrow(refused('z'));
    expect(wilson(81, 263, 1e9).high).toBeCloseTo(1, 9);
    expect(() => stakeUnits(-1e308, 4)).toThrow(refused('shrunkFraction'));
    expect(() => stakeUnits(0.1, 0 as 1)).toThrow(refused('stars'));
  });
});
