import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireDecimal, requireNonNegative } from '../odds/require-odds.ts';
import { type GradedResult, returnOf } from './settlement.ts';

export type GradedLeg = { decimal: number; result: GradedResult };

/**
 * What a parlay paid once every leg is graded.
 *
 * Units: decimal odds and a stake in any money to the same money; `returned` includes the stake.
 * Formula: stake x product over the legs of d, (d + 1)/2, 1, 1/2 or 0 for win, half win, push or void, half loss, loss.
 * Source: house rules of US and European books: a leg that is void drops out.
 * Known bias: some books void a same-game parlay as a whole when one leg is void.
 * @throws OddsInputError for no legs, a leg that is still open, a decimal that is not a price, or a negative stake.
 */
export function gradeParlay(legs: readonly GradedLeg[], stake: number): { returned: number; profit: number } {
  requireNonNegative(stake, 'stake');
  if (legs.length === 0) throw new OddsInputError('legs', 'must hold at least one leg');
  let factor = 1;
  for (const { decimal, result } of legs) {
    requireDecimal(decimal, 'legs');
    factor *= returnOf(result, decimal);
  }
  const returned = stake * factor;
  if (!Number.isFinite(returned)) throw new OddsInputError('legs', 'pay more than can be counted');
  return { returned, profit: returned - stake };
}
