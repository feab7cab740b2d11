import type { Token } from '#engine/names/tokenise.ts';
import type { After } from '../acts/act.ts';
import { ACT_SCALE } from '../acts/act-features.ts';
import type { ActShare } from '../acts/read-act.ts';
import { classShares, type Weights } from '../taught/shares.ts';
import { actAsks } from './act-asks.ts';
import { verdictFeatures } from './verdict-features.ts';
import weights from './verdict-weights.json' with { type: 'json' };

const CLASSES = [false, true] as const;
const LEAST = 0.01;
const HALF = 0.5;

type Said = { tokens: readonly Token[]; after: After; acts: readonly ActShare[] };

/** How likely a message is to ask for a verdict, for picks or for a parlay. Taught by `npm run verdict:train`. */
export const verdictShare = ({ tokens, after, acts }: Said): number =>
  both(shareOfWords(verdictFeatures(tokens, after), weights as Weights), shareOfActs(acts, after));

/** By its words alone. */
export const shareOfWords = (features: readonly string[], taught: Weights): number =>
  classShares(features, taught, CLASSES, ACT_SCALE).find(({ of }) => of)?.share ?? 0;

/** By what it wants: the shares of the acts that ask for one, and half of those that may. */
export const shareOfActs = (acts: readonly ActShare[], after: After): number =>
  acts.reduce((sum, { act, share }) => {
    const asks = actAsks(act, after);
    return sum + share * (asks === null ? HALF : Number(asks));
  }, 0);

/** Formula: the mean of the logarithms of both odds; neither is out of bounds. */
export const both = (ofWords: number, ofActs: number): number =>
  1 / (1 + Math.exp(-(logOdds(ofWords) + logOdds(ofActs)) / 2));

const logOdds = (share: number): number => Math.log((share + LEAST) / (1 - share + LEAST));
