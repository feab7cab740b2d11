import { requireOpenProbability, requirePositive } from '../odds/require-odds.ts';

/**
 * Chance that the bankroll ever falls to a share of what it was, when a fraction of the Kelly stake is bet for ever.
 *
 * Units: fraction of Kelly (1 is full) and share of the bankroll to probability.
 * Formula: x^(2/k - 1); 1 from k = 2 on, where the bankroll no longer grows.
 * Source: Thorp 2006, many small bets.
 * Known bias: assumes that the edge is what one thinks it is; a few large bets move in steps that it does not see.
 * @throws OddsInputError for a fraction that is not positive, or a share that is not strictly between 0 and 1.
 */
export function drawdown(kellyFraction: number, level: number): number {
  requirePositive(kellyFraction, 'kellyFraction');
  requireOpenProbability(level, 'level');
  return Math.min(1, level ** (2 / kellyFraction - 1));
}
