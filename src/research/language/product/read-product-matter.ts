import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { bookAt } from '../sportsbooks.ts';
import { MOST_WORDS, PRODUCT_RULES, type ProductMatter, type Rule } from './product-matters.ts';
import { PASSED_OVER, PRODUCT_INDEX, type ProductWord } from './product-words.ts';

/** From one word to before another. */
type Place = { from: number; to: number };

type Situation = {
  /** Where names of the slate stand, some of which are words too: "cards", "Canada". */
  names: readonly Place[];
  hasState: boolean;
};

/** The matter of the product or of the own account that a question is about; null: it is about bets, or about something else. */
export function readProductMatter(all: readonly Token[], { names, hasState }: Situation): ProductMatter | null {
  if (all.length > MOST_WORDS) return null;
  const tokens = all.filter(({ text }) => !PASSED_OVER.test(text));
  const named = names.map(({ from, to }) => ({ from: placeOf(all, tokens, from), to: placeOf(all, tokens, to) }));
  const said = sayingOf(tokens);
  const hasBook = tokens.some((_, at) => bookAt(tokens, at) !== null);
  const holds = ({ all: words, none, book, state, mostWords, withWishes }: Rule): boolean => {
    if (tokens.length > mostWords || (state && !hasState) || (book !== null && book !== hasBook)) return false;
    if (words.some((word) => said(word).length === 0) || none.some((word) => said(word).length > 0)) return false;
    const covered = words.flatMap(said);
    const isCovered = ({ from, to }: Place): boolean => covered.some((place) => from >= place.from && to <= place.to);
    return named.every(isCovered) && (withWishes || said('wish').every(isCovered));
  };
  return PRODUCT_RULES.find(([, rules]) => rules.some(holds))?.[0] ?? null;
}

/** Where each meaning is said; looked up once. */
function sayingOf(tokens: readonly Token[]): (word: ProductWord) => readonly Place[] {
  const places = new Map<ProductWord, readonly Place[]>();
  return (word) => {
    const index = PRODUCT_INDEX[word];
    const found = places.get(word) ?? (index ? findPhrases(index, tokens).filter(({ values }) => values[0]) : []);
    places.set(word, found);
    return found;
  };
}

/** The same place among the words that are left. */
const placeOf = (all: readonly Token[], left: readonly Token[], at: number): number => {
  const behind = all.slice(at).find((token) => left.includes(token));
  return behind === undefined ? left.length : left.indexOf(behind);
};
