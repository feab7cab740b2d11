import type { Token } from '#engine/names/tokenise.ts';
import { maskedWords } from '../taught/masked-words.ts';
import { lengthsOf, lettersOf, wordFeatures } from '../taught/word-features.ts';
import type { After } from './act.ts';

/** A message of many words would outweigh by their number what few words say: its features count together as this many do, by the root. */
export const ACT_SCALE = 4;

/**
 * What of a message tells its act: its words, three in a row, their letters, how it begins and ends, and each word and their number
 * beside what was shown before.
 */
export function actFeatures(tokens: readonly Token[], after: After): string[] {
  const words = maskedWords(tokens);
  return [
    ...new Set([
      ...wordFeatures(words),
      ...words.flatMap((word, at) => (at > 1 ? [`t:${words[at - 2]} ${words[at - 1]} ${word}`] : [])),
      ...words.flatMap(lettersOf),
      `a:${after}`,
      ...words.map((word) => `x:${after === 'none' ? 'none' : 'some'} ${word}`),
      ...words.map((word) => `y:${after} ${word}`),
      `f:${words.slice(0, 2).join(' ')}`,
      `f:${words.slice(0, 3).join(' ')}`,
      `l:${words.slice(-2).join(' ')}`,
      `g:${after} ${words[0] ?? ''}`,
      ...lengthsOf(words).map((length) => `len>${length}:${after}`),
    ]),
  ];
}
