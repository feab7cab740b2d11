import { requireDecimals } from './require-odds.ts';

export type Overround = {
  /** Sum of the implied probabilities; 1 is a book without margin. */
  booksum: number;
  /** booksum - 1: negative for an under-round book. */
  margin: number;
  /** Share of the money staked in proportion that the book keeps. */
  hold: number;
};

/**
 * What a book takes on one market.
 *
 * Units: decimal odds to fractions of 1.
 * Formula: S = sum 1/d; margin = S - 1; hold = 1 - 1/S.
 * Source: definition.
 * @throws OddsInputError for fewer than two prices or one that is none.
 */
export function overround(decimals: readonly number[]): Overround {
  requireDecimals(decimals);
  const booksum = sumOfInverses(decimals);
  return { booksum, margin: booksum - 1, hold: 1 - 1 / booksum };
}

/**
 * Sum of the implied probabilities of prices that are already known to be valid.
 *
 * Units: decimal odds to a plain sum.
 * Formula: sum 1/d.
 * Source: definition.
 */
export function sumOfInverses(decimals: readonly number[]): number {
  let sum = 0;
  for (const decimal of decimals) sum += 1 / decimal;
  return sum;
}
