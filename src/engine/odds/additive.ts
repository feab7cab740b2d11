import { type MarginFree, normalise } from './margin-free.ts';
import { OddsInputError } from './odds-input-error.ts';
import { sumOfInverses } from './overround.ts';
import { requireDecimals } from './require-odds.ts';

/**
 * Margin removal in equal parts. The same as weighting the margin by the odds, and for two outcomes as Shin's method.
 *
 * Units: decimal odds to probabilities; parameter: the margin.
 * Formula: p_i = q_i - M/n with q = 1/d, M = sum q - 1.
 * Source: Clarke, Kovalchik & Ingram 2017.
 * Known bias: with a high margin and a long shot it falls to 0 or below; that is refused, not clipped.
 * @throws OddsInputError for fewer than two prices, one that is none, or a market the method cannot price.
 */
export function removeMarginAdditive(decimals: readonly number[]): MarginFree {
  requireDecimals(decimals);
  const margin = sumOfInverses(decimals) - 1;
  if (decimals.length === 2) return { probabilities: normalise(halvedDifference(decimals)), parameter: margin };
  const share = margin / decimals.length;
  const probabilities = decimals.map((decimal) => 1 / decimal - share);
  if (probabilities.some((probability) => probability <= 0)) {
    throw new OddsInputError('decimals', 'leave no positive probability under the additive method');
  }
  return { probabilities: normalise(probabilities), parameter: margin };
}

/**
 * The additive answer for two outcomes, without the cancellation that would round a long shot to nothing.
 *
 * Units: decimal odds to probabilities.
 * Formula: p_1 = (q_1 + (1 - q_2)) / 2 and 1 - q = (d - 1)/d.
 * Source: algebra on the additive method.
 */
export function halvedDifference(decimals: readonly number[]): number[] {
  const [first = Number.NaN, second = Number.NaN] = decimals;
  return [(1 / first + (second - 1) / second) / 2, (1 / second + (first - 1) / first) / 2];
}
