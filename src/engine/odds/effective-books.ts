import { requireNonNegative } from './require-odds.ts';

/** Between these the squares keep their digits, and the square of the sum of any list is finite. */
const SMALLEST_SQUARES = 1e-280;
const LARGEST_SQUARES = 1e280;

/**
 * How many equally weighted books carry as much as these.
 *
 * Units: plain weights to a count, 1 to the number of weights.
 * Formula: (sum w)^2 / sum w^2; 0 without any weight. Only the ratios of the weights matter.
 * Source: Kish 1965, effective sample size.
 * @throws OddsInputError for a weight that is negative or not finite.
 */
export function effectiveBooks(weights: readonly number[]): number {
  let sum = 0;
  let squares = 0;
  for (const weight of weights) {
    requireNonNegative(weight, 'weights');
    sum += weight;
    squares += weight * weight;
  }
  if (sum === 0) return 0;
  if (squares >= SMALLEST_SQUARES && squares <= LARGEST_SQUARES) return (sum * sum) / squares;
  // The squares have left the range of numbers, or their digits: the ratios to the largest weight have not.
  const largest = Math.max(...weights);
  return effectiveBooks(weights.map((weight) => weight / largest));
}
