import type { Token } from '#engine/names/tokenise.ts';
import { maskedWords } from '../taught/masked-words.ts';
import { lengthsOf, wordFeatures } from '../taught/word-features.ts';
import type { After } from './act.ts';

/** What of a message tells its act: its words, three in a row, and each and their number beside what was shown before. */
export function actFeatures(tokens: readonly Token[], after: After): string[] {
  const words = maskedWords(tokens);
  return [
    ...new Set([
      ...wordFeatures(words),
      ...words.flatMap((word, at) => (at > 1 ? [`t:${words[at - 2]} ${words[at - 1]} ${word}`] : [])),
      `a:${after}`,
      ...words.map((word) => `x:${after === 'none' ? 'none' : 'some'} ${word}`),
      ...lengthsOf(words).map((length) => `len>${length}:${after}`),
    ]),
  ];
}
