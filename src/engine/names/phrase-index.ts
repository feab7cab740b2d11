import { type Token, tokenise } from './tokenise.ts';

/** Phrases of words with what each stands for, found in a list of tokens. */
export type PhraseIndex<T> = ReadonlyMap<string, readonly Phrase<T>[]>;

export type Phrase<T> = { words: readonly string[]; values: readonly T[] };

export type PhraseMatch<T> = { values: readonly T[]; from: number; to: number };

/** Builds an index: phrases are split like questions are, so that both sides spell alike; equal phrases share a place. */
export function indexPhrases<T>(entries: Iterable<readonly [string, T]>): PhraseIndex<T> {
  const byWords = new Map<string, { words: string[]; values: T[] }>();
  for (const [phrase, value] of entries) {
    const words = tokenise(phrase).map((token) => token.text);
    const key = words.join(' ');
    const known = byWords.get(key);
    if (known) known.values.push(value);
    else byWords.set(key, { words, values: [value] });
  }
  const index = new Map<string, Phrase<T>[]>();
  for (const phrase of byWords.values()) {
    const first = phrase.words[0];
    if (first === undefined) continue;
    const list = index.get(first);
    if (list) list.push(phrase);
    else index.set(first, [phrase]);
  }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** Every phrase in the text, the longest at each place, none overlapping. Linear in the number of tokens. */
export function findPhrases<T>(index: PhraseIndex<T>, tokens: readonly Token[]): PhraseMatch<T>[] {
  const found: PhraseMatch<T>[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match = phraseAt(index, tokens, at);
    if (match) found.push(match);
    at = match?.to ?? at + 1;
  }
  return found;
}

export function phraseAt<T>(index: PhraseIndex<T>, tokens: readonly Token[], at: number): PhraseMatch<T> | null {
  const candidates = index.get(tokens[at]?.text ?? '');
  // Few words begin a phrase, and this is asked at each word of a question for each index.
  if (!candidates) return null;
  for (const { words, values } of candidates) {
    if (goesOn(words, tokens, at)) return { values, from: at, to: at + words.length };
  }
  return null;
}

/** Whether the words behind the first one stand here, which is how it was found. */
function goesOn(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  for (let on = 1; on < words.length; on += 1) if (tokens[at + on]?.text !== words[on]) return false;
  return true;
}
