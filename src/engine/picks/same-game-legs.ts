import { bivariateNormalCdf } from '../odds/bivariate-normal-cdf.ts';
import { inverseNormalCdf } from '../odds/inverse-normal-cdf.ts';
import { type JointChance, liftOf } from '../odds/joint-copula.ts';
import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireOpenProbability } from '../odds/require-odds.ts';

/**
 * A bet on the margin or on the total of one game, by its fair chance. `above`: the home margin or the total must pass
 * the line (home sides, overs); `below`: it must stay under it (away sides, unders).
 */
export type GameLeg = { on: 'margin' | 'total'; must: 'above' | 'below'; probability: number };

type Range = { low: number; high: number };

/**
 * Chance that several bets on the margin and the total of one game all win, each keeping its own fair chance.
 *
 * Units: probabilities and the correlation of home margin and total to probabilities; lift is joint / product of the chances.
 * Formula: every leg bounds the standardised margin or total, above -Phi^-1(p) or below Phi^-1(p); the chance of the rectangle that
 * all bounds leave, under the bivariate normal.
 * Source: Gaussian copula (Sklar 1959; Li 2000); several bounds of one axis follow from the single chances alone.
 * Known bias: no pushes and no key numbers between two lines of one axis beyond what their prices hold; no tail dependence. For
 * soccer and hockey take a score grid (`sameGameChance`).
 * @throws OddsInputError for no legs, an unknown kind of leg, a probability that is 0, 1 or outside, or a correlation outside -1..1.
 */
export function sameGameLegs(legs: readonly GameLeg[], rho: number): JointChance {
  if (legs.length === 0) throw new OddsInputError('legs', 'must hold at least one bet');
  if (!(rho >= -1 && rho <= 1)) throw new OddsInputError('rho', 'must lie between -1 and 1');
  const margin = everything();
  const total = everything();
  let independent = 1;
  for (const { on, must, probability } of legs) {
    requireOpenProbability(probability, 'legs');
    if (on !== 'margin' && on !== 'total') throw new OddsInputError('legs', 'must be on the margin or the total');
    if (must !== 'above' && must !== 'below') throw new OddsInputError('legs', 'must win above or below their line');
    narrow(on === 'margin' ? margin : total, must, inverseNormalCdf(probability));
    independent *= probability;
  }
  const joint = margin.low >= margin.high || total.low >= total.high ? 0 : rectangle(margin, total, rho);
  return { joint, independent, lift: liftOf(joint, independent) };
}

const everything = (): Range => ({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });

function narrow(range: Range, must: GameLeg['must'], score: number): void {
  if (must === 'above') range.low = Math.max(range.low, -score);
  else range.high = Math.min(range.high, score);
}

function rectangle(x: Range, y: Range, rho: number): number {
  const upTo = (h: number, k: number) => bivariateNormalCdf(h, k, rho);
  const chance = upTo(x.high, y.high) - upTo(x.low, y.high) - upTo(x.high, y.low) + upTo(x.low, y.low);
  return Math.min(1, Math.max(0, chance));
}
