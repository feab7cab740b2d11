import { requireResult } from './payout.ts';
import { requireNonNegative, requireProbability } from './require-odds.ts';

/**
 * What an open bet is worth now.
 *
 * Units: what it returns when it wins, in any unit of money, and the chance that it does to the same unit.
 * Formula: R p.
 * Source: definition.
 * Known bias: the chance is that of prices without their margin; an offer is usually lower by a margin of its own.
 * @throws OddsInputError for a return that is negative or not finite, or a probability outside 0..1.
 */
export function fairCashOut(returns: number, probability: number): number {
  requireNonNegative(returns, 'returns');
  requireProbability(probability);
  return requireResult(returns * probability, 'returns');
}
