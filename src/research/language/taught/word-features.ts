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
