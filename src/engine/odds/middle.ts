import { requireResult } from './payout.ts';
import { requireDecimal, requirePositive } from './require-odds.ts';

export type StakedBet = { stake: number; decimal: number };

/** What two bets win or lose together. */
export type Middle = {
  /** Profit where both win; where the first alone wins; where the second alone does. */
  both: number;
  firstOnly: number;
  secondOnly: number;
  /** How often both must win for nothing to be lost on average; 0 where neither end loses. */
  neededProbability: number;
};

/**
 * Two bets on different numbers of one game, of which one wins at least and both win in between.
 *
 * Units: money in any unit and decimal odds to money; the needed rate is a probability.
 * Formula: profits are sums of s (d - 1) and -s; with L the mean of the two ends where one wins and B where both do, the needed
 * rate is -L/(B - L).
 * Source: definition; the ends are taken as equally likely.
 * Known bias: a number on which one bet is handed back is neither end; it lies between them.
 * @throws OddsInputError for a stake that is not positive, a decimal that is not a price, or amounts too large to be counted.
 */
export function middle(first: StakedBet, second: StakedBet): Middle {
  for (const { stake, decimal } of [first, second]) {
    requirePositive(stake, 'stake');
    requireDecimal(decimal);
  }
  const [wins, others] = [profitOf(first), profitOf(second)];
  const both = requireResult(wins + others, 'stake');
  const firstOnly = requireResult(wins - second.stake, 'stake');
  const secondOnly = requireResult(others - first.stake, 'stake');
  const oneWins = firstOnly / 2 + secondOnly / 2;
  return { both, firstOnly, secondOnly, neededProbability: oneWins >= 0 ? 0 : oneWins / (oneWins - both) };
}

const profitOf = ({ stake, decimal }: StakedBet): number => stake * (decimal - 1);

/**
 * The second stake with which a middle ends the same whichever of its bets wins alone.
 *
 * Units: money in any unit and decimal odds to the same unit.
 * Formula: s2 = s1 d1/d2.
 * Source: definition.
 * @throws OddsInputError for a stake that is not positive, a decimal that is not a price, or amounts too large to be counted.
 */
export function levelStake({ stake, decimal }: StakedBet, otherDecimal: number): number {
  requirePositive(stake, 'stake');
  requireDecimal(decimal);
  requireDecimal(otherDecimal, 'otherDecimal');
  return requireResult(stake * (decimal / otherDecimal), 'stake');
}
