import { requireDecimal, requireNonNegative } from './require-odds.ts';

/**
 * The price that a profit boost makes of another.
 *
 * Units: decimal odds and the boost as a fraction (0.25 for 25 %) to decimal odds.
 * Formula: 1 + (d - 1)(1 + b).
 * Source: definition.
 * Known bias: books cap the stake or the extra profit; above the cap the price is the old one.
 * @throws OddsInputError for a decimal that is not a price, or a boost that is negative or too large for a price.
 */
export function boostedDecimal(decimal: number, boost: number): number {
  requireDecimal(decimal);
  requireNonNegative(boost, 'boost');
  const boosted = 1 + (decimal - 1) * (1 + boost);
  requireDecimal(boosted, 'boost');
  return boosted;
}
