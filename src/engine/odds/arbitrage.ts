import { OddsInputError } from './odds-input-error.ts';
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

/** Far above any bet, and small enough that every share of it is exact to the cent. */
const MOST_CENTS = 1e12;

/**
 * Stakes in whole cents that return as nearly the same whatever happens as cents allow.
 *
 * Units: decimal odds and whole cents to whole cents, in the order of the prices, adding up to the total.
 * Formula: cent by cent to whichever returns least; the first (total - n) (1/d)/S of each, rounded up, at once, since every
 * stake comes to that.
 * Source: own rule; no other whole stakes of this total have a higher lowest return.
 * Known bias: what a book rounds when it pays is not in it.
 * @throws OddsInputError as `arbitrage`, and for a total that is not whole cents or beyond 1..10^12.
 */
export function levelCents(decimals: readonly number[], totalCents: number): number[] {
  if (!(Number.isInteger(totalCents) && totalCents >= 1 && totalCents <= MOST_CENTS))
    throw new OddsInputError('totalCents', `must be whole cents from 1 to ${MOST_CENTS}`);
  const stakes = arbitrage(decimals).stakes.map((share) =>
    Math.ceil(share * Math.max(0, totalCents - decimals.length)),
  );
  const returns = (at: number) => (stakes[at] ?? 0) * (decimals[at] ?? 0);
  let left = totalCents - stakes.reduce((sum, stake) => sum + stake, 0);
  for (; left > 0; left -= 1) {
    let least = 0;
    for (let at = 1; at < stakes.length; at += 1) if (returns(at) < returns(least)) least = at;
    stakes[least] = (stakes[least] ?? 0) + 1;
  }
  return stakes;
}
