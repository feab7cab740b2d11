import { NFL_KEY_NUMBERS } from './key-number-margins.ts';
import { NBA_KEY_NUMBERS, NFL_KEY_TOTALS } from './key-number-tables.ts';
import { leagueScatter, type Scatter } from './league-scatter.ts';
import type { LineModel } from './line-model.ts';
import { locatePoints } from './locate-points.ts';
import { poissonChances } from './poisson-grid.ts';
import { tiltedPoints } from './tilted-points.ts';

export type PointLeague = 'nfl' | 'college_football' | 'nba' | 'wnba' | 'college_basketball';

const WIDEST_MARGIN = 120;
const HIGHEST_TOTAL = 400;
/** Own choice: half a deviation away the models stay within 1.5 points of what 6,137 NFL and 17,772 NBA games did. */
const REACH = { measured: 0.5, published: 0.5, assumed: 0.25 } as const;

/** Nobody measured the totals of the colleges; this far they scatter for the sake of the push alone. */
const ASSUMED_TOTAL_SD = { college_football: 16, college_basketball: 14.7 } as const;

const FEW_TIES = (margin: number): number => (margin === 0 ? 0 : (NFL_KEY_NUMBERS.get(Math.abs(margin)) ?? 1));
const MARGIN_TILT: Record<PointLeague, (margin: number) => number> = {
  nfl: (margin) => NFL_KEY_NUMBERS.get(Math.abs(margin)) ?? 1,
  // College games are played on until one side leads.
  college_football: FEW_TIES,
  nba: (margin) => NBA_KEY_NUMBERS.get(Math.abs(margin)) ?? 1,
  wnba: (margin) => NBA_KEY_NUMBERS.get(Math.abs(margin)) ?? 1,
  college_basketball: (margin) => NBA_KEY_NUMBERS.get(Math.abs(margin)) ?? 1,
};

const basisOf = ({ basis }: Scatter): LineModel['basis'] => (basis === 'measured' ? 'measured' : 'assumed');

/**
 * Margins of football and basketball, key numbers and ties included.
 *
 * Units: a league and the expected total in points to a model of the home side's margin.
 * Formula: `tiltedPoints` with the league's deviation; the tilt is `NFL_KEY_NUMBERS` in football, `NBA_KEY_NUMBERS` in basketball.
 * Source: measured on closing lines (NFL, NBA); the other leagues borrow the tilt and have published or borrowed deviations.
 * Known bias: measured until 2020 and 2021; threes and pace have changed since.
 * @throws OddsInputError as `leagueScatter`.
 */
export function marginModel(league: PointLeague, expectedTotal: number): LineModel {
  const scatter = leagueScatter(league, expectedTotal);
  const sd = scatter.marginSd;
  const shape = { sd, low: -WIDEST_MARGIN, high: WIDEST_MARGIN, tilt: MARGIN_TILT[league] };
  return {
    on: 'margin',
    basis: basisOf(scatter),
    reach: REACH[scatter.basis] * sd,
    sd,
    pointsAt: (quoted) => tiltedPoints(shape, quoted),
  };
}

/**
 * Totals of football and basketball.
 *
 * Units: a league and the expected total in points to a model of the total.
 * Formula: `tiltedPoints` with the league's deviation; the tilt is `NFL_KEY_TOTALS` in the NFL, none elsewhere.
 * Source: measured on closing totals (NFL, NBA); borrowed for the WNBA; assumed for the colleges, which have no reach therefore.
 * Known bias: as `marginModel`.
 * @throws OddsInputError as `leagueScatter`.
 */
export function totalModel(league: PointLeague, expectedTotal: number): LineModel {
  const scatter = leagueScatter(league, expectedTotal);
  const isCollege = league === 'college_football' || league === 'college_basketball';
  const sd = scatter.totalSd ?? (isCollege ? ASSUMED_TOTAL_SD[league] : scatter.marginSd);
  const tilt = league === 'nfl' ? (total: number) => NFL_KEY_TOTALS.get(total) ?? 1 : () => 1;
  const shape = { sd, low: 0, high: HIGHEST_TOTAL, tilt };
  return {
    on: 'total',
    basis: scatter.totalSd === null ? 'assumed' : basisOf(scatter),
    reach: scatter.totalSd === null ? 0 : REACH[scatter.basis] * sd,
    sd,
    pointsAt: (quoted) => tiltedPoints(shape, quoted),
  };
}

const MOST_COUNTED = 300;

/**
 * Counts of one player, or of games in a match, for the chance that a whole line is met exactly.
 *
 * Units: counts; no reach, because the scatter of a player is not known.
 * Formula: Poisson, its mean such that the quoted line keeps its price.
 * Source: own assumption.
 * Known bias: points and yards scatter more, so that exactly the line comes less often than it says.
 */
export const COUNT_MODEL: LineModel = {
  on: 'total',
  basis: 'assumed',
  reach: 0,
  sd: 1,
  pointsAt: (quoted) =>
    locatePoints((mean) => ({ low: 0, chances: Float64Array.from(poissonChances(mean)) }), quoted, {
      low: 1e-3,
      high: MOST_COUNTED,
      start: quoted.number + 0.5,
    }),
};
