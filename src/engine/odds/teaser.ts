import { expectedValue } from './expected-value.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal, requireProbability } from './require-odds.ts';

const MOST_LEGS = 20;

/**
 * How often each leg of a teaser or parlay must win for its price to be fair, all legs being equally likely.
 *
 * Units: decimal odds of the whole bet and a count of legs to probability.
 * Formula: (1/d)^(1/n).
 * Source: definition; independent legs.
 * @throws OddsInputError for a decimal that is not a price, or legs that are not a whole number from 2 to 20.
 */
export function neededLegProbability(decimal: number, legs: number): number {
  requireDecimal(decimal);
  if (!(Number.isInteger(legs) && legs >= 2 && legs <= MOST_LEGS)) {
    throw new OddsInputError('legs', `must be a whole number from 2 to ${MOST_LEGS}`);
  }
  return (1 / decimal) ** (1 / legs);
}

/**
 * What a teaser is worth at its price.
 *
 * Units: each leg's chance of winning and decimal odds of the whole bet to the chance that all win, and profit per unit staked.
 * Formula: p = product of the chances; edge = p d - 1.
 * Source: definition; independent legs.
 * Known bias: a leg that pushes is counted with what the caller made of it; most books then pay the price of one leg less.
 * @throws OddsInputError for fewer than two or more than 20 legs, a chance outside 0..1 or a decimal that is not a price.
 */
export function teaserValue(chances: readonly number[], decimal: number): { probability: number; edge: number } {
  if (chances.length < 2 || chances.length > MOST_LEGS) {
    throw new OddsInputError('chances', `must be 2 to ${MOST_LEGS}`);
  }
  let probability = 1;
  for (const chance of chances) {
    requireProbability(chance, 'chances');
    probability *= chance;
  }
  return { probability, edge: expectedValue(probability, decimal) };
}
