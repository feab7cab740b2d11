import { decidedChance, endsOnLine } from './line-model.ts';
import { OddsInputError } from './odds-input-error.ts';
import { type Point, solveDecreasing } from './solve-decreasing.ts';
import type { PointChances } from './tilted-points.ts';

const TOLERANCE = 1e-9;
/** A rough slope costs steps and no digits: the search ends by the value. */
const STEP = 1e-6;

/**
 * Of a family of distributions that grows with a number the one that prices a quoted line as the market does.
 *
 * Units: the family's own to probabilities.
 * Formula: root of probability - win/(win + lose) at the line.
 * Source: definition.
 * @throws OddsInputError for a probability that nothing in the bracket gives.
 */
export function locatePoints(
  pointsOf: (x: number) => PointChances,
  { number, probability }: { number: number; probability: number },
  bracket: { low: number; high: number; start: number },
): PointChances {
  return pointsOf(locate((x) => probability - decidedChance(endsOnLine(pointsOf(x), number)), bracket));
}

/**
 * The root of a decreasing function whose slope is not known.
 *
 * Units: the function's own.
 * Formula: `solveDecreasing` with slopes by difference.
 * Source: definition.
 * @throws OddsInputError naming `probability` where the bracket holds no root.
 */
export function locate(valueAt: (x: number) => number, bracket: { low: number; high: number; start: number }): number {
  const evaluate = (x: number, at: Point) => {
    const step = x + STEP < bracket.high ? STEP : -STEP;
    at.value = valueAt(x);
    at.slope = (valueAt(x + step) - at.value) / step;
  };
  const x = solveDecreasing(evaluate, {
    ...bracket,
    start: Math.max(bracket.low, Math.min(bracket.high, bracket.start)),
  });
  if (!(Math.abs(valueAt(x)) <= TOLERANCE)) throw new OddsInputError('probability', 'is out of reach at this line');
  return x;
}
