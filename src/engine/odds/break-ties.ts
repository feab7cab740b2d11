import { MLB_DISPERSION, negativeBinomialGrid } from './negative-binomial-grid.ts';
import { type GoalMeans, poissonGrid } from './poisson-grid.ts';
import { requireProbability } from './require-odds.ts';
import { chanceOf, type ScoreGrid } from './score-grid.ts';

/**
 * The final scores once every tie has been played out and won by one.
 *
 * Units: a grid and the home side's share of the ties to a grid without ties.
 * Formula: each tied cell (i, i) goes to (i + 1, i) by that share and to (i, i + 1) by the rest.
 * Source: the rules of hockey, where overtime or the shootout adds exactly one goal; for baseball a model.
 * @throws OddsInputError for a share outside 0..1.
 */
export function breakTies(grid: ScoreGrid, homeShare: number): ScoreGrid {
  requireProbability(homeShare, 'homeShare');
  const size = grid.size + 1;
  const cells = new Float64Array(size * size);
  const add = (home: number, away: number, chance: number) => {
    cells[home * size + away] = (cells[home * size + away] ?? 0) + chance;
  };
  for (let home = 0; home < grid.size; home += 1) {
    for (let away = 0; away < grid.size; away += 1) {
      const chance = grid.cells[home * grid.size + away] ?? 0;
      if (home !== away) {
        add(home, away, chance);
      } else {
        add(home + 1, away, chance * homeShare);
        add(home, away + 1, chance * (1 - homeShare));
      }
    }
  }
  return { size, cells };
}

/**
 * Chances of all final scores of a hockey game, overtime and shootout included.
 *
 * Units: expected goals in 60 minutes to probabilities.
 * Formula: Poisson scores; ties won by home with the mean of 1/2 (a shootout) and l/(l + m) (who scores next).
 * Source: Poisson fits regulation over 13,479 games (mean 2.97, variance 3.03 at home). The share of the ties is our own assumption.
 * Known bias: no empty-net goals, so it gives too few two-goal wins.
 * @throws OddsInputError for means that are not positive or above 300.
 */
export function hockeyGrid(means: GoalMeans): ScoreGrid {
  const grid = poissonGrid(means);
  return breakTies(grid, (0.5 + means.home / (means.home + means.away)) / 2);
}

/**
 * Chances of all final scores of a baseball game, extra innings included.
 *
 * Units: expected runs and dispersion (as `negativeBinomialGrid`) to probabilities.
 * Formula: negative binomial scores; ties won by one run, by home in the proportion of the games that are no tie.
 * Source: own model; with the means of 20,193 MLB games it has 30 % one-run games where 28.7 % were counted.
 * Known bias: extra innings add one run here and often more since each starts with a runner on second base.
 * @throws OddsInputError as `negativeBinomialGrid`.
 */
export function baseballGrid(means: GoalMeans, dispersion: GoalMeans = MLB_DISPERSION): ScoreGrid {
  const grid = negativeBinomialGrid(
    { mean: means.home, dispersion: dispersion.home },
    { mean: means.away, dispersion: dispersion.away },
  );
  const homeWins = chanceOf(grid, (ofHome, ofAway) => ofHome > ofAway);
  const awayWins = chanceOf(grid, (ofHome, ofAway) => ofHome < ofAway);
  // Where nobody is expected to score, no game is decided and the means are all there is to divide the ties by.
  const [ofHome, ofAway] = homeWins + awayWins > 0 ? [homeWins, awayWins] : [means.home, means.away];
  return breakTies(grid, ofHome / (ofHome + ofAway));
}
