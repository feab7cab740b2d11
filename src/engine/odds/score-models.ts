import { baseballGrid, hockeyGrid } from './break-ties.ts';
import { decidedChance, endsOnLine, type LineModel, type QuotedLine } from './line-model.ts';
import { locate, locatePoints } from './locate-points.ts';
import { OddsInputError } from './odds-input-error.ts';
import { type GoalMeans, poissonGrid, SOCCER_RHO } from './poisson-grid.ts';
import { requireOneOf } from './require-model.ts';
import { requireOpenProbability, requirePositive } from './require-odds.ts';
import type { ScoreGrid } from './score-grid.ts';
import type { PointChances } from './tilted-points.ts';

export type ScoreSport = 'soccer' | 'hockey' | 'baseball';

/** Units: runs or goals. `reach` is our own choice; deviations as in `leagueScatter`, soccer's over 8,900 league matches. */
const SPORTS: Record<
  ScoreSport,
  { gridOf: (means: GoalMeans) => ScoreGrid; reach: number; marginSd: number; totalSd: number; mostTotal: number }
> = {
  soccer: {
    gridOf: (means) => poissonGrid(means, SOCCER_RHO),
    reach: 1,
    marginSd: 1.81,
    totalSd: 1.67,
    mostTotal: 15,
  },
  hockey: { gridOf: hockeyGrid, reach: 1, marginSd: 2.46, totalSd: 2.32, mostTotal: 30 },
  baseball: { gridOf: (means) => baseballGrid(means), reach: 2, marginSd: 4.33, totalSd: 4.34, mostTotal: 40 },
};

const LEAST_TOTAL = 0.05;
const LEAST_SHARE = 0.02;

/**
 * Margins of a low-scoring game.
 *
 * Units: expected goals or runs of both sides to a model of the home side's margin.
 * Formula: the sport's grid of scores (`poissonGrid` with its rho, `hockeyGrid`, `baseballGrid`), the home side's share of the
 * total such that the quoted line keeps its price.
 * Source: as those grids.
 * Known bias: as those grids; baseball's home side bats less often when it leads, so that its wins are closer than the model's.
 * @throws OddsInputError for an unknown sport or a total that is not positive or beyond what the sport has.
 */
export function scoreMarginModel(sport: ScoreSport, expectedTotal: number): LineModel {
  const { reach, marginSd, gridOf } = sportOf(sport, expectedTotal);
  const pointsOf = (share: number) => marginsOf(gridOf(meansOf(expectedTotal, share)));
  return {
    on: 'margin',
    basis: 'model',
    reach,
    sd: marginSd,
    pointsAt: (quoted) => locatePoints(pointsOf, quoted, { low: LEAST_SHARE, high: 1 - LEAST_SHARE, start: 0.5 }),
  };
}

/**
 * Totals of a low-scoring game.
 *
 * Units: the home side's share of the goals or runs, 0 to 1, to a model of the total.
 * Formula: the sport's grid of scores, the total such that the quoted line keeps its price.
 * Source: as the grids; in baseball and hockey a tie adds one, so that odd totals come more often.
 * Known bias: as the grids.
 * @throws OddsInputError for an unknown sport or a share that is 0, 1 or outside.
 */
export function scoreTotalModel(sport: ScoreSport, homeShare: number): LineModel {
  const { reach, totalSd, gridOf, mostTotal } = sportOf(sport, 1);
  requireOpenProbability(homeShare, 'homeShare');
  const pointsOf = (total: number) => totalsOf(gridOf(meansOf(total, homeShare)));
  return {
    on: 'total',
    basis: 'model',
    reach,
    sd: totalSd,
    pointsAt: (quoted) =>
      locatePoints(pointsOf, quoted, { low: LEAST_TOTAL, high: mostTotal, start: Math.max(1, quoted.number) }),
  };
}

/** A match by its prices: the winner's two chances without the draw's, and a total. */
export type ScorePrices = { home: number; away: number; total: QuotedLine };

/**
 * The expected total and the home side's share of it that explain a match's prices.
 *
 * Units: probabilities and a line to goals or runs and a share.
 * Formula: the total at equal shares, the share from P(home wins) - P(away wins) at that total, then the total again at that share.
 * Source: as `goalMeans`, for any of the grids.
 * Known bias: one round; the winner hardly changes the total.
 * @throws OddsInputError for chances that no scores of the sport explain.
 */
export function expectedScores(
  sport: ScoreSport,
  { home, away, total }: ScorePrices,
): { total: number; share: number } {
  const { gridOf, mostTotal } = sportOf(sport, 1);
  requireOpenProbability(home, 'home');
  requireOpenProbability(away, 'away');
  const totalAt = (share: number) =>
    locate(
      (mean) => total.probability - decidedChance(endsOnLine(totalsOf(gridOf(meansOf(mean, share))), total.line)),
      {
        low: LEAST_TOTAL,
        high: mostTotal,
        start: Math.max(1, total.line),
      },
    );
  const mean = totalAt(0.5);
  const lead = (share: number) => {
    const { win, lose } = endsOnLine(marginsOf(gridOf(meansOf(mean, share))), 0);
    return home - away - (win - lose);
  };
  const share = locate(lead, { low: LEAST_SHARE, high: 1 - LEAST_SHARE, start: 0.5 });
  return { total: totalAt(share), share };
}

const meansOf = (total: number, share: number): GoalMeans => ({ home: total * share, away: total * (1 - share) });

function sportOf(sport: ScoreSport, expectedTotal: number) {
  requireOneOf(sport, Object.keys(SPORTS), 'sport');
  requirePositive(expectedTotal, 'expectedTotal');
  const found = SPORTS[sport];
  if (expectedTotal > found.mostTotal) {
    throw new OddsInputError('expectedTotal', `must be at most ${found.mostTotal}`);
  }
  return found;
}

function marginsOf(grid: ScoreGrid): PointChances {
  return collect(grid, { low: 1 - grid.size, high: grid.size - 1 }, (home, away) => home - away);
}

function totalsOf(grid: ScoreGrid): PointChances {
  return collect(grid, { low: 0, high: 2 * grid.size - 2 }, (home, away) => home + away);
}

function collect(
  { size, cells }: ScoreGrid,
  { low, high }: { low: number; high: number },
  pointsAt: (home: number, away: number) => number,
): PointChances {
  const chances = new Float64Array(high - low + 1);
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) {
      const at = pointsAt(home, away) - low;
      chances[at] = (chances[at] ?? 0) + (cells[home * size + away] ?? 0);
    }
  }
  return { low, chances };
}
