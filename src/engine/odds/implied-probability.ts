import { americanToDecimal, decimalToAmerican } from './american.ts';
import { requireDecimal, requireOpenProbability } from './require-odds.ts';

/**
 * The chance a price implies, margin included.
 *
 * Units: decimal odds to probability.
 * Formula: 1/d.
 * Source: definition. Known bias: over a whole market these add up to more than 1; see `overround`.
 * @throws OddsInputError for a decimal that is not a price.
 */
export function decimalToProbability(decimal: number): number {
  requireDecimal(decimal);
  return 1 / decimal;
}

/**
 * The price that pays exactly fairly for a chance.
 *
 * Units: probability to decimal odds.
 * Formula: 1/p.
 * Source: definition.
 * @throws OddsInputError for a probability that is 0, 1 or outside, or too small for a finite price.
 */
export function probabilityToDecimal(probability: number): number {
  requireOpenProbability(probability);
  const decimal = 1 / probability;
  requireDecimal(decimal, 'probability');
  return decimal;
}

/**
 * The chance an American price implies, margin included.
 *
 * Units: American odds to probability.
 * Formula: 1 / americanToDecimal(a).
 * Source: definition.
 * @throws OddsInputError as `americanToDecimal`.
 */
export function americanToProbability(american: number): number {
  return decimalToProbability(americanToDecimal(american));
}

/**
 * The unrounded American price that pays exactly fairly for a chance.
 *
 * Units: probability to American odds.
 * Formula: decimalToAmerican(1/p).
 * Source: definition.
 * @throws OddsInputError for a probability that is 0, 1 or outside, or too small for finite American odds.
 */
export function probabilityToAmerican(probability: number): number {
  return decimalToAmerican(probabilityToDecimal(probability), 'probability');
}
