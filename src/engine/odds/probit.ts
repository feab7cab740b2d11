import { inverseNormalCdf } from './inverse-normal-cdf.ts';
import { type MarginFree, normalise } from './margin-free.ts';
import { normalCdf, normalDensity } from './normal-cdf.ts';
import { sumOfInverses } from './overround.ts';
import { requireDecimals } from './require-odds.ts';
import { type Point, solveDecreasing } from './solve-decreasing.ts';

/**
 * Margin removal by one shift on the normal scale.
 *
 * Units: decimal odds to probabilities; parameter: the shift c in standard deviations.
 * Formula: Phi^-1(p) = Phi^-1(q) - c with c such that they add up to 1; for two outcomes c is the mean of both.
 * Source: the probit twin of Cheung's odds ratio.
 * Known bias: between multiplicative and power on long shots.
 * @throws OddsInputError for fewer than two prices or one that is none.
 */
export function removeMarginProbit(decimals: readonly number[]): MarginFree {
  requireDecimals(decimals);
  const scores = decimals.map(scoreOf);
  const shift = scores.length === 2 ? ((scores[0] ?? 0) + (scores[1] ?? 0)) / 2 : solveShift(scores, decimals);
  return { probabilities: normalise(scores.map((score) => normalCdf(score - shift))), parameter: shift };
}

/** Phi^-1(1/d), taken from the nearer end so that 1 - 1/d keeps its digits. */
const scoreOf = (decimal: number): number =>
  decimal >= 2 ? inverseNormalCdf(1 / decimal) : -inverseNormalCdf((decimal - 1) / decimal);

function solveShift(scores: readonly number[], decimals: readonly number[]): number {
  const booksum = sumOfInverses(decimals);
  if (booksum === 1) return 0;
  const even = inverseNormalCdf(1 / scores.length);
  const low = Math.min(0, Math.min(...scores) - even);
  const high = Math.max(0, Math.max(...scores) - even);
  const evaluate = (shift: number, at: Point) => {
    at.value = -1;
    at.slope = 0;
    for (const score of scores) {
      at.value += normalCdf(score - shift);
      at.slope -= normalDensity(score - shift);
    }
  };
  return solveDecreasing(evaluate, { low, high, start: 0 });
}
