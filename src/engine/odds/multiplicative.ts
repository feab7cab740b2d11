import { type MarginFree, normalise } from './margin-free.ts';
import { sumOfInverses } from './overround.ts';
import { requireDecimals } from './require-odds.ts';

/**
 * Margin removal in proportion to the implied probabilities.
 *
 * Units: decimal odds to probabilities; parameter: the margin.
 * Formula: p_i = q_i / S with q = 1/d, S = sum q.
 * Source: basic normalisation.
 * Known bias: ignores the favourite-longshot bias, so it flatters long shots.
 * @throws OddsInputError for fewer than two prices or one that is none.
 */
export function removeMarginMultiplicative(decimals: readonly number[]): MarginFree {
  requireDecimals(decimals);
  const probabilities: number[] = [];
  for (const decimal of decimals) probabilities.push(1 / decimal);
  return { probabilities: normalise(probabilities), parameter: sumOfInverses(decimals) - 1 };
}
