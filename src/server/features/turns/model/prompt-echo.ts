/** Fewer words in a row are what anybody says of a bet. */
const RUN_WORDS = 8;
/** Fewer as a whole say nothing of the prompt. */
const WHOLE_WORDS = 4;

const EXAMPLE = /^Example: .*$/gm;
const REFERENCE = /\{\{.*?\}\}|\[\[.*?\]\]/g;

/**
 * Tells of a sentence whether it says again what the model was told: as a whole, or eight words of it in a row. A model
 * that is talked into reading out its instructions would otherwise fill an answer with those that name no figure. The
 * prompts' examples are sentences that it may well write.
 */
export function createEchoCheck(prompts: readonly string[]): (sentence: string) => boolean {
  const told = prompts.map((prompt) => phrase(wordsOf(prompt.replace(EXAMPLE, ''))));
  const stands = (words: readonly string[]): boolean => told.some((text) => text.includes(phrase(words)));
  return (sentence) => {
    const words = wordsOf(sentence);
    if (words.length < RUN_WORDS) return words.length >= WHOLE_WORDS && stands(words);
    return words.some((_, at) => at + RUN_WORDS <= words.length && stands(words.slice(at, at + RUN_WORDS)));
  };
}

const wordsOf = (text: string): string[] =>
  text
    .replace(REFERENCE, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** With its ends, so that no part of a word counts. */
const phrase = (words: readonly string[]): string => ` ${words.join(' ')} `;
