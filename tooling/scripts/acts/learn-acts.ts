import { ACTS, type Act } from '#research/language/acts/act.ts';
import { ACT_SCALE } from '#research/language/acts/act-features.ts';
import type { Weights } from '#research/language/taught/shares.ts';
import { learn, toWeights } from '../teach/learn.ts';

export type Example = { features: readonly string[]; act: Act };

const MANNER = {
  classes: ACTS.length,
  rare: 2,
  rounds: 90,
  step: 0.4,
  penalty: 0.5,
  scale: ACT_SCALE,
  cut: { after: 60, smallest: 0.09 },
};
const SMALLEST = 5;

/** What each feature weighs for each act. */
export const learnActs = (examples: readonly Example[]): Weights =>
  toWeights(
    learn(
      examples.map(({ features, act }) => ({ features, of: ACTS.indexOf(act) })),
      MANNER,
    ),
    SMALLEST,
  );
