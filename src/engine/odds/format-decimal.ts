import { requireDecimal } from './require-odds.ts';

const SHORT_PRICE_BELOW = 1.1;
const MOST_DIGITS = 20;

/**
 * A price as decimal books print it: '2.45', '1.91', '1.024'.
 *
 * Units: decimal odds to text.
 * Formula: two decimals; three below 1.1, where a hundredth is a tenth of the profit, and as many more as it takes to
 * stay above 1. `nearest` rounds to the nearest, `up` to the next that is no worse for the bettor: for a limit that
 * must still hold at the price that is written.
 * Source: custom of books that print decimal odds.
 * Known bias: rounding moves the price by up to a hundredth; compute with the decimal, not with this text.
 * @throws OddsInputError for a decimal that is not a price.
 */
export function formatDecimal(decimal: number, rounding: 'nearest' | 'up' = 'nearest'): string {
  requireDecimal(decimal);
  const digits = digitsOf(decimal);
  const nearest = decimal.toFixed(digits);
  // What is below the price by more than the noise of binary fractions was rounded down.
  const isBelow = Number(nearest) < decimal * (1 - 1e-12);
  return rounding === 'up' && isBelow ? (Number(nearest) + 10 ** -digits).toFixed(digits) : nearest;
}

function digitsOf(decimal: number): number {
  if (decimal >= SHORT_PRICE_BELOW) return 2;
  return Math.min(MOST_DIGITS, Math.max(3, Math.ceil(-Math.log10(decimal - 1)) + 1));
}
