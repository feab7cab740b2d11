import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireCount } from '../odds/require-model.ts';
import { requireBinary } from './require-forecasts.ts';
import { wilson } from './wilson.ts';

/** The forecasts from `from` (included) to `to` (excluded, but for 1) and what became of them. */
export type CalibrationBin = {
  from: number;
  to: number;
  forecasts: number;
  /** What was said on average, and how often it happened. */
  meanProbability: number;
  rate: number;
  /** 95 % interval of the true rate. */
  low: number;
  high: number;
};

export type Calibration = {
  bins: CalibrationBin[];
  /** Mean distance of what was said from what happened, weighted by the forecasts. */
  error: number;
};

const MOST_BINS = 1_000;

/**
 * Whether things said to be 60 % likely happen 60 % of the time.
 *
 * Units: probabilities and outcomes (1 happened, 0 did not) to a table of probabilities; bins without forecasts are left out.
 * Formula: bins of equal width; interval by `wilson`; error = sum of forecasts x |mean - rate| over the number of forecasts.
 * Source: Murphy 1973, reliability; the error after Naeini et al. 2015.
 * Known bias: the error grows as bins get small, also for a perfect forecaster: compare it only at equal counts.
 * @throws OddsInputError for no forecasts, lists of different length, entries that are none, or a number of bins outside 1..1000.
 */
export function calibration(probabilities: readonly number[], outcomes: readonly number[], binCount = 10): Calibration {
  requireBinary(probabilities, outcomes);
  requireCount(binCount, 'binCount', MOST_BINS);
  if (binCount < 1) throw new OddsInputError('binCount', 'must be at least 1');
  const counts = Array.from({ length: binCount }, () => ({ forecasts: 0, said: 0, happened: 0 }));
  for (const [i, probability] of probabilities.entries()) {
    const bin = counts[Math.min(Math.floor(probability * binCount), binCount - 1)];
    if (!bin) continue;
    bin.forecasts += 1;
    bin.said += probability;
    bin.happened += outcomes[i] ?? 0;
  }
  const bins = counts.flatMap(({ forecasts, said, happened }, index) => {
    if (forecasts === 0) return [];
    const { low, high } = wilson(happened, forecasts);
    const range = { from: index / binCount, to: (index + 1) / binCount };
    return [{ ...range, forecasts, meanProbability: said / forecasts, rate: happened / forecasts, low, high }];
  });
  let distance = 0;
  for (const { forecasts, meanProbability, rate } of bins) distance += forecasts * Math.abs(meanProbability - rate);
  return { bins, error: distance / probabilities.length };
}
