import { ACT_SCALE } from '#research/language/acts/act-features.ts';
import type { Weights } from '#research/language/taught/shares.ts';
import { type Learnt, learn, toWeights } from '../teach/learn.ts';

export type Example = { features: readonly string[]; asks: boolean; own: boolean };

const MANNER = { classes: 2, rare: 2, rounds: 80, step: 0.4, penalty: 0.5, scale: ACT_SCALE };
/** Lines of acts are many, and few of them are near to what is told apart here. */
const OWN_COUNTS = 4;
const SMALLEST = 8;

/** What each feature weighs for a message to ask for a verdict. */
export const learnVerdict = (examples: readonly Example[]): Weights =>
  toWeights(
    learn(
      examples.map(({ features, asks, own }) => ({ features, of: Number(asks), counts: own ? OWN_COUNTS : 1 })),
      MANNER,
    ).map(toDifference),
    SMALLEST,
  );

/** Of two classes only how far the second is ahead tells. */
const toDifference = ({ name, row }: Learnt): Learnt => ({
  name,
  row: Float64Array.of(0, (row[1] ?? 0) - (row[0] ?? 0)),
});
