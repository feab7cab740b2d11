import type { Token } from '#engine/names/tokenise.ts';
import { ACTS, type Act, type After } from './act.ts';
import { actFeatures } from './act-features.ts';
import weights from './act-weights.json' with { type: 'json' };

/** How likely a message is to want each act, the likeliest first; the shares add to 1. */
export type ActShare = { act: Act; share: number };

/** Weights of a feature for acts, as pairs of an act's place in `ACTS` and a hundredth. */
export type ActWeights = Readonly<Record<string, readonly number[]>>;

const CENT = 100;

/**
 * What a message wants, as far as its words tell.
 *
 * Formula: multinomial logistic regression over the features of its words, taught by `npm run acts:train`.
 */
export function readAct(tokens: readonly Token[], after: After): ActShare[] {
  return sharesOf(actFeatures(tokens, after), weights as ActWeights);
}

export function sharesOf(features: readonly string[], learnt: ActWeights): ActShare[] {
  const sums = new Float64Array(ACTS.length);
  for (const feature of ['bias', ...features]) {
    const row = Object.hasOwn(learnt, feature) ? learnt[feature] : undefined;
    if (!row) continue;
    for (let at = 0; at + 1 < row.length; at += 2) {
      const place = row[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + (row[at + 1] ?? 0) / CENT;
    }
  }
  const most = Math.max(...sums);
  const parts = Array.from(sums, (sum) => Math.exp(sum - most));
  const all = parts.reduce((total, part) => total + part, 0);
  return ACTS.map((act, at) => ({ act, share: (parts[at] ?? 0) / all })).sort((a, b) => b.share - a.share);
}
