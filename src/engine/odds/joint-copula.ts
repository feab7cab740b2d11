import { bivariateNormalCdf } from './bivariate-normal-cdf.ts';
import { inverseNormalCdf } from './inverse-normal-cdf.ts';
import { requireOpenProbability } from './require-odds.ts';

export type JointChance = {
  /** Chance that both happen. */
  joint: number;
  /** What multiplying the two chances would say. */
  independent: number;
  /** joint / independent: above 1 where the legs help each other. */
  lift: number;
};

/**
 * Chance that two dependent things both happen, when all that is known of their dependence is a correlation.
 *
 * Units: probabilities and the correlation of the normal values behind them to probabilities.
 * Formula: Phi2(Phi^-1(p1), Phi^-1(p2); rho).
 * Source: Gaussian copula (Sklar 1959; Li 2000).
 * Known bias: no tail dependence. A correlation nobody measured is a guess: label it as assumed and keep it within 0.6.
 * @throws OddsInputError for a probability that is 0, 1 or outside, or a correlation outside -1..1.
 */
export function jointCopula(first: number, second: number, rho: number): JointChance {
  requireOpenProbability(first, 'first');
  requireOpenProbability(second, 'second');
  const joint = bivariateNormalCdf(inverseNormalCdf(first), inverseNormalCdf(second), rho);
  const independent = first * second;
  return { joint, independent, lift: liftOf(joint, independent) };
}

/**
 * How much likelier legs win together than multiplying them would say.
 *
 * Units: probabilities to a ratio.
 * Formula: joint / independent; 1 where the chances are too small to multiply.
 * Source: definition.
 */
export function liftOf(joint: number, independent: number): number {
  return independent > 0 ? joint / independent : 1;
}
