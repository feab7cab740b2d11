import type { Token } from '#engine/names/tokenise.ts';
import { namedAt } from './named-at.ts';
import { readWords, type Word } from './words.ts';

/** The words of a message, with what is a name marked. */
export const wordsOf = (tokens: readonly Token[]): Word[] => readWords(tokens, namedAt(tokens));
