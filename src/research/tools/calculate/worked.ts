import type { Calculation, CalculationKind } from '#contract/research/calculate.ts';
import type { CalculateResult } from '#contract/research/calculate-result.ts';
import { americanToDecimal, decimalToAmerican } from '#engine/odds/american.ts';
import { OddsInputError } from '#engine/odds/odds-input-error.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';

/** One kind of calculation, as it was asked for. */
export type Asked<Kind extends CalculationKind> = Extract<Calculation, { kind: Kind }>;

/** What was computed; `assumed` says what the question left open. */
export type Worked = Omit<CalculateResult, 'kind'> & { assumed: string[] };

/** A sum cannot be made without this; the message asks for it. */
export class MissingInput extends Error {
  override readonly name = 'MissingInput';
  readonly input: string;

  constructor(input: string, message: string) {
    super(message);
    this.input = input;
  }
}

/** Decimal odds of a price as it was written. @throws OddsInputError that names the price. */
export function decimalOf(text: string): number {
  try {
    return asQuoted(text, priceTextToDecimal(text));
  } catch (error) {
    if (error instanceof OddsInputError)
      throw new OddsInputError(`"${text}"`, 'is no price: write +120, -110, 2.20 or 6/5');
    throw error;
  }
}

const FOUR_DIGITS = /^\d+\.(\d{4,})$/;

/** A price that was kept to its last digits is the whole American one that they were rounded from: 1.7143 is -140, and takes $350 to win $250. */
function asQuoted(text: string, decimal: number): number {
  const digits = FOUR_DIGITS.exec(text.trim())?.[1]?.length;
  if (digits === undefined || decimal <= 1) return decimal;
  const american = americanToDecimal(Math.round(decimalToAmerican(decimal)));
  return american.toFixed(digits) === decimal.toFixed(digits) ? american : decimal;
}

export const decimalsOf = (texts: readonly string[]): number[] => texts.map(decimalOf);

/** Each leg's chance, where as many were given as there are legs. */
export function chancesOf(chances: readonly number[] | undefined, legs: number): readonly number[] | null {
  if (chances === undefined || chances.length === 0) return null;
  if (chances.length !== legs) throw new OddsInputError('chances', `must be ${legs}, one for each price`);
  return chances;
}
