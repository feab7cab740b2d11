import { americanToDecimal } from './american.ts';
import { fractionalToDecimal } from './fractional.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal } from './require-odds.ts';

const EVEN = /^(even|evens|ev|even money)$/i;
const AMERICAN = /^[+-]\d+(?:\.\d+)?$/;
const WHOLE = /^\d+$/;
const DECIMAL = /^\d*\.\d+$|^\d+$/;
const LEAST_AMERICAN = 100;

/**
 * A price as bettors write it.
 *
 * Units: text to decimal odds. '+145' and '-110' are American, '6/5' is fractional, 'even' is 2.0, '2.20' is decimal; a whole
 * number from 100 without a sign ('150') is American and above even money.
 * Formula: that of each form.
 * Source: custom of US bettors.
 * Known bias: a decimal price of 100 or more must be written with its point ('150.0').
 * @throws OddsInputError for text that is no price.
 */
export function priceTextToDecimal(text: string): number {
  const written = String(text)
    .trim()
    .replace(/[\u2212\u2013]/g, '-');
  if (EVEN.test(written)) return 2;
  if (AMERICAN.test(written)) return inRange(() => americanToDecimal(Number(written)));
  if (written.includes('/')) return inRange(() => fractionalToDecimal(written));
  if (WHOLE.test(written) && Number(written) >= LEAST_AMERICAN)
    return inRange(() => americanToDecimal(Number(written)));
  const decimal = DECIMAL.test(written) ? Number(written) : Number.NaN;
  return inRange(() => {
    requireDecimal(decimal, 'price');
    return decimal;
  });
}

/** Whatever form it was in, the caller gave a price. */
function inRange(read: () => number): number {
  try {
    return read();
  } catch {
    throw new OddsInputError('price', 'must be American odds such as +120, a decimal above 1, or a fraction');
  }
}
