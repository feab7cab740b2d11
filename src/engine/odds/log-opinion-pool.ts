import { normalise } from './margin-free.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireNonNegative, requireOpenProbability } from './require-odds.ts';

/**
 * One set of chances out of several opinions: their weighted geometric mean, made to add up to 1.
 *
 * Units: probabilities and plain weights to probabilities.
 * Formula: p_j proportional to exp(sum_i w_i ln p_ij / sum_i w_i).
 * Source: logarithmic opinion pool (Genest & Zidek 1986). Only the ratios of the weights matter.
 * Known bias: one opinion near 0 pulls the pool far down; outliers are dropped before it.
 * @throws OddsInputError for no opinion, opinions of different lengths, a probability that is 0 or 1, or no weight at all.
 */
export function logOpinionPool(opinions: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const total = requirePool(opinions, weights);
  const outcomes = opinions[0]?.length ?? 0;
  const pooled: number[] = [];
  let largest = Number.NEGATIVE_INFINITY;
  for (let outcome = 0; outcome < outcomes; outcome += 1) {
    const log = meanLog(opinions, weights, outcome, total);
    pooled.push(log);
    largest = Math.max(largest, log);
  }
  // The largest term becomes 1, so that no market underflows as a whole.
  for (let j = 0; j < pooled.length; j += 1) pooled[j] = Math.exp((pooled[j] ?? 0) - largest);
  return normalise(pooled);
}

function meanLog(
  opinions: readonly (readonly number[])[],
  weights: readonly number[],
  outcome: number,
  total: number,
): number {
  let mean = 0;
  for (let i = 0; i < opinions.length; i += 1) {
    const share = (weights[i] ?? 0) / total;
    mean += share * Math.log(opinions[i]?.[outcome] ?? 1);
  }
  return mean;
}

function requirePool(opinions: readonly (readonly number[])[], weights: readonly number[]): number {
  const outcomes = opinions[0]?.length ?? 0;
  if (outcomes < 2) throw new OddsInputError('opinions', 'must hold one opinion on at least two outcomes');
  if (weights.length !== opinions.length) throw new OddsInputError('weights', 'must be as many as the opinions');
  for (const opinion of opinions) {
    if (opinion.length !== outcomes) throw new OddsInputError('opinions', 'must all be on the same outcomes');
    for (const probability of opinion) requireOpenProbability(probability, 'opinions');
  }
  let total = 0;
  for (const weight of weights) {
    requireNonNegative(weight, 'weights');
    total += weight;
  }
  if (!(total > 0 && Number.isFinite(total)))
    throw new OddsInputError('weights', 'must add up to a finite number above 0');
  return total;
}
