import type { BetResult } from './line-result.ts';
import { isDecimalOdds } from './require-odds.ts';
import { requireScoreBet, resultAtScore, type ScoreBet } from './score-bet.ts';
import { chanceOf, type ScoreGrid } from './score-grid.ts';

/** The five ends of a bet, and the price that pays exactly fairly for them. */
export type BetChances = {
  win: number;
  halfWin: number;
  push: number;
  halfLose: number;
  lose: number;
  /** Null where the bet cannot lose or cannot win, so that no price is fair. */
  fairDecimal: number | null;
};

export type OutcomeChances = { home: number; draw: number; away: number };

/**
 * How a bet ends over all scores: moneylines, handicaps with quarter lines, totals, team totals, both teams to score.
 *
 * Units: a grid of scores to probabilities and decimal odds.
 * Formula: sums of the cells by `resultAtScore`; fair price 1 + (lose + halfLose/2)/(win + halfWin/2).
 * Source: definition; half stakes as the books settle Asian lines.
 * Known bias: that of the grid.
 * @throws OddsInputError for an unknown market or side, or a line that is not a multiple of a quarter.
 */
export function betOnGrid(grid: ScoreGrid, bet: ScoreBet): BetChances {
  requireScoreBet(bet);
  const sums: Record<BetResult, number> = { win: 0, half_win: 0, push: 0, half_loss: 0, loss: 0 };
  for (let home = 0; home < grid.size; home += 1) {
    for (let away = 0; away < grid.size; away += 1) {
      sums[resultAtScore(bet, { home, away })] += grid.cells[home * grid.size + away] ?? 0;
    }
  }
  const fairDecimal = 1 + (sums.loss + sums.half_loss / 2) / (sums.win + sums.half_win / 2);
  return {
    win: sums.win,
    halfWin: sums.half_win,
    push: sums.push,
    halfLose: sums.half_loss,
    lose: sums.loss,
    fairDecimal: isDecimalOdds(fairDecimal) ? fairDecimal : null,
  };
}

/**
 * Chances of a home win, a draw and an away win.
 *
 * Units: a grid of scores to probabilities.
 * Formula: sums of the cells below, on and above the diagonal.
 * Source: definition.
 */
export function outcomesOnGrid(grid: ScoreGrid): OutcomeChances {
  return {
    home: chanceOf(grid, (home, away) => home > away),
    draw: chanceOf(grid, (home, away) => home === away),
    away: chanceOf(grid, (home, away) => home < away),
  };
}
