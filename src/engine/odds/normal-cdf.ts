import { OddsInputError } from './odds-input-error.ts';

const SQRT_TWO_PI = 2.5066282746310002;
/** Where the series and the continued fraction cost about the same at full precision. */
const TAIL_FROM = 2.5;

/**
 * Density of the standard normal distribution at x.
 *
 * Units: standard deviations to density.
 * Formula: exp(-x^2/2)/sqrt(2 pi).
 * Source: definition.
 */
export function normalDensity(x: number): number {
  return Math.exp(-0.5 * x * x) / SQRT_TWO_PI;
}

/**
 * Chance that a standard normal value is at most x.
 *
 * Units: standard deviations to probability.
 * Formula: 1/2 + density(x) (x + x^3/3 + x^5/15 + ...) near the middle; density(x) / (x + 1/(x + 2/(x + ...))) in the tail.
 * Source: Abramowitz & Stegun 26.2.11 and 26.2.14. Absolute error below 3e-16, relative error in the lower tail below 1e-13.
 * @throws OddsInputError for NaN.
 */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) throw new OddsInputError('x', 'must be a number');
  const distance = Math.abs(x);
  if (distance < TAIL_FROM) return 0.5 + normalDensity(x) * oddSeries(x);
  const tail = upperTail(distance);
  return x < 0 ? tail : 1 - tail;
}

function oddSeries(x: number): number {
  let term = x;
  let sum = x;
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return sum;
}

function upperTail(x: number): number {
  if (x > 39) return 0;
  let fraction = x;
  // The further out, the fewer levels give every digit.
  for (let level = Math.ceil(10 + 350 / (x * x)); level >= 1; level -= 1) fraction = x + level / fraction;
  return normalDensity(x) / fraction;
}
