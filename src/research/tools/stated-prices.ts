import type { Refusal } from '#contract/research/outcome.ts';
import { OddsInputError } from '#engine/odds/odds-input-error.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { refusal } from './outcome.ts';

/** Decimal odds of a price as a bettor wrote it; null where it is none. */
export function readPrice(text: string): number | null {
  try {
    return priceTextToDecimal(text);
  } catch (error) {
    if (error instanceof OddsInputError) return null;
    throw error;
  }
}

export const noPrice = (text: string): Refusal =>
  refusal('invalid_input', `"${text}" is no price; write it like +120, 2.20 or 6/5.`, { named: [text] });
