/**
 * Log odds: the scale on which books differ by about as much for favourites as for long shots.
 *
 * Units: probability strictly between 0 and 1 to natural log of the odds.
 * Formula: ln(p / (1 - p)).
 * Source: definition.
 * Known bias: looks at nothing; a probability of 0 or 1 has no log odds and gives an infinity. Callers refuse it first.
 */
export function logit(probability: number): number {
  return Math.log(probability / (1 - probability));
}
