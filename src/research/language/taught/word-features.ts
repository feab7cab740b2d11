const LENGTHS = [1, 2, 3, 4, 6, 9, 13];
const LETTERS = 4;
const SHORTEST_PART = 5;

/** What words tell by themselves: each, with the one before it, how they begin, which is the last, and how many there are. */
export function wordFeatures(words: readonly string[]): string[] {
  return [
    ...words.map((word) => `w:${word}`),
    ...words.map((word, at) => `b:${words[at - 1] ?? '^'} ${word}`),
    ...words.flatMap((word) =>
      word.length >= SHORTEST_PART && !word.startsWith('<') ? [`p:${word.slice(0, LETTERS)}`] : [],
    ),
    `e:${words.at(-1) ?? ''}`,
    ...lengthsOf(words).map((length) => `len>${length}`),
  ];
}

/** The lengths that a message is longer than. */
export const lengthsOf = (words: readonly string[]): number[] => LENGTHS.filter((length) => words.length > length);

const SHORTEST_LETTERS = 3;
const LONGEST_LETTERS = 5;
/** Nobody writes a longer word: a bound on the work. */
const LONGEST_WORD = 24;

/** The letters of a word, three to five in a row, with where it begins and ends: words that are spelled alike share most of them. */
export function lettersOf(word: string): string[] {
  if (word.startsWith('<')) return [];
  const letters = `_${word.slice(0, LONGEST_WORD)}_`;
  const parts: string[] = [];
  for (let count = SHORTEST_LETTERS; count <= LONGEST_LETTERS; count += 1)
    for (let from = 0; from + count <= letters.length; from += 1) parts.push(`c:${letters.slice(from, from + count)}`);
  return parts;
}
