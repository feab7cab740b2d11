import { type JointChance, liftOf } from './joint-copula.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireScoreBet, resultAtScore, type ScoreBet } from './score-bet.ts';
import { chanceOf, type ScoreGrid } from './score-grid.ts';

/**
 * Chance that several bets on the same game all win.
 *
 * Units: a grid of scores to probabilities; lift is joint / product of the single chances.
 * Formula: sum of the cells in which every leg wins in full.
 * Source: definition. For a Premier League match home and over 2.5 come 27.8 % of the time; multiplied they would be 23.4 %.
 * Known bias: that of the grid; a leg that pushes or wins by half counts as not won.
 * @throws OddsInputError for no legs or a leg that no score decides.
 */
export function sameGameChance(grid: ScoreGrid, legs: readonly ScoreBet[]): JointChance {
  if (legs.length === 0) throw new OddsInputError('legs', 'must hold at least one bet');
  for (const leg of legs) requireScoreBet(leg);
  const wins = (leg: ScoreBet, home: number, away: number) => resultAtScore(leg, { home, away }) === 'win';
  const joint = chanceOf(grid, (home, away) => legs.every((leg) => wins(leg, home, away)));
  let independent = 1;
  for (const leg of legs) independent *= chanceOf(grid, (home, away) => wins(leg, home, away));
  return { joint, independent, lift: liftOf(joint, independent) };
}
