import { probabilityEdge } from '../odds/expected-value.ts';
import { OddsInputError } from '../odds/odds-input-error.ts';
import { requirePositive } from '../odds/require-odds.ts';
import { Z_95 } from './wilson.ts';

/**
 * How many bets it takes before an edge stands out from luck.
 *
 * Units: probability, decimal odds and normal deviations to the deviation of one bet's profit and a number of bets (not rounded).
 * Formula: sd = d sqrt(p (1 - p)); bets = (z sd/edge)^2.
 * Source: the standard error of a mean.
 * Known bias: at that number the edge shows one time in two; for four in five take z + 0.84.
 * @throws OddsInputError for a probability that is none, a decimal that is not a price, no edge, or a z that is not positive.
 */
export function sampleSize(probability: number, decimal: number, z: number = Z_95): { sd: number; bets: number } {
  const edge = probabilityEdge(probability, decimal);
  requirePositive(z, 'z');
  if (edge <= 0) throw new OddsInputError('probability', 'must leave an edge at this price');
  // Everything divided by d, which may be too large to square.
  const scatter = Math.sqrt(probability * (1 - probability));
  const bets = ((z * scatter) / edge) ** 2;
  if (!Number.isFinite(bets)) throw new OddsInputError('z', 'asks for more bets than can be counted');
  return { sd: decimal * scatter, bets };
}
