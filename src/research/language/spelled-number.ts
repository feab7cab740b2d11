import type { Token } from '#engine/names/tokenise.ts';
import { NUMBER_WORDS } from './number-words.ts';

const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const VALUES: ReadonlyMap<string, number> = new Map([
  ...Object.entries(NUMBER_WORDS),
  ...TEENS.map((word, at) => [word, at + 10] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
]);

const HUNDRED = 100;
const MOST_WORDS = 5;

export type Spelled = { value: number; words: number };

/** "One forty", "one oh five", "two hundred and ten", "three": the number that words from a place on spell, and how many they are. */
export function spelledNumber(tokens: readonly Token[], at: number): Spelled | null {
  const words = tokens.slice(at, at + MOST_WORDS);
  const end = words.findIndex(({ afterBreak }, place) => place > 0 && afterBreak);
  const texts = (end < 0 ? words : words.slice(0, end)).map(({ text }) => text);
  const first = belowHundred(texts, 0);
  if (!first) return null;
  const isHundreds = texts[first.words] === 'hundred';
  const from = first.words + (isHundreds ? 1 : 0);
  const rest = belowHundred(texts, isHundreds && texts[from] === 'and' ? from + 1 : from);
  if (isHundreds)
    return rest ? joined(first.value, rest, texts[from] === 'and' ? from + 1 : from) : hundreds(first, from);
  const isPrice = first.value < HUNDRED && rest !== null && (rest.value >= 10 || isOh(texts[from]));
  return isPrice && rest ? joined(first.value, rest, from) : first;
}

const isOh = (text: string | undefined): boolean => text === 'oh' || text === 'o';
const hundreds = ({ value }: Spelled, words: number): Spelled => ({ value: value * HUNDRED, words });
const joined = (first: number, rest: Spelled, from: number): Spelled => ({
  value: first * HUNDRED + rest.value,
  words: from + rest.words,
});

/** "Seven", "fifteen", "sixty five", "oh five". */
function belowHundred(texts: readonly string[], at: number): Spelled | null {
  const [word = '', next = ''] = texts.slice(at, at + 2);
  const one = VALUES.get(next);
  if (isOh(word)) return one !== undefined && one < 10 ? { value: one, words: 2 } : null;
  const value = VALUES.get(word);
  if (value === undefined) return null;
  return value >= 20 && one !== undefined && one < 10 ? { value: value + one, words: 2 } : { value, words: 1 };
}
