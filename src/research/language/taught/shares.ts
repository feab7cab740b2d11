/** Weights of a feature for classes, as pairs of a class's place and a hundredth. */
export type Weights = Readonly<Record<string, readonly number[]>>;

/** It stands for itself in every message. */
export const BIAS = 'bias';
const CENT = 100;

/**
 * How likely a message is to be of each class; the shares add to 1.
 *
 * Formula: multinomial logistic regression over its features, each counting as `scaleOf` says.
 */
export function classShares<Class>(
  features: readonly string[],
  weights: Weights,
  classes: readonly Class[],
  scale: number | null = null,
): { of: Class; share: number }[] {
  const sums = new Float64Array(classes.length);
  const each = scaleOf(features.length, scale) / CENT;
  addRow(sums, weights, BIAS, 1 / CENT);
  for (const feature of features) addRow(sums, weights, feature, each);
  const parts = softmax(sums);
  return classes.map((of, at) => ({ of, share: parts[at] ?? 0 })).sort((a, b) => b.share - a.share);
}

/** How much each of `count` features counts for. Formula: scale / √count; null: each for one. */
export const scaleOf = (count: number, scale: number | null): number =>
  scale === null || count === 0 ? 1 : scale / Math.sqrt(count);

function addRow(sums: Float64Array, weights: Weights, feature: string, counts: number): void {
  const row = weights[feature];
  // What every object has, as "constructor", is no row.
  if (!Array.isArray(row)) return;
  for (let at = 0; at + 1 < row.length; at += 2) {
    const place = row[at] ?? 0;
    sums[place] = (sums[place] ?? 0) + (row[at + 1] ?? 0) * counts;
  }
}

/** Formula: each is e to its sum, divided by all of them; from the largest on, so that none is out of bounds. */
export function softmax(sums: Float64Array): Float64Array {
  const most = sums.reduce((largest, sum) => Math.max(largest, sum), Number.NEGATIVE_INFINITY);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const all = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / all);
}
