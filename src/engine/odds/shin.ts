import { halvedDifference } from './additive.ts';
import { type MarginFree, normalise } from './margin-free.ts';
import { removeMarginMultiplicative } from './multiplicative.ts';
import { sumOfInverses } from './overround.ts';
import { requireDecimals } from './require-odds.ts';
import { type Point, solveDecreasing } from './solve-decreasing.ts';

/**
 * Margin removal as if the margin were a guard against insiders.
 *
 * Units: decimal odds to probabilities; parameter: z, the share of money from insiders.
 * Formula: p = 2a / (sqrt(z^2 + 4(1-z)a) + z) with a = q^2/S and z such that they add up to 1; closed form for two outcomes.
 * Source: Shin 1992, 1993; Jullien & Salanie 1994.
 * Known bias: says nothing about a book without margin: it then answers multiplicatively with z = 0 (our own choice).
 * @throws OddsInputError for fewer than two prices or one that is none.
 */
export function removeMarginShin(decimals: readonly number[]): MarginFree {
  requireDecimals(decimals);
  const booksum = sumOfInverses(decimals);
  if (booksum <= 1) return { probabilities: removeMarginMultiplicative(decimals).probabilities, parameter: 0 };
  if (decimals.length === 2) return shinOfTwo(decimals, booksum);
  const squares: number[] = [];
  for (const decimal of decimals) squares.push(1 / (decimal * decimal * booksum));
  const z = solveInsiderShare(squares);
  const probabilities: number[] = [];
  for (const a of squares) probabilities.push((2 * a) / (Math.sqrt(z * z + 4 * (1 - z) * a) + z));
  return { probabilities: normalise(probabilities), parameter: z };
}

function shinOfTwo(decimals: readonly number[], booksum: number): MarginFree {
  const probabilities = halvedDifference(decimals);
  const [first = 0, second = 0] = probabilities;
  const difference = first - second;
  // 1 - difference^2, from the probabilities themselves: the plain form divides by 0 next to a certainty.
  const spread = 4 * first * second;
  const z = ((booksum - 1) * (booksum - difference * difference)) / (booksum * spread);
  return { probabilities: normalise(probabilities), parameter: z };
}

function solveInsiderShare(squares: readonly number[]): number {
  const evaluate = (z: number, at: Point) => {
    at.value = -1;
    at.slope = 0;
    for (const a of squares) {
      const root = Math.sqrt(z * z + 4 * (1 - z) * a);
      const below = root + z;
      if (below === 0) continue;
      at.value += (2 * a) / below;
      at.slope -= (2 * a * ((z - 2 * a) / root + 1)) / (below * below);
    }
  };
  return solveDecreasing(evaluate, { low: 0, high: 1, start: 0 });
}
