import { americanToDecimal } from '#engine/odds/american.ts';
import { asFiniteNumber, asList, asObject } from './raw-values.ts';

export type PriceFormat = 'american' | 'decimal';

/**
 * How an answer writes its prices. American is what was asked for, but recordings come as they were recorded:
 * a negative price exists only in American odds, one below 100 only in decimal odds.
 */
export function priceFormatOf(events: readonly unknown[]): PriceFormat {
  let format: PriceFormat = 'american';
  for (const price of pricesIn(events)) {
    if (price < 0) return 'american';
    if (price >= 1 && price < 100) format = 'decimal';
  }
  return format;
}

function* pricesIn(events: readonly unknown[]): Generator<number> {
  for (const event of events) {
    for (const bookmaker of asList(asObject(event)?.bookmakers)) {
      for (const market of asList(asObject(bookmaker)?.markets)) {
        for (const outcome of asList(asObject(market)?.outcomes)) {
          const price = asFiniteNumber(asObject(outcome)?.price);
          if (price !== null) yield price;
        }
      }
    }
  }
}

/** No book pays more for one bet; what says so is a slip of a feed. */
const DECIMAL_MAX = 100_000;

/** Decimal odds above 1, or null for a price that is none. */
export function readPrice(value: unknown, format: PriceFormat): number | null {
  const price = asFiniteNumber(value);
  if (price === null) return null;
  const decimal = format === 'decimal' ? price : Math.abs(price) >= 100 ? americanToDecimal(price) : null;
  return decimal !== null && decimal > 1 && decimal <= DECIMAL_MAX ? decimal : null;
}
