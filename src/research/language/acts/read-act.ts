import type { Token } from '#engine/names/tokenise.ts';
import { classShares, type Weights } from '../taught/shares.ts';
import { ACTS, type Act, type After } from './act.ts';
import { ACT_SCALE, actFeatures } from './act-features.ts';
import weights from './act-weights.json' with { type: 'json' };

/** From which share on an act is taken for what is wanted. */
export const SURE_SHARE = 0.5;

/** How likely a message is to want each act, the likeliest first; the shares add to 1. */
export type ActShare = { act: Act; share: number };

/** What a message wants, as far as its words tell. Taught by `npm run acts:train`. */
export const readAct = (tokens: readonly Token[], after: After): ActShare[] =>
  classShares(actFeatures(tokens, after), weights as Weights, ACTS, ACT_SCALE).map(({ of, share }) => ({
    act: of,
    share,
  }));
