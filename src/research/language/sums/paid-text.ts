import { formatAmerican } from '#engine/odds/format-american.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';

/** Feeds round decimals to two places: 1.91 is -110, which pays 1.9091. */
const ROUNDED = 0.005_001;

/** A stored price as its book writes it, where that is the same price but for the feed's rounding; else in decimals. */
export function paidText(decimal: number): string {
  const american = formatAmerican(decimal);
  return Math.abs(priceTextToDecimal(american) - decimal) <= ROUNDED ? american : decimal.toFixed(4);
}
