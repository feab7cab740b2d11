/** Numbers as they are written out, from two on. */
export const SEVERAL_IN_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** "One" is also a word for a thing ("that one"): not every reader counts it. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = { one: 1, ...SEVERAL_IN_WORDS };
