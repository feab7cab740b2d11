import { BIAS, scaleOf, softmax, type Weights } from '#research/language/taught/shares.ts';

/** One line: what is seen of it, the place of the class that it is of, and for how many lines it counts. */
export type Example = { features: Iterable<string>; of: number; counts?: number };

export type Manner = {
  classes: number;
  /** A feature of fewer lines is left out. */
  rare: number;
  rounds: number;
  step: number;
  penalty: number;
  /** How much the features of a line count together; absent: each for one. */
  scale?: number;
  /** After so many rounds weights that are smaller are left out for good, and the others learn on without them. */
  cut?: { after: number; smallest: number };
};

/** What a feature weighs for each class. */
export type Learnt = { name: string; row: Float64Array };

const CENT = 100;

/**
 * What each feature weighs for each class.
 *
 * Formula: multinomial logistic regression with a squared penalty, by adaptive gradient steps over all lines at once; no randomness.
 */
export function learn(examples: readonly Example[], manner: Manner): Learnt[] {
  const { classes, rounds, step, scale = null, cut } = manner;
  const names = [BIAS, ...commonFeatures(examples, manner.rare)];
  const rows = rowsOf(examples, names, scale);
  const weights = new Float64Array(names.length * classes);
  const seen = new Float64Array(weights.length).fill(1);
  let kept: Uint8Array | null = null;
  for (let round = 0; round < rounds; round += 1) {
    if (cut && round === cut.after)
      kept = Uint8Array.from(weights, (weight, cell) => (cell < classes || Math.abs(weight) >= cut.smallest ? 1 : 0));
    for (const [cell, slope] of slopeOf(rows, weights, manner).entries()) {
      const total = (seen[cell] ?? 1) + slope * slope;
      seen[cell] = total;
      weights[cell] = kept?.[cell] === 0 ? 0 : (weights[cell] ?? 0) - (step * slope) / Math.sqrt(total);
    }
  }
  return names.map((name, at) => ({ name, row: weights.subarray(at * classes, (at + 1) * classes) }));
}

/** As they are kept: in hundredths, without those that hardly weigh. Unit of `smallest`: a hundredth. */
export function toWeights(learnt: readonly Learnt[], smallest: number): Weights {
  return Object.fromEntries(
    learnt.flatMap(({ name, row }) => {
      const cents = Array.from(row, (weight) => Math.round(weight * CENT));
      const kept = cents.flatMap((weight, of) => (Math.abs(weight) >= smallest ? [of, weight] : []));
      return kept.length > 0 ? [[name, kept] as const] : [];
    }),
  );
}

/** The lines with their features by their places among `names`, the first of which is the bias. */
export function rowsOf(examples: readonly Example[], names: readonly string[], scale: number | null): Row[] {
  const places = new Map(names.map((name, at) => [name, at]));
  return examples.map(({ features, of, counts = 1 }) => {
    const all = [...features];
    return { at: all.flatMap((name) => places.get(name) ?? []), each: scaleOf(all.length, scale), of, counts };
  });
}

/** `each`: how much each of its features counts for; the bias, the first of all, counts for one. */
export type Row = { at: readonly number[]; each: number; of: number; counts: number };

/** Where the error grows: of the lines, and of weights that are large. The bias is free. */
function slopeOf(rows: readonly Row[], weights: Float64Array, { classes, penalty }: Manner): Float64Array {
  const slope = weights.map((weight, cell) => (cell < classes ? 0 : penalty * weight));
  for (const { at, each, of, counts } of rows) {
    const sums = weights.slice(0, classes);
    for (const place of at)
      for (let one = 0; one < classes; one += 1)
        sums[one] = (sums[one] ?? 0) + each * (weights[place * classes + one] ?? 0);
    const errors = softmax(sums).map((share, one) => counts * (share - (one === of ? 1 : 0)));
    const add = (place: number, weight: number) => {
      for (let one = 0; one < classes; one += 1) {
        const cell = place * classes + one;
        slope[cell] = (slope[cell] ?? 0) + weight * (errors[one] ?? 0);
      }
    };
    add(0, 1);
    for (const place of at) add(place, each);
  }
  return slope;
}

export function commonFeatures(examples: readonly Example[], rare: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= rare)
    .map(([name]) => name)
    .sort();
}
