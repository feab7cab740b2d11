import { BIAS } from '#research/language/taught/shares.ts';
import { learn } from '../teach/learn.ts';

export type Example = { features: ReadonlySet<string>; isHarm: boolean };
export type Weights = Readonly<Record<string, number>>;

const MANNER = { classes: 2, rare: 3, rounds: 1_500, step: 0.3, penalty: 1 };
/** A missed line of trouble counts as six needless alarms: the lines of ordinary talk are many times those of trouble. */
const HARM_COUNTS = 6;
const SMALLEST = 0.03;

/** What each feature weighs for a line to be of trouble: by how much more it weighs for trouble than for other talk. */
export function learnWeights(examples: readonly Example[]): Weights {
  const lines = examples.map(({ features, isHarm }) => ({
    features,
    ...(isHarm ? { of: 1, counts: HARM_COUNTS } : { of: 0 }),
  }));
  return Object.fromEntries(
    learn(lines, MANNER)
      .map(({ name, row }) => [name, Math.round(((row[1] ?? 0) - (row[0] ?? 0)) * 100) / 100] as const)
      .filter(([name, weight]) => name === BIAS || Math.abs(weight) >= SMALLEST),
  );
}
