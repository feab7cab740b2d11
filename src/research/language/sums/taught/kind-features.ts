import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts } from '../../calls/amount.ts';
import { maskedWords } from '../../taught/masked-words.ts';
import { lettersOf, wordFeatures } from '../../taught/word-features.ts';

/** Its features count together as this many do, by the root, so that a long story is no surer than a short one. */
export const KIND_SCALE = 4;
const MANY = 4;

/** What of a message tells what it wants worked out: its words, and how many prices, amounts of money, shares and counts stand in it. */
export function kindFeatures(tokens: readonly Token[], amounts: Amounts): string[] {
  const words = maskedWords(tokens);
  return [
    ...new Set([
      ...wordFeatures(words),
      ...words.flatMap((word, at) => (at > 1 ? [`t:${words[at - 2]} ${words[at - 1]} ${word}`] : [])),
      ...words.flatMap(lettersOf),
      `prices:${Math.min(MANY, amounts.prices.length)}`,
      `money:${Math.min(MANY, amounts.money.length)}`,
      `shares:${Math.min(MANY, amounts.shares.length)}`,
      ...amounts.money.map(({ role }) => `money:${role}`),
      ...amounts.counts.map(({ of }) => `count:${of}`),
      `record:${amounts.record !== null}`,
    ]),
  ];
}
