import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brier, brierMultiple } from './brier.ts';
import { calibration } from './calibration.ts';
import { logLoss, logLossMultiple } from './log-loss.ts';
import { rankedProbabilityScore } from './ranked-probability-score.ts';
import { wilson } from './wilson.ts';

const refused = (argument: string) => expect.objectContaining({ name: 'OddsInputError', argument });
const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const binary = fc.array(fc.tuple(chance, fc.constantFrom(0, 1)), { minLength: 1, maxLength: 50 });
const split = (pairs: [number, number][]) => [pairs.map(([p]) => p), pairs.map(([, y]) => y)] as const;
const forecast = fc
  .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 5 })
  .map((shares) => shares.map((share) => share / shares.reduce((sum, one) => sum + one, 0)));

describe('the error of forecasts', () => {
  it('is that of the published examples', () => {
    expect(brier([0.9, 0.3], [1, 1])).toBeCloseTo((0.01 + 0.49) / 2, 14);
    expect(brierMultiple([[0.1, 0.1, 0.8]], [2])).toBeCloseTo(0.06, 14);
    expect(brierMultiple([[1, 0, 0]], [1])).toBe(2);
    expect(logLoss([0.5, 0.5], [1, 0])).toBeCloseTo(Math.LN2, 14);
    expect(logLoss([0.8, 0.1], [1, 0])).toBeCloseTo(-(Math.log(0.8) + Math.log(0.9)) / 2, 14);
    expect(logLossMultiple([[0.2, 0.3, 0.5]], [1])).toBeCloseTo(-Math.log(0.3), 14);
    expect(rankedProbabilityScore([1, 0, 0], 2)).toBe(1);
    expect(rankedProbabilityScore([0, 1, 0], 2)).toBe(0.5);
    expect(rankedProbabilityScore([0.5, 0.3, 0.2], 0)).toBeCloseTo((0.25 + 0.04) / 2, 14);
  });

  it('of two outcomes is the same, written either way', () => {
    fc.assert(
      fc.property(binary, (pairs) => {
        const [said, happened] = split(pairs);
        const both = said.map((p) => [1 - p, p]);
        expect(brierMultiple(both, happened)).toBeCloseTo(2 * brier(said, happened), 12);
        expect(logLossMultiple(both, happened)).toBeCloseTo(logLoss(said, happened), 12);
        const ranked = both.reduce((sum, one, i) => sum + rankedProbabilityScore(one, happened[i]!), 0);
        expect(ranked / both.length).toBeCloseTo(brier(said, happened), 12);
      }),
    );
  });

  it('is least on average for whoever says the true chance', () => {
    fc.assert(
      fc.property(chance, chance, (truth, said) => {
        const expected = (score: (p: number[], y: number[]) => number, p: number) =>
          truth * score([p], [1]) + (1 - truth) * score([p], [0]);
        for (const score of [brier, logLoss]) {
          expect(expected(score, truth)).toBeLessThanOrEqual(expected(score, said) + 1e-12);
        }
      }),
    );
    fc.assert(
      fc.property(forecast, (said) => {
        for (const [outcome] of said.entries()) {
          const score = rankedProbabilityScore(said, outcome);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
          // A scale read from the other end is the same scale.
          expect(rankedProbabilityScore(said.toReversed(), said.length - 1 - outcome)).toBeCloseTo(score, 12);
        }
      }),
    );
  });

  it('is refused for forecasts that are none', () => {
    for (const score of [brier, logLoss]) {
      expect(() => score([], [])).toThrow(refused('probabilities'));
      expect(() => score([1.1], [1])).toThrow(refused('probabilities'));
      expect(() => score([0.5], [1, 0])).toThrow(refused('outcomes'));
      expect(() => score([0.5], [0.5])).toThrow(refused('outcomes'));
    }
    for (const score of [brierMultiple, logLossMultiple]) {
      expect(() => score([], [])).toThrow(refused('probabilities'));
      expect(() => score([[0.5, 0.4]], [0])).toThrow(refused('probabilities'));
      expect(() => score([[1]], [0])).toThrow(refused('probabilities'));
      expect(() => score([[0.5, 0.5]], [2])).toThrow(refused('outcomes'));
      expect(() => score([[0.5, 0.5]], [])).toThrow(refused('outcomes'));
    }
    expect(() => logLoss([0], [1])).toThrow(refused('probabilities'));
    expect(() => logLoss([1], [0])).toThrow(refused('probabilities'));
    expect(logLoss([0, 1], [0, 1])).toBe(0);
    expect(() => logLossMultiple([[0, 1]], [0])).toThrow(refused('probabilities'));
    expect(() => rankedProbabilityScore([0.5, 0.5], -1)).toThrow(refused('outcomes'));
    expect(() => rankedProbabilityScore([0.5, 0.6], 0)).toThrow(refused('probabilities'));
  });
});

