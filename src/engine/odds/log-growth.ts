import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal, requireProbability } from './require-odds.ts';

/**
 * How fast the bankroll grows on average when a fraction of it is staked again and again.
 *
 * Units: probability, decimal odds and fraction of the bankroll to natural log growth per bet.
 * Formula: p ln(1 + (d - 1) f) + (1 - p) ln(1 - f).
 * Source: Kelly 1956.
 * @throws OddsInputError for a probability outside 0..1, a decimal that is not a price, or a stake outside 0 <= f < 1.
 */
export function logGrowth(probability: number, decimal: number, stake: number): number {
  requireProbability(probability);
  requireDecimal(decimal);
  if (!(stake >= 0 && stake < 1)) throw new OddsInputError('stake', 'must be at least 0 and below 1');
  return probability * Math.log1p((decimal - 1) * stake) + (1 - probability) * Math.log1p(-stake);
}
