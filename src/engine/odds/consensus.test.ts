import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONSENSUS_RULES, type ConsensusQuote, consensus } from './consensus.ts';
import { effectiveBooks } from './effective-books.ts';
import { findOutliers } from './find-outliers.ts';
import { freshnessWeight } from './freshness-weight.ts';
import { logOpinionPool } from './log-opinion-pool.ts';
import { bookDecimals, refused } from './test-odds.ts';

const quote = (id: string, decimals: number[], rest: Partial<ConsensusQuote> = {}): ConsensusQuote => ({
  id,
  decimals,
  weight: 1,
  ageSeconds: 0,
  sharp: false,
  ...rest,
});

describe('the logarithmic pool', () => {
  it('is the geometric mean of two opinions, made to add up', () => {
    const [first, second] = logOpinionPool(
      [
        [0.5, 0.5],
        [0.8, 0.2],
      ],
      [1, 1],
    );
    // sqrt(0.4) : sqrt(0.1) = 2 : 1
    expect(first).toBeCloseTo(2 / 3, 12);
    expect(second).toBeCloseTo(1 / 3, 12);
  });

  it('asks only for the ratio of the weights, and nothing of whom it gives none', () => {
    const opinions = [
      [0.5, 0.3, 0.2],
      [0.6, 0.3, 0.1],
      [0.1, 0.1, 0.8],
    ];
    const pooled = logOpinionPool(opinions, [3, 1, 0]);
    for (const [i, probability] of logOpinionPool(opinions.slice(0, 2), [30, 10]).entries()) {
      expect(pooled[i]).toBeCloseTo(probability, 14);
    }
  });

  it('keeps apart what is far too small to be added up', () => {
    expect(logOpinionPool([[1e-200, 1e-200]], [2])).toEqual([0.5, 0.5]);
    const [tiny, sure] = logOpinionPool([[1e-320, 1 - Number.EPSILON]], [1]);
    expect(tiny).toBeGreaterThan(0);
    expect(tiny).toBeLessThan(2e-320);
    expect(sure).toBeCloseTo(1, 15);
  });

  it('refuses opinions it cannot pool', () => {
    expect(() => logOpinionPool([], [])).toThrow(refused('opinions'));
    expect(() => logOpinionPool([[0.5, 0.5]], [])).toThrow(refused('weights'));
    expect(() => logOpinionPool([[0.5, 0.5]], [1, 1])).toThrow(refused('weights'));
    expect(() => logOpinionPool([[0.5, 0.5]], [0])).toThrow(refused('weights'));
    expect(() => logOpinionPool([[0.5, 0.5]], [-1])).toThrow(refused('weights'));
    expect(() => logOpinionPool([[1, 0]], [1])).toThrow(refused('opinions'));
    expect(() => logOpinionPool([[0.5, 0.5], [1]], [1, 1])).toThrow(refused('opinions'));
  });
});

describe('the weight of a price', () => {
  it('halves every ten minutes and ends after thirty', () => {
    expect(freshnessWeight(5, 0)).toBe(5);
    expect(freshnessWeight(5, 600)).toBe(2.5);
    expect(freshnessWeight(5, 1_800)).toBe(0.625);
    expect(freshnessWeight(5, 1_801)).toBe(0);
    expect(() => freshnessWeight(5, -1)).toThrow(refused('ageSeconds'));
    expect(() => freshnessWeight(Number.NaN, 1)).toThrow(refused('weight'));
    const noHalfLife = { halfLifeSeconds: 0, maxAgeSeconds: 60 };
    expect(() => freshnessWeight(1, 1, noHalfLife)).toThrow(refused('halfLifeSeconds'));
  });

  it('counts equal books in full and a dominated crowd as little more than one', () => {
    expect(effectiveBooks([2, 2, 2])).toBe(3);
    expect(effectiveBooks([5, 1])).toBeCloseTo(36 / 26, 12);
    expect(effectiveBooks([])).toBe(0);
  });
});

