import { normalCdf, normalDensity } from './normal-cdf.ts';
import { OddsInputError } from './odds-input-error.ts';
import type { PushChances } from './push.ts';
import { type Point, solveDecreasing } from './solve-decreasing.ts';

/** How points scatter: normal around a mean, and how much likelier than that each result is. Units: points. */
export type PointShape = {
  sd: number;
  /** The least and the most that can come. */
  low: number;
  high: number;
  tilt: (points: number) => number;
};

/** Chance of each result, adding up to 1; the first stands for `low` points. */
export type PointChances = { low: number; chances: Float64Array };

/** Of the smaller of the two chances. */
const ANCHOR_TOLERANCE = 1e-6;

/**
 * Chances of every whole result, those that come more often included, so that a quoted number keeps its market price.
 *
 * Units: points and the margin-free chance of passing the number (pushes aside) to probabilities.
 * Formula: [Phi((m + .5 - mu)/sd) - Phi((m - .5 - mu)/sd)] tilt(m), made to add up to 1, with mu such that win/(win + lose) at the
 * number is the market's.
 * Source: own model; the tilts are measured.
 * @throws OddsInputError naming `argument` for a chance that no mean within the shape gives.
 */
export function tiltedPoints(
  shape: PointShape,
  quoted: { number: number; probability: number },
  argument = 'probability',
): PointChances & { mean: number } {
  const { low, high } = shape;
  const { number, probability } = quoted;
  const evaluate = (mean: number, at: Point) => {
    const here = endsBy((points) => weight(shape, points, mean), shape, number);
    const change = endsBy((points) => weightSlope(shape, points, mean), shape, number);
    const decided = here.win + here.lose;
    at.value = probability - here.win / decided;
    at.slope = -(change.win * here.lose - here.win * change.lose) / (decided * decided);
  };
  const mean = solveDecreasing(evaluate, { low, high, start: Math.max(low, Math.min(high, number)) });
  const at: Point = { value: 0, slope: 0 };
  evaluate(mean, at);
  if (!(Math.abs(at.value) <= ANCHOR_TOLERANCE * Math.min(probability, 1 - probability))) {
    throw new OddsInputError(argument, 'is out of reach of any margin at this line');
  }
  const chances = new Float64Array(high - low + 1);
  let total = 0;
  for (let i = 0; i < chances.length; i += 1) {
    chances[i] = weight(shape, low + i, mean);
    total += chances[i] ?? 0;
  }
  for (let i = 0; i < chances.length; i += 1) chances[i] = (chances[i] ?? 0) / total;
  return { low, mean, chances };
}

/**
 * How a bet on more than a number ends.
 *
 * Units: points to probabilities.
 * Formula: sums of the chances above, at and below the number.
 * Source: definition.
 */
export function endsAbove({ low, chances }: PointChances, number: number): PushChances {
  return endsBy((points) => chances[points - low] ?? 0, { low, high: low + chances.length - 1 }, number);
}

function endsBy(
  chanceOf: (points: number) => number,
  { low, high }: Pick<PointShape, 'low' | 'high'>,
  number: number,
): PushChances {
  const ends = { win: 0, push: 0, lose: 0 };
  for (let points = low; points <= high; points += 1) {
    if (points > number) ends.win += chanceOf(points);
    else if (points < number) ends.lose += chanceOf(points);
    else ends.push += chanceOf(points);
  }
  return ends;
}

function weight({ sd, tilt }: PointShape, points: number, mean: number): number {
  // From the lower side, where the two values next to each other keep their digits.
  const distance = -Math.abs(points - mean);
  return (normalCdf((distance + 0.5) / sd) - normalCdf((distance - 0.5) / sd)) * tilt(points);
}

function weightSlope({ sd, tilt }: PointShape, points: number, mean: number): number {
  const change = normalDensity((points - 0.5 - mean) / sd) - normalDensity((points + 0.5 - mean) / sd);
  return (change / sd) * tilt(points);
}
