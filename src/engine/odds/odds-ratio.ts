import { type MarginFree, normalise } from './margin-free.ts';
import { sumOfInverses } from './overround.ts';
import { requireDecimals } from './require-odds.ts';
import { type Point, solveDecreasing } from './solve-decreasing.ts';

/**
 * Margin removal by one odds ratio between the book's chances and the fair ones. The same as one shift in log odds.
 *
 * Units: decimal odds to probabilities; parameter: the odds ratio c.
 * Formula: p = q / (c + q - c q), that is logit p = logit q - ln c, with c such that they add up to 1.
 * Source: Cheung 2015. For two outcomes ln c is the mean of the two logits.
 * Known bias: between multiplicative and power on long shots.
 * @throws OddsInputError for fewer than two prices or one that is none.
 */
export function removeMarginOddsRatio(decimals: readonly number[]): MarginFree {
  requireDecimals(decimals);
  // logit(1/d) = -ln(d - 1)
  const logits = decimals.map((decimal) => -Math.log(decimal - 1));
  const shift = logits.length === 2 ? ((logits[0] ?? 0) + (logits[1] ?? 0)) / 2 : solveShift(logits, decimals);
  return { probabilities: normalise(logits.map((logit) => logistic(logit - shift))), parameter: Math.exp(shift) };
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

function solveShift(logits: readonly number[], decimals: readonly number[]): number {
  const booksum = sumOfInverses(decimals);
  if (booksum === 1) return 0;
  const even = Math.log(logits.length - 1);
  const low = Math.min(0, Math.min(...logits) + even);
  const high = Math.max(0, Math.max(...logits) + even);
  const evaluate = (shift: number, at: Point) => {
    at.value = -1;
    at.slope = 0;
    for (const logit of logits) {
      const probability = logistic(logit - shift);
      at.value += probability;
      at.slope -= probability * (1 - probability);
    }
  };
  return solveDecreasing(evaluate, { low, high, start: 0 });
}
