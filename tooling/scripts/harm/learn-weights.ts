export type Example = { features: ReadonlySet<string>; isHarm: boolean };
export type Weights = Readonly<Record<string, number>>;

const RARE = 3;
const ROUNDS = 1_500;
const STEP = 0.3;
const PENALTY = 0.5;
/** A missed line of trouble counts as two needless alarms. */
const HARM_COUNTS = 2;
const SMALLEST = 0.03;
const BIAS = 'bias';

/**
 * What each feature weighs for a line to be of trouble.
 *
 * Formula: logistic regression with a squared penalty, by adaptive gradient steps over all lines at once; no randomness.
 */
export function learnWeights(examples: readonly Example[]): Weights {
  const names = [BIAS, ...commonFeatures(examples)];
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(
    ({ features, isHarm }): Row => ({
      at: [0, ...[...features].flatMap((name) => places.get(name) ?? [])],
      isHarm,
    }),
  );
  const weights = new Float64Array(names.length);
  const seen = new Float64Array(names.length).fill(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, value] of slopeOf(rows, weights).entries()) {
      seen[place] = (seen[place] ?? 0) + value * value;
      weights[place] = (weights[place] ?? 0) - (STEP * value) / Math.sqrt(seen[place] ?? 1);
    }
  }
  const rounded = names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100] as const);
  return Object.fromEntries(rounded.filter(([name, weight]) => name === BIAS || Math.abs(weight) >= SMALLEST));
}

type Row = { at: readonly number[]; isHarm: boolean };

/** Where the error grows: of the lines, and of weights that are large. The bias is free. */
function slopeOf(rows: readonly Row[], weights: Float64Array): Float64Array {
  const slope = weights.map((weight, at) => (at === 0 ? 0 : PENALTY * weight));
  for (const { at, isHarm } of rows) {
    const sum = at.reduce((total, place) => total + (weights[place] ?? 0), 0);
    const error = (1 / (1 + Math.exp(-sum)) - (isHarm ? 1 : 0)) * (isHarm ? HARM_COUNTS : 1);
    for (const place of at) slope[place] = (slope[place] ?? 0) + error;
  }
  return slope;
}

function commonFeatures(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const name of examples.flatMap(({ features }) => [...features])) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= RARE)
    .map(([name]) => name)
    .sort();
}
