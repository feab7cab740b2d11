import { bivariateNormalCdf } from './bivariate-normal-cdf.ts';
import { liftOf } from './joint-copula.ts';
import { normalCdf } from './normal-cdf.ts';
import type { NormalModel } from './normal-line.ts';
import { requireFinite, requireOneOf } from './require-model.ts';
import { requirePositive } from './require-odds.ts';

/** Home margin and total of one game with the correlation between them. Units: points. */
export type MarginTotalModel = { margin: NormalModel; total: NormalModel; rho: number };

export type MarginTotalLegs = {
  /** `home` for a home margin above `above`, `away` for one below it. */
  margin: { side: 'home' | 'away'; above: number };
  total: { side: 'over' | 'under'; line: number };
};

export type MarginTotalChance = { margin: number; total: number; joint: number; lift: number };

/**
 * Chance that a margin bet and a total bet of the same game both win.
 *
 * Units: points and a correlation to probabilities; lift is joint / (margin x total).
 * Formula: Phi2(s (mu_M - m)/sd_M, t (mu_T - l)/sd_T; s t rho), s = 1 for home, -1 for away, t = 1 for over, -1 for under.
 * Source: bivariate normal of margin and total. Measured correlations: NFL .055 (favourites of 10 and more: .19), NBA -.01.
 * Known bias: no push: at a whole line pass the half point that a win must pass (-3 is 3.5). NFL key numbers are not in it.
 * @throws OddsInputError for an unknown side, a number that is not finite, a deviation that is not positive, or a correlation outside -1..1.
 */
export function marginTotalChance(model: MarginTotalModel, legs: MarginTotalLegs): MarginTotalChance {
  requireLegs(model, legs);
  const home = legs.margin.side === 'home' ? 1 : -1;
  const over = legs.total.side === 'over' ? 1 : -1;
  const h = (home * (model.margin.mean - legs.margin.above)) / model.margin.sd;
  const k = (over * (model.total.mean - legs.total.line)) / model.total.sd;
  const joint = bivariateNormalCdf(h, k, home * over * model.rho);
  const margin = normalCdf(h);
  const total = normalCdf(k);
  return { margin, total, joint, lift: liftOf(joint, margin * total) };
}

function requireLegs({ margin, total }: MarginTotalModel, legs: MarginTotalLegs): void {
  requireFinite(margin.mean, 'margin.mean');
  requirePositive(margin.sd, 'margin.sd');
  requireFinite(total.mean, 'total.mean');
  requirePositive(total.sd, 'total.sd');
  requireOneOf(legs.margin.side, ['home', 'away'], 'margin.side');
  requireFinite(legs.margin.above, 'margin.above');
  requireOneOf(legs.total.side, ['over', 'under'], 'total.side');
  requireFinite(legs.total.line, 'total.line');
}
