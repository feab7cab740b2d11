import { OddsInputError } from './odds-input-error.ts';

/** Chance of every final score, home goals (or runs) by row. `cells[home * size + away]`; they add up to 1. */
export type ScoreGrid = { readonly size: number; readonly cells: Float64Array };

/** A score above this is not modelled: 500 x 500 cells. */
const LARGEST_SIZE = 500;
const TAIL = 1e-16;

/**
 * Chances of all scores of two sides that score independently of each other.
 *
 * Units: chance of each count of goals, from 0 on, to the chance of each score.
 * Formula: P(i, j) = P(home = i) P(away = j).
 * Source: Maher 1982.
 */
export function independentGrid(home: readonly number[], away: readonly number[]): ScoreGrid {
  const size = Math.max(home.length, away.length);
  const cells = new Float64Array(size * size);
  for (const [i, ofHome] of home.entries()) {
    for (const [j, ofAway] of away.entries()) cells[i * size + j] = ofHome * ofAway;
  }
  return { size, cells };
}

/**
 * A distribution of counts written out until what is left no longer matters.
 *
 * Units: chance of a count given the chance of the one before, to the chances from 0 on.
 * Formula: P(0) and P(k)/P(k - 1) = step(k); stops beyond the mean once the rest is below 1e-16.
 * Source: recurrences of the Poisson and the negative binomial distribution.
 * @throws OddsInputError naming `argument` where that takes more than 500 counts.
 */
export function countChances(
  none: number,
  step: (count: number) => number,
  { mean, argument }: { mean: number; argument: string },
): number[] {
  const chances = [none];
  let chance = none;
  for (let count = 1; count < LARGEST_SIZE; count += 1) {
    const ratio = step(count);
    chance *= ratio;
    chances.push(chance);
    // Past the mean the ratios fall, so that a geometric series bounds the rest.
    if (count > mean && ratio < 1 && (chance * ratio) / (1 - ratio) < TAIL) return chances;
  }
  throw new OddsInputError(argument, `spreads over more than ${LARGEST_SIZE} scores`);
}

/**
 * The chance of all scores for which something holds.
 *
 * Units: a grid to probability.
 * Formula: sum of the cells.
 * Source: definition.
 */
export function chanceOf(grid: ScoreGrid, holds: (home: number, away: number) => boolean): number {
  let chance = 0;
  for (let home = 0; home < grid.size; home += 1) {
    for (let away = 0; away < grid.size; away += 1) {
      if (holds(home, away)) chance += grid.cells[home * grid.size + away] ?? 0;
    }
  }
  return Math.min(chance, 1);
}
