import { expectedValue } from './expected-value.ts';
import { requireNonNegative } from './require-odds.ts';

/**
 * The stake with the fastest expected growth.
 *
 * Units: probability and decimal odds to a fraction of the bankroll.
 * Formula: (p d - 1) / (d - 1), not below 0.
 * Source: Kelly 1956.
 * Known bias: trusts the probability fully and so stakes too much; see `kellyShrunk`.
 * @throws OddsInputError for a probability outside 0..1 or a decimal that is not a price.
 */
export function kelly(probability: number, decimal: number): number {
  const edge = expectedValue(probability, decimal);
  return edge <= 0 ? 0 : Math.min(1, edge / (decimal - 1));
}

/**
 * The Kelly stake, made smaller the less the probability is known.
 *
 * Units: probability, decimal odds and the probability's standard deviation to a fraction of the bankroll.
 * Formula: kelly x e^2 / (e^2 + d^2 sd^2) with e = p d - 1.
 * Source: after Baker & McHale 2013.
 * Known bias: treats the error as symmetric; a chance found by searching for the best price errs upwards.
 * @throws OddsInputError for a probability outside 0..1, a decimal that is not a price, or a negative deviation.
 */
export function kellyShrunk(probability: number, decimal: number, sd: number): number {
  requireNonNegative(sd, 'sd');
  const full = kelly(probability, decimal);
  if (full === 0) return 0;
  // (d sd / e)^2 rather than e^2 over a sum: neither term overflows for any price.
  const noise = sd / (probability - 1 / decimal);
  return full / (1 + noise * noise);
}
