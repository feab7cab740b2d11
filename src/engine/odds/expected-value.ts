import { requireDecimal, requireProbability } from './require-odds.ts';

/**
 * The edge: what one unit staked wins on average.
 *
 * Units: probability and decimal odds to units of profit per unit staked.
 * Formula: p d - 1.
 * Source: definition; what the product calls edge everywhere.
 * Known bias: taking the best of many prices picks the most wrong one too (winner's curse); see `keptEdge`.
 * @throws OddsInputError for a probability outside 0..1 or a decimal that is not a price.
 */
export function expectedValue(probability: number, decimal: number): number {
  requireProbability(probability);
  requireDecimal(decimal);
  return probability * decimal - 1;
}

/**
 * How far the chance lies above the one the price needs.
 *
 * Units: probability and decimal odds to probability points.
 * Formula: p - 1/d.
 * Source: definition.
 * @throws OddsInputError for a probability outside 0..1 or a decimal that is not a price.
 */
export function probabilityEdge(probability: number, decimal: number): number {
  requireProbability(probability);
  return probability - breakEvenProbability(decimal);
}

/**
 * The chance from which a price stops losing.
 *
 * Units: decimal odds to probability.
 * Formula: 1/d.
 * Source: definition.
 * @throws OddsInputError for a decimal that is not a price.
 */
export function breakEvenProbability(decimal: number): number {
  requireDecimal(decimal);
  return 1 / decimal;
}
