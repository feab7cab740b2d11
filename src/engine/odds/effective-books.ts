/**
 * How many equally weighted books carry as much as these.
 *
 * Units: plain weights to a count, 1 to the number of weights.
 * Formula: (sum w)^2 / sum w^2; 0 without any weight.
 * Source: Kish 1965, effective sample size.
 */
export function effectiveBooks(weights: readonly number[]): number {
  let sum = 0;
  let squares = 0;
  for (const weight of weights) {
    sum += weight;
    squares += weight * weight;
  }
  return squares > 0 ? (sum * sum) / squares : 0;
}
