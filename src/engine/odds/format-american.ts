import { decimalToAmerican } from './american.ts';
import { requireDecimal } from './require-odds.ts';

/**
 * A price as American books print it: '+145', '-110', '+100'.
 *
 * Units: decimal odds to text, rounded to the nearest whole American odds, ASCII signs.
 * Formula: decimalToAmerican, rounded; what rounds to 100 is even money and always '+100'.
 * Source: custom of US books.
 * Known bias: rounding may move the price by half an American point; compute with the decimal, not with this text.
 * @throws OddsInputError for a decimal that is not a price.
 */
export function formatAmerican(decimal: number): string {
  requireDecimal(decimal);
  // From here on every number is whole, and a hundred times the largest is no number.
  if (decimal > Number.MAX_SAFE_INTEGER) return `+${(BigInt(decimal) - 1n) * 100n}`;
  const american = decimalToAmerican(decimal);
  const whole = Math.round(Math.abs(american));
  return `${american > 0 || whole === 100 ? '+' : '-'}${BigInt(whole)}`;
}