describe('the interval of a rate', () => {
  it('is Wilson’s', () => {
    // Newcombe 1998, table I: 81 of 263 and 0 of 20.
    expect(wilson(81, 263).low).toBeCloseTo(0.2553, 4);
    expect(wilson(81, 263).high).toBeCloseTo(0.3662, 4);
    expect(wilson(0, 20).low).toBe(0);
    expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4);
    expect(wilson(20, 20).high).toBe(1);
  });

  it('holds the rate, mirrors, and narrows with more trials or less certainty', () => {
    const counts = fc.tuple(fc.nat(500), fc.nat(500)).filter(([hits, misses]) => hits + misses > 0);
    fc.assert(
      fc.property(counts, ([hits, misses]) => {
        const trials = hits + misses;
        const { low, high } = wilson(hits, trials);
        expect(low).toBeLessThanOrEqual(hits / trials + 1e-12);
        expect(high).toBeGreaterThanOrEqual(hits / trials - 1e-12);
        expect(wilson(misses, trials).low).toBeCloseTo(1 - high, 12);
        const more = wilson(hits * 10, trials * 10);
        expect(more.high - more.low).toBeLessThan(high - low);
        const loose = wilson(hits, trials, 1);
        expect(loose.high - loose.low).toBeLessThan(high - low);
      }),
    );
  });

  it('is refused without trials', () => {
    expect(() => wilson(0, 0)).toThrow(refused('trials'));
    expect(() => wilson(2, 1)).toThrow(refused('successes'));
    expect(() => wilson(-1, 1)).toThrow(refused('successes'));
    expect(() => wilson(0.5, 1)).toThrow(refused('successes'));
    expect(() => wilson(1, Number.NaN)).toThrow(refused('trials'));
    expect(() => wilson(1, 2, 0)).toThrow(refused('z'));
  });
});

describe('calibration', () => {
  it('sets what was said against what happened', () => {
    const { bins, error } = calibration([0.1, 0.1, 0.62, 0.68, 0.65, 1], [0, 1, 1, 0, 1, 1]);
    expect(bins.map(({ from, to, forecasts }) => [from, to, forecasts])).toEqual([
      [0.1, 0.2, 2],
      [0.6, 0.7, 3],
      [0.9, 1, 1],
    ]);
    expect(bins[1]!.meanProbability).toBeCloseTo(0.65, 12);
    expect(bins[1]!.rate).toBeCloseTo(2 / 3, 12);
    expect(bins[1]!.low).toBe(wilson(2, 3).low);
    expect(bins[1]!.high).toBe(wilson(2, 3).high);
    expect(error).toBeCloseTo((2 * 0.4 + 3 * (2 / 3 - 0.65)) / 6, 12);
  });

  it('loses no forecast, and with one bin compares the means', () => {
    fc.assert(
      fc.property(binary, fc.integer({ min: 1, max: 40 }), (pairs, binCount) => {
        const [said, happened] = split(pairs);
        const { bins, error } = calibration(said, happened, binCount);
        expect(bins.reduce((sum, { forecasts }) => sum + forecasts, 0)).toBe(said.length);
        for (const { from, to, meanProbability, rate, low, high } of bins) {
          expect(meanProbability).toBeGreaterThanOrEqual(from - 1e-12);
          expect(meanProbability).toBeLessThanOrEqual(to + 1e-12);
          expect(low).toBeLessThanOrEqual(rate + 1e-12);
          expect(high).toBeGreaterThanOrEqual(rate - 1e-12);
        }
        expect(error).toBeLessThanOrEqual(1);
        const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
        expect(calibration(said, happened, 1).error).toBeCloseTo(Math.abs(mean(said) - mean(happened)), 12);
      }),
    );
  });

  it('is refused without forecasts or bins', () => {
    expect(() => calibration([], [])).toThrow(refused('probabilities'));
    for (const bins of [0, 1.5, 1_001, Number.NaN]) {
      expect(() => calibration([0.5], [1], bins)).toThrow(refused('binCount'));
    }
  });
});
