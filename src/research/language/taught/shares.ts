/** Weights of a feature for classes, as pairs of a class's place and a hundredth. */
export type Weights = Readonly<Record<string, readonly number[]>>;

/** It stands for itself in every message. */
export const BIAS = 'bias';
const CENT = 100;

/**
 * How likely a message is to be of each class; the shares add to 1.
 *
 * Formula: multinomial logistic regression over its features.
 */
export function classShares<Class>(
  features: readonly string[],
  weights: Weights,
  classes: readonly Class[],
): { of: Class; share: number }[] {
  const sums = new Float64Array(classes.length);
  for (const feature of [BIAS, ...features]) {
    const row = Object.hasOwn(weights, feature) ? weights[feature] : undefined;
    if (!row) continue;
    for (let at = 0; at + 1 < row.length; at += 2) {
      const place = row[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + (row[at + 1] ?? 0) / CENT;
    }
  }
  const parts = softmax(sums);
  return classes.map((of, at) => ({ of, share: parts[at] ?? 0 })).sort((a, b) => b.share - a.share);
}

/** Formula: each is e to its sum, divided by all of them; from the largest on, so that none is out of bounds. */
export function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const all = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / all);
}
