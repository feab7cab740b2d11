import { requireCount } from '../odds/require-model.ts';
import { requireDecimal } from '../odds/require-odds.ts';
import { type GradedResult, returnOf } from './settlement.ts';

/** What floating point adds to or takes from a product of a price and whole cents. */
const SLACK = 1e-6;

/**
 * What a settled bet won in money.
 *
 * Units: whole cents and decimal odds to whole cents, negative where it lost.
 * Formula: floor(stake x `returnOf`) - stake: what a book pays is rounded down to the cent.
 * Source: custom of US books.
 * Known bias: a book that rounds up pays a cent more; a boost or a free bet pays what its terms say.
 * @throws OddsInputError for a stake that is no whole number of cents, a decimal that is no price, or a result that is none.
 */
export function betProfit(result: GradedResult, stakeCents: number, decimal: number): number {
  requireCount(stakeCents, 'stakeCents');
  requireDecimal(decimal);
  return Math.floor(stakeCents * returnOf(result, decimal) + SLACK) - stakeCents;
}
