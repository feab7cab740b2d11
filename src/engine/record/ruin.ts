import { requireDecimal, requirePositive, requireProbability } from '../odds/require-odds.ts';

const EVEN = 2;
const HALVINGS = 200;

/**
 * Chance of ever losing everything with flat bets.
 *
 * Units: probability of a win, the bankroll in stakes and the decimal odds to probability.
 * Formula: z^N with z the root below 1 of p z^b + (1 - p)/z = 1, b the profit of a stake of 1; at even money z is (1 - p)/p.
 * Without an edge, p (b + 1) at most 1, it is 1.
 * Source: Feller 1968, gambler's ruin against an endless bank; Lundberg's inequality for prices other than even.
 * Known bias: exact where b is a whole number, else an upper bound, too high by at most the factor 1/z, because the last loss takes
 * less than a whole stake. With an edge of 0 ruin is certain only because the play never ends.
 * @throws OddsInputError for a probability outside 0..1, a bankroll that is not positive, or odds that are no price.
 */
export function ruin(probability: number, units: number, decimal = EVEN): number {
  requireProbability(probability);
  requirePositive(units, 'units');
  requireDecimal(decimal);
  if (probability * decimal <= 1) return 1;
  if (probability === 1) return 0;
  return decimal === EVEN
    ? ((1 - probability) / probability) ** units
    : Math.exp(-adjustment(probability, decimal - 1) * units);
}

/** The positive root r of p e^(-r b) + (1 - p) e^r = 1: the left side falls below 1 behind 0 and rises past it for good. */
function adjustment(probability: number, profit: number): number {
  const above = (rate: number) => probability * Math.exp(-rate * profit) + (1 - probability) * Math.exp(rate) > 1;
  let low = 0;
  let high = 1;
  while (!above(high)) high *= 2;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (above(middle)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
