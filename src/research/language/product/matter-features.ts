import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { statesIn } from '../states-in.ts';
import { maskedWords } from '../taught/masked-words.ts';
import { wordFeatures } from '../taught/word-features.ts';
import { PRODUCT_INDEXES, STARTS_OF_MEANINGS } from './product-words.ts';

/** Said between other words, it changes nothing. */
const PASSED_OVER =
  /^(just|really|actually|even|literally|basically|please|pls|plz|lol|lmao|tho|though|btw|bro|man|dude|um|uh|like|hey|yo)$/;

/** What of a message tells the matter of the product: its words, what they mean, and whether it follows such a question. */
export function matterFeatures(tokens: readonly Token[], behind: boolean): string[] {
  const states = statesIn(tokens).map((place) => ({ ...place, mask: '<state>' }));
  const words = maskedWords(tokens, states).filter((word) => !PASSED_OVER.test(word));
  return [
    ...new Set([
      ...wordFeatures(words),
      ...meaningsIn(tokens).map((meaning) => `m:${meaning}`),
      ...(behind ? ['behind', ...words.map((word) => `x:${word}`)] : []),
    ]),
  ];
}

function meaningsIn(tokens: readonly Token[]): string[] {
  const begun = new Set(tokens.flatMap(({ text }) => [...(STARTS_OF_MEANINGS.get(text) ?? [])]));
  return PRODUCT_INDEXES.flatMap(([meaning, index]) =>
    begun.has(meaning) && findPhrases(index, tokens).some(({ values: [isMeant] }) => isMeant) ? [meaning] : [],
  );
}
