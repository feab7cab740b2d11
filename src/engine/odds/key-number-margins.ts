import { normalCdf, normalDensity } from './normal-cdf.ts';
import { OddsInputError } from './odds-input-error.ts';
import type { PushChances } from './push.ts';
import { requireOpenProbability, requirePositive } from './require-odds.ts';
import { type Point, solveDecreasing } from './solve-decreasing.ts';

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
/** Of the smaller of the two chances. */
const ANCHOR_TOLERANCE = 1e-6;

/** Chance of each final margin of the side; the first stands for -120 points, the last for 120. */
export type MarginChances = { mean: number; chances: Float64Array };

/**
 * Chances of every final margin in the NFL, key numbers included, so that the quoted line keeps its market price.
 *
 * Units: the side's line in points and its margin-free chance of covering (pushes aside) to probabilities.
 * Formula: [Phi((m + .5 - mu)/sd) - Phi((m - .5 - mu)/sd)] h(|m|), made to add up to 1, with mu such that
 * win/(win + lose) at the line equals the market.
 * Source: own model; h measured in `NFL_KEY_NUMBERS`.
 * Known bias: the table was measured on the games it is judged by, and on the extra-point rule of before and after 2015 together.
 * @throws OddsInputError for a line that is neither whole nor half or is beyond 60, a probability that is 0, 1 or outside, or a deviation outside 5..30.
 */
export function keyNumberMargins(
  quoted: { line: number; coverProbability: number },
  sd: number = NFL_MARGIN_SD,
): MarginChances {
  requireQuoted(quoted, sd);
  const { line, coverProbability } = quoted;
  const evaluate = (mean: number, at: Point) => {
    const here = sides((margin) => weight(margin, mean, sd), line);
    const change = sides((margin) => weightSlope(margin, mean, sd), line);
    const decided = here.win + here.lose;
    at.value = coverProbability - here.win / decided;
    at.slope = -(change.win * here.lose - here.win * change.lose) / (decided * decided);
  };
  const mean = solveDecreasing(evaluate, { low: -WIDEST_MARGIN, high: WIDEST_MARGIN, start: -line });
  const at: Point = { value: 0, slope: 0 };
  evaluate(mean, at);
  if (!(Math.abs(at.value) <= ANCHOR_TOLERANCE * Math.min(coverProbability, 1 - coverProbability))) {
    throw new OddsInputError('coverProbability', 'is out of reach of any margin at this line');
  }
  const chances = new Float64Array(2 * WIDEST_MARGIN + 1);
  let total = 0;
  for (let i = 0; i < chances.length; i += 1) {
    chances[i] = weight(i - WIDEST_MARGIN, mean, sd);
    total += chances[i] ?? 0;
  }
  for (let i = 0; i < chances.length; i += 1) chances[i] = (chances[i] ?? 0) / total;
  return { mean, chances };
}

/**
 * How a bet on any spread ends under those chances.
 *
 * Units: the side's line in points to probabilities.
 * Formula: sums of the chances of the margins above, at and below -line.
 * Source: definition.
 * @throws OddsInputError for a line that is neither whole nor half or is beyond 60.
 */
export function spreadOnMargins({ chances }: MarginChances, line: number): PushChances {
  requireHalfLine(line);
  return sides((margin) => chances[margin + WIDEST_MARGIN] ?? 0, line);
}

function sides(chanceOf: (margin: number) => number, line: number): PushChances {
  const ends = { win: 0, push: 0, lose: 0 };
  for (let margin = -WIDEST_MARGIN; margin <= WIDEST_MARGIN; margin += 1) {
    const beatenBy = margin + line;
    if (beatenBy > 0) ends.win += chanceOf(margin);
    else if (beatenBy < 0) ends.lose += chanceOf(margin);
    else ends.push += chanceOf(margin);
  }
  return ends;
}

function weight(margin: number, mean: number, sd: number): number {
  // From the lower side, where the two values next to each other keep their digits.
  const distance = -Math.abs(margin - mean);
  const normal = normalCdf((distance + 0.5) / sd) - normalCdf((distance - 0.5) / sd);
  return normal * (NFL_KEY_NUMBERS.get(Math.abs(margin)) ?? 1);
}

function weightSlope(margin: number, mean: number, sd: number): number {
  const change = normalDensity((margin - 0.5 - mean) / sd) - normalDensity((margin + 0.5 - mean) / sd);
  return (change / sd) * (NFL_KEY_NUMBERS.get(Math.abs(margin)) ?? 1);
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
