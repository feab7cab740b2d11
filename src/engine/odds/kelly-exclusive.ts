import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal, requireProbability } from './require-odds.ts';

export type ExclusiveStakes = {
  /** Fractions of the bankroll, in the order of the bets. */
  stakes: number[];
  /** What stays in hand. */
  reserve: number;
};

const SUM_TOLERANCE = 1e-9;

/**
 * The stakes with the fastest expected growth over outcomes of which at most one happens.
 *
 * Units: probabilities and decimal odds to fractions of the bankroll.
 * Formula: from the highest p d down, take an outcome while p d > R with R = (1 - sum p)/(1 - sum 1/d) over those taken;
 * then stake = p - R/d.
 * Source: Smoczynski & Tomkins 2010.
 * Known bias: may stake on an outcome without an edge of its own, as a hedge for the others; trusts the probabilities fully.
 * @throws OddsInputError for no bets, lists of different length, prices or chances that are none, or chances that add up to more than 1.
 */
export function kellyExclusive(probabilities: readonly number[], decimals: readonly number[]): ExclusiveStakes {
  requireBets(probabilities, decimals);
  const best = probabilities
    .map((probability, index) => ({ index, probability, price: 1 / (decimals[index] ?? Number.NaN) }))
    .sort((a, b) => b.probability / b.price - a.probability / a.price);
  let reserve = 1;
  let chance = 0;
  let price = 0;
  let taken = 0;
  for (const bet of best) {
    if (bet.probability / bet.price <= reserve) break;
    chance += bet.probability;
    price += bet.price;
    taken += 1;
    // A book without margin leaves nothing to hold back once every outcome is taken.
    reserve = price < 1 ? Math.max(0, 1 - chance) / (1 - price) : 0;
  }
  const stakes = probabilities.map(() => 0);
  for (const bet of best.slice(0, taken)) stakes[bet.index] = Math.max(0, bet.probability - reserve * bet.price);
  return { stakes, reserve };
}

function requireBets(probabilities: readonly number[], decimals: readonly number[]): void {
  if (probabilities.length === 0) throw new OddsInputError('probabilities', 'must hold at least one chance');
  if (decimals.length !== probabilities.length) {
    throw new OddsInputError('decimals', 'must be as many as the probabilities');
  }
  let total = 0;
  for (const probability of probabilities) {
    requireProbability(probability, 'probabilities');
    total += probability;
  }
  for (const decimal of decimals) requireDecimal(decimal, 'decimals');
  if (total > 1 + SUM_TOLERANCE) throw new OddsInputError('probabilities', 'must not add up to more than 1');
}
