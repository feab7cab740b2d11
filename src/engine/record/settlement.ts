import type { BetResult } from '../odds/line-result.ts';
import { OddsInputError } from '../odds/odds-input-error.ts';

/** A bet's end once it is on the record: void is a bet that never stood. */
export type GradedResult = BetResult | 'void';

/** What comes back for a unit staked at decimal odds d. */
const RETURNS: Record<GradedResult, (decimal: number) => number> = {
  win: (decimal) => decimal,
  half_win: (decimal) => (decimal + 1) / 2,
  push: () => 1,
  void: () => 1,
  half_loss: () => 0.5,
  loss: () => 0,
};

/**
 * What comes back for one unit staked, the stake included.
 *
 * Units: decimal odds to units.
 * Formula: win d, half win (d + 1)/2, push and void 1, half loss 1/2, loss 0.
 * Source: definition; half stakes as the books settle Asian lines.
 * @throws OddsInputError for a result that is none: an open bet has no return.
 */
export function returnOf(result: GradedResult, decimal: number): number {
  if (!Object.hasOwn(RETURNS, result)) throw new OddsInputError('result', 'is not the end of a bet');
  return RETURNS[result](decimal);
}

/**
 * What one unit staked won.
 *
 * Units: decimal odds to units of profit per unit staked.
 * Formula: `returnOf` - 1.
 * Source: definition.
 * @throws OddsInputError for a result that is none.
 */
export function profitOf(result: GradedResult, decimal: number): number {
  return returnOf(result, decimal) - 1;
}
