import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal } from './require-odds.ts';

/**
 * The decimal price of an American one.
 *
 * Units: American odds (the profit on 100 when positive, the stake for a profit of 100 when negative) to decimal odds.
 * Formula: a > 0: 1 + a/100; a < 0: 1 - 100/a.
 * Source: definition. -100 and +100 are the same price, 2.0; nothing lies between them.
 * @throws OddsInputError for |american| < 100, a number that is not finite, or one so far below 0 that nothing is left to win.
 */
export function americanToDecimal(american: number): number {
  if (!(Number.isFinite(american) && Math.abs(american) >= 100)) {
    throw new OddsInputError('american', 'must be finite and at most -100 or at least +100');
  }
  const decimal = american > 0 ? 1 + american / 100 : 1 - 100 / american;
  requireDecimal(decimal, 'american');
  return decimal;
}

/**
 * The exact, unrounded American price of a decimal one.
 *
 * Units: decimal odds to American odds; `argument` is the caller's name for the price, for a refusal.
 * Formula: d >= 2: 100 (d - 1); else -100 / (d - 1).
 * Source: definition; even money is +100.
 * @throws OddsInputError for a decimal that is not a price, or one above 1.79e306, a hundred times of which is no number.
 */
export function decimalToAmerican(decimal: number, argument = 'decimal'): number {
  requireDecimal(decimal, argument);
  const american = decimal >= 2 ? 100 * (decimal - 1) : -100 / (decimal - 1);
  if (!Number.isFinite(american)) throw new OddsInputError(argument, 'is too long a price for American odds');
  return american;
}
