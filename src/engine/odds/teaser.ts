import { OddsInputError } from './odds-input-error.ts';
import { expectedValueWithPush } from './push.ts';
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
 * Units: each leg's chance of winning and of a push, and decimal odds of the whole bet, to the chance that all win, and profit per unit staked.
 * Formula: p = product of the chances to win, k = product of the chances not to lose; edge = p d + (k - p) - 1: where no leg loses and one
 * pushes, the stake comes back.
 * Source: definition; independent legs. Two-leg teasers are settled so; with more, most books pay the price of one leg less instead.
 * Known bias: too little with three legs or more where one of them pushes.
 * @throws OddsInputError for fewer than two or more than 20 legs, chances outside 0..1, pushes of another number of legs or a decimal that is
 * not a price.
 */
export function teaserValue(
  chances: readonly number[],
  decimal: number,
  pushes: readonly number[] = chances.map(() => 0),
): { probability: number; edge: number } {
  if (chances.length < 2 || chances.length > MOST_LEGS) {
    throw new OddsInputError('chances', `must be 2 to ${MOST_LEGS}`);
  }
  if (pushes.length !== chances.length) throw new OddsInputError('pushes', 'must be one for each leg');
  let probability = 1;
  let kept = 1;
  for (const [at, chance] of chances.entries()) {
    requireProbability(chance, 'chances');
    const unlost = chance + (pushes[at] ?? 0);
    requireProbability(unlost, 'pushes');
    probability *= chance;
    kept *= unlost;
  }
  const ends = { win: probability, push: kept - probability, lose: 1 - kept };
  return { probability, edge: expectedValueWithPush(ends, decimal) };
}
