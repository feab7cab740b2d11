import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal, requireProbability } from './require-odds.ts';

/** By unit of the free bet's face value: the stake of the hedge, and what is kept whoever wins. */
export type FreeBetConversion = { hedgeStake: number; kept: number };

/**
 * What a free bet is worth in cash when its other side is bet as well. Its stake does not come back with a win.
 *
 * Units: decimal odds of the free bet and of its other side to money by unit of face value.
 * Formula: hedge h = (d - 1)/d2; kept (d - 1) - h, the same either way.
 * Source: definition.
 * Known bias: one of the two must win.
 * @throws OddsInputError for a decimal that is not a price.
 */
export function convertFreeBet(decimal: number, hedgeDecimal: number): FreeBetConversion {
  requireDecimal(decimal);
  requireDecimal(hedgeDecimal, 'hedgeDecimal');
  const profit = decimal - 1;
  // Of numbers above 1 the quotient and the share kept stay within what can be counted.
  return { hedgeStake: profit / hedgeDecimal, kept: profit * (1 - 1 / hedgeDecimal) };
}

/**
 * What several bets pay together that are so staked that each of them returns the same.
 *
 * Units: decimal odds to decimal odds. Below 1 they cost more than they return.
 * Formula: 1 / sum of 1/d.
 * Source: definition.
 * @throws OddsInputError for none, or a decimal that is not a price.
 */
export function coverDecimal(decimals: readonly number[]): number {
  if (decimals.length === 0) throw new OddsInputError('decimals', 'must hold at least one price');
  for (const decimal of decimals) requireDecimal(decimal, 'decimals');
  return 1 / decimals.reduce((sum, decimal) => sum + 1 / decimal, 0);
}

/**
 * What a free bet wins on average without a hedge.
 *
 * Units: probability and decimal odds to money by unit of face value.
 * Formula: p (d - 1).
 * Source: definition.
 * @throws OddsInputError for a probability outside 0..1 or a decimal that is not a price.
 */
export function freeBetValue(probability: number, decimal: number): number {
  requireProbability(probability);
  requireDecimal(decimal);
  return probability * (decimal - 1);
}
