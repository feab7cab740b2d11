import { OddsInputError } from './odds-input-error.ts';
import type { PushChances } from './push.ts';
import { requireOpenProbability, requirePositive } from './require-odds.ts';
import { endsAbove, type PointChances, tiltedPoints } from './tilted-points.ts';

/**
 * How much likelier a final margin is than the normal says, by points: field goals and touchdowns leave 3, 7 and their
 * sums. Measured on 3,115 NFL games of 2009-2020 against the closing line; a margin that is not named counts as 1.
 */
export const NFL_KEY_NUMBERS: ReadonlyMap<number, number> = new Map([
  [0, 0.11],
  [1, 0.81],
  [2, 0.78],
  [3, 2.59],
  [4, 1.03],
  [5, 0.7],
  [6, 1.27],
  [7, 1.92],
  [8, 0.85],
  [9, 0.28],
  [10, 1.27],
  [11, 0.61],
  [12, 0.45],
  [13, 0.8],
  [14, 1.44],
  [15, 0.47],
  [16, 0.83],
  [17, 1.07],
  [18, 0.88],
  [19, 0.45],
  [20, 0.98],
  [21, 1.44],
  [24, 1.45],
  [28, 1.88],
]);

/** NFL margins against the closing line. Units: points. */
export const NFL_MARGIN_SD = 13.3;
const WIDEST_MARGIN = 120;
const LONGEST_LINE = 60;

/** Chance of each final margin of the side; the first stands for -120 points, the last for 120. */
export type MarginChances = PointChances & { mean: number };

/**
 * Chances of every final margin in the NFL, key numbers included, so that the quoted line keeps its market price.
 *
 * Units: the side's line in points and its margin-free chance of covering (pushes aside) to probabilities.
 * Formula: `tiltedPoints` of the margin around -line, the tilt being h(|m|).
 * Source: own model; h measured in `NFL_KEY_NUMBERS`.
 * Known bias: the table was measured on the games it is judged by, and on the extra-point rule of before and after 2015 together.
 * @throws OddsInputError for a line that is neither whole nor half or is beyond 60, a probability that is 0, 1 or outside, or a deviation outside 5..30.
 */
export function keyNumberMargins(
  quoted: { line: number; coverProbability: number },
  sd: number = NFL_MARGIN_SD,
  keyNumbers: ReadonlyMap<number, number> = NFL_KEY_NUMBERS,
): MarginChances {
  requireQuoted(quoted, sd);
  const tilt = (margin: number) => keyNumbers.get(Math.abs(margin)) ?? 1;
  const shape = { sd, low: -WIDEST_MARGIN, high: WIDEST_MARGIN, tilt };
  return tiltedPoints(shape, { number: -quoted.line, probability: quoted.coverProbability }, 'coverProbability');
}

/**
 * How a bet on any spread ends under those chances.
 *
 * Units: the side's line in points to probabilities.
 * Formula: sums of the chances of the margins above, at and below -line.
 * Source: definition.
 * @throws OddsInputError for a line that is neither whole nor half or is beyond 60.
 */
export function spreadOnMargins(margins: MarginChances, line: number): PushChances {
  requireHalfLine(line);
  return endsAbove(margins, -line);
}

function requireQuoted({ line, coverProbability }: { line: number; coverProbability: number }, sd: number): void {
  requireHalfLine(line);
  requireOpenProbability(coverProbability, 'coverProbability');
  requirePositive(sd, 'sd');
  if (sd < 5 || sd > 30) throw new OddsInputError('sd', 'must lie between 5 and 30 points');
}

function requireHalfLine(line: number): void {
  if (!(Number.isInteger(line * 2) && Math.abs(line) <= LONGEST_LINE)) {
    throw new OddsInputError('line', `must be a whole or a half number within ${LONGEST_LINE} points`);
  }
}
