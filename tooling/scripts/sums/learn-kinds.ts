import { KIND_SCALE } from '#research/language/sums/taught/kind-features.ts';
import { KIND_CLASSES } from '#research/language/sums/taught/kind-of-sum.ts';
import type { Weights } from '#research/language/taught/shares.ts';
import { learn, toWeights } from '../teach/learn.ts';
import type { Case } from './lines.ts';

const MANNER = {
  classes: KIND_CLASSES.length,
  rare: 3,
  rounds: 120,
  step: 0.4,
  penalty: 0.3,
  scale: KIND_SCALE,
  cut: { after: 60, smallest: 0.1 },
};
const SMALLEST = 20;

/** What each feature weighs for each kind of sum, and for none. */
export const learnKinds = (cases: readonly Pick<Case, 'features' | 'kind'>[]): Weights =>
  toWeights(
    learn(
      cases.map(({ features, kind }) => ({ features, of: KIND_CLASSES.indexOf(kind) })),
      MANNER,
    ),
    SMALLEST,
  );
