const WORDS: readonly (readonly [number, string, string])[] = [
  [2, 'two', 'doubles|pairs|couples'],
  [3, 'three', 'trebles|triples|triplets'],
  [4, 'four', 'quads|fourfolds|four folds'],
  [5, 'five', 'fivefolds|five folds'],
  [6, 'six', 'sixfolds|six folds'],
];

const PLURAL = (word: string): string => (word === 'six' ? 'sixes' : `${word}s`);

/** "By 2s", "in threes", "trebles", "3 leg parlays", "three teamers", "groups of 4", "3 at a time": how many legs each parlay of a round robin has. */
const SIZES = WORDS.map(([size, word, names]) => {
  const number = `(?:${size}|${word})`;
  const words = [
    PLURAL(word),
    `${size}s`,
    names,
    `by (?:the )?${number}`,
    `${number} (?:team|leg|pick|game|way|man)s? (?:parlays|combos?|combinations?|bets|tickets|accas|multis)`,
    `${number} (?:teamers|leggers|folds)`,
    `(?:groups?|sets?|combos?|parlays?|bunches) of ${number}`,
    `${number} at a time`,
  ];
  return [size, new RegExp(`\\b(?:${words.join('|')})\\b`)] as const;
});

export const robinSizesIn = (plain: string): number[] =>
  SIZES.filter(([, words]) => words.test(plain)).map(([size]) => size);
