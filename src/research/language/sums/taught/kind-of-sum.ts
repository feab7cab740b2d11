import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts } from '../../calls/amount.ts';
import { classShares, type Weights } from '../../taught/shares.ts';
import { KIND_SCALE, kindFeatures } from './kind-features.ts';
import weights from './kind-weights.json' with { type: 'json' };
import { SUM_KINDS, type SumKind } from './sum-kinds.ts';

/** A kind of sum, null for none, with how likely a message is to want it. */
export type KindShare = { of: SumKind | null; share: number };

/** The classes of the weights: every kind, and that nothing is to be worked out. */
export const KIND_CLASSES: readonly (SumKind | null)[] = [...SUM_KINDS, null];

/** What a message wants worked out, the likeliest first: weights taught by `npm run sums:train`. */
export const kindsOfSum = (tokens: readonly Token[], amounts: Amounts): KindShare[] =>
  kindShares(kindFeatures(tokens, amounts), weights as Weights);

export const kindShares = (features: readonly string[], taught: Weights): KindShare[] =>
  classShares(features, taught, KIND_CLASSES, KIND_SCALE);
