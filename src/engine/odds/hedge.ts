import { requireResult } from './payout.ts';
import { requireDecimal, requireNonNegative, requireProbability } from './require-odds.ts';

/** A bet that was placed: what it returns when it wins, stake included, and what was staked on it. */
export type OpenBet = { stake: number; returns: number };

/** A bet against an open one, and what is won or lost in total whichever of the two wins. */
export type Hedge = { stake: number; ifOpenWins: number; ifHedgeWins: number };

/**
 * A bet on the other side of an open one.
 *
 * Units: money in any unit, decimal odds and plain share to money.
 * Formula: stake h = share x R/d, with R what the open bet returns; open wins R - s - h, hedge wins h (d - 1) - s. A share of 1
 * wins the same either way.
 * Source: definition.
 * Known bias: one of the two must win; where both can push or lose (a draw, another line) the result lies elsewhere.
 * @throws OddsInputError for money that is negative or not finite, a decimal that is not a price, or a share outside 0..1.
 */
export function hedge(open: OpenBet, decimal: number, share = 1): Hedge {
  requireOpen(open);
  requireDecimal(decimal);
  requireProbability(share, 'share');
  return withHedge(open, decimal, (share * open.returns) / decimal);
}

/**
 * The hedge that only gives the open stake back if it wins, and leaves the rest to the open bet.
 *
 * Units: money in any unit and decimal odds to money.
 * Formula: h = s/(d - 1).
 * Source: definition.
 * @throws OddsInputError as `hedge`.
 */
export function breakEvenHedge(open: OpenBet, decimal: number): Hedge {
  requireOpen(open);
  requireDecimal(decimal);
  return withHedge(open, decimal, open.stake / (decimal - 1));
}

/**
 * What both ends of a hedge of any size are worth.
 *
 * Units: money in any unit and decimal odds to money.
 * Formula: open wins R - s - h, hedge wins h (d - 1) - s.
 * Source: definition.
 * @throws OddsInputError as `hedge`, and for a hedge's stake that is negative or too large.
 */
export function withHedge(open: OpenBet, decimal: number, stake: number): Hedge {
  requireOpen(open);
  requireDecimal(decimal);
  requireNonNegative(stake, 'stake');
  return {
    stake,
    ifOpenWins: requireResult(open.returns - open.stake - stake, 'open'),
    ifHedgeWins: requireResult(stake * (decimal - 1) - open.stake, 'open'),
  };
}

/** Bets on all other outcomes of an open one, and what is won or lost in total if the open one wins or any of them. */
export type HedgeOfSeveral = { stakes: number[]; ifOpenWins: number; ifOthersWin: number };

/**
 * Bets on every other outcome of an open bet (a draw and the other side), each sized to return the same.
 *
 * Units: money in any unit and decimal odds to money.
 * Formula: stake on outcome i = W/d_i, with W what each of them returns and q the sum of 1/d_i; open wins R - s - W q, any other
 * W - s - W q. W = R wins the same whoever wins.
 * Source: definition.
 * Known bias: exactly one of all the outcomes must win.
 * @throws OddsInputError for money that is negative or not finite, or a decimal that is not a price.
 */
export function hedgeOfSeveral(open: OpenBet, decimals: readonly number[], returned: number): HedgeOfSeveral {
  requireOpen(open);
  for (const decimal of decimals) requireDecimal(decimal);
  requireNonNegative(returned, 'returned');
  const stakes = decimals.map((decimal) => returned / decimal);
  const total = stakes.reduce((sum, one) => sum + one, 0);
  return {
    stakes,
    ifOpenWins: requireResult(open.returns - open.stake - total, 'open'),
    ifOthersWin: requireResult(returned - open.stake - total, 'open'),
  };
}

function requireOpen({ stake, returns }: OpenBet): void {
  requireNonNegative(stake, 'open.stake');
  requireNonNegative(returns, 'open.returns');
}
