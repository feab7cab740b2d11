import { sumOfInverses } from './overround.ts';
import { requireDecimals } from './require-odds.ts';

export type Arbitrage = {
  /** Whether the stakes below win whatever happens. */
  isArbitrage: boolean;
  /** Units of profit per unit staked in total; negative where there is no arbitrage. */
  profit: number;
  /** Shares of the total stake, in the order of the prices, adding up to 1. */
  stakes: number[];
};

/**
 * The stakes that return the same whatever happens, and what they win.
 *
 * Units: decimal odds of every outcome, from one or several books, to shares and profit per unit staked.
 * Formula: stake_i = (1/d_i)/S with S = sum 1/d; profit = 1/S - 1; an arbitrage where S < 1.
 * Source: definition.
 * Known bias: one leg is usually a stale price that will be refused; the profit is there only if every leg is taken.
 * @throws OddsInputError for fewer than two prices or one that is none.
 */
export function arbitrage(decimals: readonly number[]): Arbitrage {
  requireDecimals(decimals);
  const booksum = sumOfInverses(decimals);
  return {
    isArbitrage: booksum < 1,
    profit: 1 / booksum - 1,
    stakes: decimals.map((decimal) => 1 / decimal / booksum),
  };
}
