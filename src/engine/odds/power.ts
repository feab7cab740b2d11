import { type MarginFree, normalise } from './margin-free.ts';
import { sumOfInverses } from './overround.ts';
import { requireDecimals } from './require-odds.ts';
import { type Point, solveDecreasing } from './solve-decreasing.ts';

/**
 * Margin removal by one exponent: the house method.
 *
 * Units: decimal odds to probabilities; parameter: the exponent k (above 1 with a margin, below 1 without).
 * Formula: p_i = q_i^k with q = 1/d and k such that they add up to 1; solved on ln(sum q^k) = 0, which is almost straight.
 * Source: Clarke, Kovalchik & Ingram 2017. Bracket for k: between 1 and the extreme of ln n / ln d.
 * Known bias: takes more off long shots than the other methods; best or level with them on every set of prices measured.
 * @throws OddsInputError for fewer than two prices or one that is none.
 */
export function removeMarginPower(decimals: readonly number[]): MarginFree {
  requireDecimals(decimals);
  const logs: number[] = [];
  for (const decimal of decimals) logs.push(Math.log(decimal));
  const booksum = sumOfInverses(decimals);
  const k = booksum === 1 ? 1 : solveExponent(logs, booksum > 1);
  for (let i = 0; i < logs.length; i += 1) logs[i] = Math.exp(-k * (logs[i] ?? 0));
  return { probabilities: normalise(logs), parameter: k };
}

function solveExponent(logs: readonly number[], hasMargin: boolean): number {
  const logOutcomes = Math.log(logs.length);
  let bound = 1;
  for (const log of logs) {
    const exponent = logOutcomes / log;
    bound = hasMargin ? Math.max(bound, exponent) : Math.min(bound, exponent);
  }
  const evaluate = (k: number, at: Point) => {
    let sum = 0;
    let weighted = 0;
    for (const log of logs) {
      const share = Math.exp(-k * log);
      sum += share;
      weighted += share * log;
    }
    at.value = Math.log(sum);
    at.slope = -weighted / sum;
  };
  return solveDecreasing(evaluate, { low: Math.min(1, bound), high: Math.max(1, bound), start: 1 });
}
