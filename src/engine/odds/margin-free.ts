/** A market's chances with the margin taken out, summing to 1, in the order of the prices. */
export type MarginFree = {
  probabilities: number[];
  /** What the method solved for: the power k, Shin's z, the odds ratio c, the probit shift c; else the margin. */
  parameter: number;
};

const SMALLEST = Number.MIN_VALUE;
const LARGEST = 1 - Number.EPSILON / 2;

/**
 * Probabilities that add up to 1 and lie strictly inside 0..1, also where floating point would round one to an end.
 *
 * Units: shares of any positive total to probabilities, in place.
 * Formula: p / sum p, held inside (0, 1).
 * Source: own rule, so that a logarithm of any fair probability is finite.
 */
export function normalise(shares: number[]): number[] {
  let total = 0;
  for (const share of shares) total += share;
  for (let i = 0; i < shares.length; i += 1) {
    shares[i] = Math.min(Math.max((shares[i] ?? 0) / total, SMALLEST), LARGEST);
  }
  return shares;
}
