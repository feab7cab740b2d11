import { probabilityEdge } from './expected-value.ts';
import { kelly } from './kelly.ts';
import { requireNonNegative } from './require-odds.ts';

/**
 * A fixed part of the Kelly stake: half and quarter Kelly give up little growth for much less risk.
 *
 * Units: probability, decimal odds and plain fraction to a fraction of the bankroll.
 * Formula: fraction x kelly, at most the whole bankroll.
 * Source: MacLean, Ziemba & Blazenko 1992; the chance of a drawdown at each fraction is `drawdown`.
 * @throws OddsInputError for a probability outside 0..1, a decimal that is not a price, or a fraction that is negative.
 */
export function kellyPart(probability: number, decimal: number, fraction: number): number {
  requireNonNegative(fraction, 'fraction');
  return Math.min(1, fraction * kelly(probability, decimal));
}

/**
 * The part of the Kelly stake that is left once the probability is known only so well; `kellyShrunk` stakes it.
 *
 * Units: probability, decimal odds and the probability's standard deviation to a plain fraction from 0 to 1.
 * Formula: e^2/(e^2 + d^2 sd^2) with e = p d - 1; 0 for e = 0.
 * Source: after Baker & McHale 2013.
 * Known bias: looks only at the size of the edge: it is the same for one below 0, where nothing is staked.
 * @throws OddsInputError for a probability outside 0..1, a decimal that is not a price, or a negative deviation.
 */
export function kellyShrinkage(probability: number, decimal: number, sd: number): number {
  requireNonNegative(sd, 'sd');
  const edge = probabilityEdge(probability, decimal);
  if (edge === 0) return 0;
  const noise = sd / edge;
  return 1 / (1 + noise * noise);
}
