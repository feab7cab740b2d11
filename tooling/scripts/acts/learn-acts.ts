import { ACTS, type Act } from '#research/language/acts/act.ts';
import type { ActWeights } from '#research/language/acts/read-act.ts';

export type Example = { features: readonly string[]; act: Act };

const RARE = 2;
const ROUNDS = 120;
const STEP = 0.4;
const PENALTY = 1;
const SMALLEST = 5;
const CENT = 100;

/**
 * What each feature weighs for each act.
 *
 * Formula: multinomial logistic regression with a squared penalty, by adaptive gradient steps over all lines at once; no randomness.
 */
export function learnActs(examples: readonly Example[]): ActWeights {
  const names = ['bias', ...commonFeatures(examples)];
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, act }) => ({
    at: [0, ...features.flatMap((name) => places.get(name) ?? [])],
    act: ACTS.indexOf(act),
  }));
  const weights = new Float64Array(names.length * ACTS.length);
  const seen = new Float64Array(weights.length).fill(1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [cell, slope] of slopeOf(rows, weights).entries()) {
      const total = (seen[cell] ?? 1) + slope * slope;
      seen[cell] = total;
      weights[cell] = (weights[cell] ?? 0) - (STEP * slope) / Math.sqrt(total);
    }
  return Object.fromEntries(
    names.flatMap((name, place) => {
      const row = Array.from(weights.subarray(place * ACTS.length, (place + 1) * ACTS.length), (weight) =>
        Math.round(weight * CENT),
      );
      const kept = row.flatMap((weight, act) => (Math.abs(weight) >= SMALLEST ? [act, weight] : []));
      return kept.length > 0 ? [[name, kept] as const] : [];
    }),
  );
}

type Row = { at: readonly number[]; act: number };

/** Where the error grows: of the lines, and of weights that are large. The bias is free. */
function slopeOf(rows: readonly Row[], weights: Float64Array): Float64Array {
  const slope = weights.map((weight, cell) => (cell < ACTS.length ? 0 : PENALTY * weight));
  for (const { at, act } of rows) {
    const errors = errorsOf(at, act, weights);
    for (const place of at)
      for (let one = 0; one < errors.length; one += 1) {
        const cell = place * ACTS.length + one;
        slope[cell] = (slope[cell] ?? 0) + (errors[one] ?? 0);
      }
  }
  return slope;
}

/** The share that each act is given, less what it is. */
function errorsOf(at: readonly number[], act: number, weights: Float64Array): Float64Array {
  const sums = new Float64Array(ACTS.length);
  for (const place of at)
    for (let one = 0; one < sums.length; one += 1)
      sums[one] = (sums[one] ?? 0) + (weights[place * ACTS.length + one] ?? 0);
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const all = parts.reduce((total, part) => total + part, 0);
  return parts.map((part, one) => part / all - (one === act ? 1 : 0));
}

function commonFeatures(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const name of examples.flatMap(({ features }) => features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= RARE)
    .map(([name]) => name)
    .sort();
}
