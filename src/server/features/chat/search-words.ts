import { storableText } from './storable-text.ts';

/** More would cost a look through all questions each, and hardly anybody remembers so many. */
const WORDS_MAX = 12;

export const searchWords = (search: string): string[] =>
  storableText(search).split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
