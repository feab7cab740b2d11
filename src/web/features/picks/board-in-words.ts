/** Prices that stand as a list in a sentence, and what is said beside it. */
export type BoardInWords = { prices: readonly { odds: string; book: string }[]; mark: string; rest: string };

const LEAST = 3;
const ITEM = /([+-]\d+|\d+\.\d{2}) at ([^,[\]]+?)(?=, | and (?=[+-]|\d)|\s*\[\d+\]|\.?$)/g;

/** `Every price on it: +105 at BetMGM, +102 at Caesars and -110 at Pinnacle [3].` as rows; null where a sentence holds more than a list. */
export function boardInWords(text: string): BoardInWords | null {
  const end = text.search(/\.(?=\s|$)/);
  if (end < 0) return null;
  const sentence = text.slice(0, end + 1);
  const prices = [...sentence.matchAll(ITEM)].map(([, odds = '', book = '']) => ({ odds, book }));
  const first = sentence.search(ITEM);
  const left = sentence
    .slice(first)
    .replace(ITEM, '')
    .replace(/\[\d+\]/g, '');
  // What is told of a book beside its name is no row.
  if (prices.some(({ book }) => / and /.test(book))) return null;
  if (prices.length < LEAST || /[\p{L}\d]/u.test(left.replace(/ and |, and /g, ''))) return null;
  return { prices, mark: /\[\d+\]/.exec(sentence)?.[0] ?? '', rest: text.slice(end + 1).trim() };
}
