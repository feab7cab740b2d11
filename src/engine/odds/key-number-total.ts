import { liftOf } from './joint-copula.ts';
import { type MarginChances, spreadOnMargins } from './key-number-margins.ts';
import type { MarginTotalChance } from './margin-total.ts';
import { type NormalModel, normalTotal } from './normal-line.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireOneOf } from './require-model.ts';

/** A spread of the side whose margins are known, and a total of the same game. */
export type SpreadTotalLegs = { spread: number; total: { side: 'over' | 'under'; line: number } };

/** Favourites score more when they win big: measured on 3,110 NFL games. For favourites of ten and more it is .19. */
export const NFL_MARGIN_TOTAL_RHO = 0.055;

/**
 * Chance that an NFL spread and a total of the same game both win, key numbers and pushes included.
 *
 * Units: chances of the margins, points of the total and a correlation to probabilities; lift is joint / (margin x total).
 * Formula: sum over the margins that win of their chance times P(total wins | margin), the total being normal around
 * mean + rho sd (m - mean_m)/sd_m with deviation sd sqrt(1 - rho^2).
 * Source: `keyNumberMargins` with the conditional normal; own model.
 * Known bias: the correlation is that of all lines together.
 * @throws OddsInputError for a line that is neither whole nor half, an unknown side, a model that is none, or a correlation outside -1..1.
 */
export function keyNumberTotal(
  margins: MarginChances,
  total: NormalModel,
  legs: SpreadTotalLegs,
  rho: number = NFL_MARGIN_TOTAL_RHO,
): MarginTotalChance {
  requireOneOf(legs.total.side, ['over', 'under'], 'total.side');
  if (!(rho > -1 && rho < 1)) throw new OddsInputError('rho', 'must lie strictly between -1 and 1');
  const { mean, sd } = momentsOf(margins);
  const ofSpread = spreadOnMargins(margins, legs.spread).win;
  const sdGiven = total.sd * Math.sqrt(1 - rho * rho);
  let joint = 0;
  let ofTotal = 0;
  for (const { margin, chance } of entriesOf(margins)) {
    const given = { mean: total.mean + (rho * total.sd * (margin - mean)) / sd, sd: sdGiven };
    const ends = normalTotal(given, legs.total.line);
    const wins = chance * (legs.total.side === 'over' ? ends.win : ends.lose);
    ofTotal += wins;
    if (margin + legs.spread > 0) joint += wins;
  }
  return { margin: ofSpread, total: ofTotal, joint, lift: liftOf(joint, ofSpread * ofTotal) };
}

function entriesOf({ chances }: MarginChances): { margin: number; chance: number }[] {
  const widest = (chances.length - 1) / 2;
  return Array.from(chances, (chance, i) => ({ margin: i - widest, chance }));
}

function momentsOf(margins: MarginChances): NormalModel {
  let mean = 0;
  let square = 0;
  for (const { margin, chance } of entriesOf(margins)) {
    mean += margin * chance;
    square += margin * margin * chance;
  }
  return { mean, sd: Math.sqrt(square - mean * mean) };
}
