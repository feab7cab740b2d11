import { bivariateNormalCdf } from './bivariate-normal-cdf.ts';
import { inverseNormalCdf } from './inverse-normal-cdf.ts';
import { normalCdf, normalDensity } from './normal-cdf.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireOpenProbability } from './require-odds.ts';

/** The common cause is summed from -REACH to REACH deviations; beyond lies less than 1e-18. */
const REACH = 9;
const STEP = 0.05;
/** Up to here the factors are so wide that the sum is exact to 12 digits. */
const MOST_COMMON = 0.95;

/**
 * Chance that several things all happen when each two of them have the same correlation.
 *
 * Units: probabilities and the correlation of the normal values behind them to probability.
 * Formula: two: Phi2(Phi^-1(p1), Phi^-1(p2); rho); more: integral over z of phi(z) x product of
 * Phi((Phi^-1(p) - sqrt(rho) z)/sqrt(1 - rho)), by the trapezoid rule.
 * Source: one-factor Gaussian copula (Vasicek 1987; Li 2000).
 * Known bias: one correlation for all pairs; legs that work against each other are possible only in twos.
 * @throws OddsInputError for fewer than two chances, one that is 0, 1 or outside, or a correlation outside -1..1 (of more than
 * two: outside 0..0.95).
 */
export function commonCauseChance(probabilities: readonly number[], rho: number): number {
  if (probabilities.length < 2) throw new OddsInputError('probabilities', 'must be at least two');
  for (const probability of probabilities) requireOpenProbability(probability, 'probabilities');
  const scores = probabilities.map(inverseNormalCdf);
  const [first = 0, second = 0] = scores;
  if (scores.length === 2) return bivariateNormalCdf(first, second, rho);
  if (!(rho >= 0 && rho <= MOST_COMMON)) {
    throw new OddsInputError('rho', `must lie between 0 and ${MOST_COMMON} for more than two`);
  }
  const [shared, own] = [Math.sqrt(rho), Math.sqrt(1 - rho)];
  let chance = 0;
  for (let k = -REACH / STEP; k <= REACH / STEP; k += 1) {
    const z = k * STEP;
    let all = normalDensity(z);
    for (const score of scores) all *= normalCdf((score - shared * z) / own);
    chance += all;
  }
  return Math.min(1, chance * STEP);
}
