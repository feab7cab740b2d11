import { bivariateNormalCdf } from './bivariate-normal-cdf.ts';
import { expectedValue } from './expected-value.ts';
import { inverseNormalCdf } from './inverse-normal-cdf.ts';
import { liftOf } from './joint-copula.ts';
import { normalCdf, normalDensity } from './normal-cdf.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireOneOf } from './require-model.ts';
import { requireDecimal, requireNonNegative, requireOpenProbability } from './require-odds.ts';

/** The common cause is summed from -REACH to REACH deviations; beyond lies less than 1e-18. */
const REACH = 9;
const STEP = 0.05;
/** Up to here the factors are so wide that the sum is exact to 12 digits. */
const CORRELATION_MAX = 0.95;

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
  if (!(rho >= 0 && rho <= CORRELATION_MAX)) {
    throw new OddsInputError('rho', `must lie between 0 and ${CORRELATION_MAX} for more than two`);
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

/** A leg's fair chance and one standard deviation of it. */
export type UncertainChance = { probability: number; sd: number };

/** How much the legs depend on each other. What nobody measured is assumed, is called so, and is kept within 0.6. */
export type Correlation = { basis: 'measured'; rho: number; sd: number } | { basis: 'assumed'; rho: number };

export type CorrelatedParlay = {
  /** Chance that all legs win, and one standard deviation of it: for `confidence`. */
  probability: number;
  sd: number;
  /** What multiplying the legs would say, and the ratio to it. */
  independent: number;
  lift: number;
  fairDecimal: number;
  /** Units of profit per unit staked at the price given. */
  edge: number;
  basis: Correlation['basis'];
};

const MOST_LEGS = 10;
const MOST_ASSUMED = 0.6;
/** An assumed correlation may as well be this much more or less: our own choice. */
const ASSUMED_SD = 0.2;

/**
 * What a parlay of legs that depend on each other is worth, and how well that is known.
 *
 * Units: probabilities, their deviations, a correlation and decimal odds to the same.
 * Formula: joint by `commonCauseChance`; sd^2 = sum of (half of joint(p + sd) - joint(p - sd))^2 over the legs, plus the same for
 * the correlation; edge = joint x d - 1. `decimal` is the book's own price for this parlay, not the product of its legs.
 * Source: Gaussian copula; the sum is the delta method with differences over one deviation.
 * Known bias: takes the errors of the legs as independent, though one wrong rating moves legs of one game together; no tail
 * dependence. Where a score grid or a margin and total give the joint chance, take that (`sameGameChance`, `keyNumberTotal`).
 * @throws OddsInputError for fewer than two or more than ten legs, a chance that is 0, 1 or outside, a negative deviation, a
 * price that is none, a correlation outside -1..1 (assumed: beyond 0.6; more than two legs: outside 0..0.95), or legs too
 * unlikely together for a finite price.
 */
export function correlatedParlay(
  legs: readonly UncertainChance[],
  correlation: Correlation,
  decimal: number,
): CorrelatedParlay {
  requireParlay(legs, correlation, decimal);
  const chances = legs.map(({ probability }) => probability);
  const { rho } = correlation;
  const probability = commonCauseChance(chances, rho);
  const fairDecimal = 1 / probability;
  requireDecimal(fairDecimal, 'legs');
  const spreads = legs.map(({ sd }, i) => {
    const moved = (by: number) =>
      commonCauseChance(
        chances.map((chance, j) => (j === i ? inside(chance + by) : chance)),
        rho,
      );
    return (moved(sd) - moved(-sd)) / 2;
  });
  const independent = chances.reduce((product, chance) => product * chance, 1);
  return {
    probability,
    sd: Math.hypot(...spreads, rhoSpread(chances, correlation)),
    independent,
    lift: liftOf(probability, independent),
    fairDecimal,
    edge: expectedValue(probability, decimal),
    basis: correlation.basis,
  };
}

/** Half of the difference that one deviation of the correlation to either side makes. */
function rhoSpread(chances: readonly number[], correlation: Correlation): number {
  const sd = correlation.basis === 'measured' ? correlation.sd : ASSUMED_SD;
  const [least, most] = chances.length > 2 ? [0, 0.95] : [-1, 1];
  const at = (rho: number) => commonCauseChance(chances, Math.min(Math.max(rho, least), most));
  return (at(correlation.rho + sd) - at(correlation.rho - sd)) / 2;
}

/** A chance moved past the last that is none of 0 and 1 stays there. */
const inside = (chance: number): number => Math.min(Math.max(chance, Number.MIN_VALUE), 1 - Number.EPSILON / 2);

function requireParlay(legs: readonly UncertainChance[], correlation: Correlation, decimal: number): void {
  if (legs.length < 2 || legs.length > MOST_LEGS) throw new OddsInputError('legs', `must be two to ${MOST_LEGS}`);
  for (const { probability, sd } of legs) {
    requireOpenProbability(probability, 'legs');
    requireNonNegative(sd, 'legs');
  }
  requireOneOf(correlation.basis, ['measured', 'assumed'], 'basis');
  if (correlation.basis === 'measured') requireNonNegative(correlation.sd, 'correlation.sd');
  else if (Math.abs(correlation.rho) > MOST_ASSUMED) {
    throw new OddsInputError('rho', `must stay within ${MOST_ASSUMED} where nobody measured it`);
  }
  requireDecimal(decimal);
}