describe('outliers', () => {
  const opinions = (firsts: number[], sharpAt = -1) =>
    firsts.map((first, i) => ({ probabilities: [first, 1 - first], sharp: i === sharpAt }));

  it('are books more than 3.5 robust deviations off, where at least four speak', () => {
    expect(findOutliers(opinions([0.5, 0.5, 0.5, 0.6]))).toEqual({
      dropped: [false, false, false, true],
      newsMove: false,
    });
    expect(findOutliers(opinions([0.5, 0.5, 0.6])).dropped).toEqual([false, false, false]);
    // Below 3.5 x 0.04 in log odds: an honest difference.
    expect(findOutliers(opinions([0.5, 0.5, 0.5, 0.53])).dropped).toEqual([false, false, false, false]);
  });

  it('are measured from the median, of an even as of an odd number of books, in any order', () => {
    const fromLogOdds = (logOdds: number[]) => opinions(logOdds.map((x) => 1 / (1 + Math.exp(-x))));
    // Median .1, deviation 1.4826 x .1: the limit is .52.
    expect(findOutliers(fromLogOdds([0, 0.8, 0.2, 0])).dropped).toEqual([false, true, false, false]);
    // Median .2, deviation 1.4826 x .2: the limit is 1.04.
    expect(findOutliers(fromLogOdds([0, 0.2, 0.9, 0, 0.2])).dropped.some((out) => out)).toBe(false);
    expect(findOutliers(fromLogOdds([0, 0.2, 1.3, 0, 0.2])).dropped).toEqual([false, false, true, false, false]);
    expect(findOutliers(opinions([0.5, 0.6, 0.5, 0.5])).dropped).toEqual([false, true, false, false]);
    expect(findOutliers([])).toEqual({ dropped: [], newsMove: false });
  });

  it('are nobody where each stands apart on an outcome of its own', () => {
    const books = [0, 1, 2, 3].map((own) => ({
      probabilities: [0, 1, 2, 3].map((outcome) => (outcome === own ? 0.4 : 0.2)),
      sharp: false,
    }));
    expect(findOutliers(books)).toEqual({ dropped: [false, false, false, false], newsMove: false });
  });

  it('make no news while the sharp book is with the others', () => {
    expect(findOutliers(opinions([0.5, 0.5, 0.5, 0.6], 0))).toEqual({
      dropped: [false, false, false, true],
      newsMove: false,
    });
  });

  it('are never sharp: a sharp book apart is news', () => {
    expect(findOutliers(opinions([0.5, 0.5, 0.5, 0.6], 3))).toEqual({
      dropped: [false, false, false, false],
      newsMove: true,
    });
  });

  it('are found on any of three outcomes, unless that would leave nobody', () => {
    const near = { probabilities: [0.4, 0.3, 0.3], sharp: false };
    expect(findOutliers([near, near, near, { probabilities: [0.4, 0.2, 0.4], sharp: false }]).dropped).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('the consensus', () => {
  it('weighs a sharp book five times, and says whom it dropped and why', () => {
    const found = consensus([
      quote('sharp', [1.95, 1.95], { weight: 5, sharp: true }),
      quote('soft', [1.9, 2]),
      quote('old', [1.5, 2.6], { ageSeconds: 1_801 }),
      quote('arb', [2.1, 2.1]),
      quote('broken', [1.9, Number.NaN]),
      quote('other', [2, 3, 4]),
    ]);
    // Power on 1.9 / 2 gives 0.513320 (log odds 0.053291), of which a sixth is taken.
    expect(Math.log(found.probabilities[0]! / found.probabilities[1]!)).toBeCloseTo(0.0532911 / 6, 6);
    expect(found.effectiveBooks).toBeCloseTo(36 / 26, 12);
    expect(found.used).toEqual([
      { id: 'sharp', share: 5 / 6 },
      { id: 'soft', share: 1 / 6 },
    ]);
    expect(found.dropped).toEqual([
      { id: 'old', reason: 'stale' },
      { id: 'arb', reason: 'underround' },
      { id: 'broken', reason: 'invalid' },
      { id: 'other', reason: 'invalid' },
    ]);
  });

  it('does without an outlier and reports it', () => {
    const found = consensus([
      quote('a', [1.9, 1.9]),
      quote('b', [1.91, 1.91]),
      quote('c', [1.92, 1.92]),
      quote('d', [2.4, 1.5]),
    ]);
    expect(found.dropped).toEqual([{ id: 'd', reason: 'outlier' }]);
    expect(found.probabilities[0]).toBeCloseTo(0.5, 12);
  });

  it('takes a book at the greatest age, and none of one outcome', () => {
    expect(consensus([quote('old', [1.9, 1.9], { ageSeconds: 1_800 })]).used).toEqual([{ id: 'old', share: 1 }]);
    expect(() => consensus([quote('one', [1 + 1e-13])])).toThrow(refused('quotes'));
  });

  it('takes a book whose prices add up to exactly one market', () => {
    expect(consensus([quote('exchange', [3, 3, 3])]).used).toHaveLength(1);
  });

  it('refuses to make an opinion out of nothing', () => {
    expect(() => consensus([])).toThrow(refused('quotes'));
    expect(() => consensus([quote('arb', [2.1, 2.1])])).toThrow(refused('quotes'));
  });

  it('lies within what its books say, adds up to 1 and does not mind their order', () => {
    const books = fc.array(fc.tuple(bookDecimals({ min: 3, max: 3 }), fc.integer({ min: 0, max: 1_800 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(books, (quotes) => {
        const asked = quotes.map(([decimals, ageSeconds], i) =>
          quote(`${i}`, decimals, { ageSeconds, sharp: i === 0 }),
        );
        const found = consensus(asked);
        const turned = consensus([...asked].reverse());
        expect(found.probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 12);
        for (const [i, probability] of found.probabilities.entries()) {
          expect(probability).toBeGreaterThan(0);
          expect(turned.probabilities[i]).toBeCloseTo(probability, 12);
        }
        expect(found.effectiveBooks).toBeLessThanOrEqual(found.used.length + 1e-9);
        expect(found.effectiveBooks).toBeGreaterThanOrEqual(1 - 1e-9);
      }),
    );
    expect(CONSENSUS_RULES.method).toBe('power');
  });
});
