import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal, requireNonNegative } from './require-odds.ts';

/**
 * What a winning bet returns, the stake included.
 *
 * Units: an amount of money in any unit and decimal odds to the same unit.
 * Formula: stake x d.
 * Source: definition.
 * @throws OddsInputError for a stake that is negative or too large, or a decimal that is not a price.
 */
export function payout(stake: number, decimal: number): number {
  requireNonNegative(stake, 'stake');
  requireDecimal(decimal);
  return requireResult(stake * decimal, 'stake');
}

/**
 * The stake that wins an amount.
 *
 * Units: the profit wanted, in any unit of money, and decimal odds to the same unit.
 * Formula: win/(d - 1).
 * Source: definition.
 * @throws OddsInputError for a profit that is negative or too large, or a decimal that is not a price.
 */
export function stakeToWin(win: number, decimal: number): number {
  requireNonNegative(win, 'win');
  requireDecimal(decimal);
  return requireResult(win / (decimal - 1), 'win');
}

/**
 * Refuses an amount that overflowed. Units: the caller's; `argument` is what was too large.
 * @throws OddsInputError naming `argument`.
 */
export function requireResult(amount: number, argument: string): number {
  if (!Number.isFinite(amount)) throw new OddsInputError(argument, 'is too large to be counted');
  return amount;
}
