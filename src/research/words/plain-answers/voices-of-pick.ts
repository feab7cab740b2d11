import type { BookQuote } from '#contract/analysis.ts';
import type { ToldPick } from '#contract/stored-picks.ts';

/** One book of those that have a voice in a pick's fair price, by what it says of the picked outcome. */
type Voice = { book: string; chance: number; quote: BookQuote };

/** Who stands behind a pick's fair price, and who pays most beside the book that offers it. */
export type Voices = {
  /** One of each family, least chance first. */
  heard: readonly Voice[];
  sharpest: Voice | null;
  /** The best price at another book that this bettor can have. */
  next: { book: string; decimal: number } | null;
};

/** Null where an older answer kept no proof. */
export function voicesOf({ proof }: ToldPick): Voices | null {
  if (!proof || proof.books.length === 0) return null;
  const { books, picked } = proof;
  const heard = loudestOfFamilies(books);
  const offered = books.find((quote) => quote.offered);
  const sharps = heard.filter(({ quote }) => quote.sharp && !quote.offered && quote.family !== offered?.family);
  const [sharpest = null] = sharps.toSorted((a, b) => b.quote.weight - a.quote.weight);
  const others = books.flatMap(({ book, offered: isOwn, canTake, decimals }) => {
    const decimal = decimals?.[picked];
    return isOwn || canTake === false || decimal === undefined || book === offered?.book ? [] : [{ book, decimal }];
  });
  const [next = null] = others.toSorted((a, b) => b.decimal - a.decimal);
  return { heard: heard.toSorted((a, b) => a.chance - b.chance), sharpest, next };
}

function loudestOfFamilies(books: readonly BookQuote[]): Voice[] {
  const loudest = new Map<string, Voice>();
  for (const quote of books) {
    const { book, family = book, fairProbability: chance, weight } = quote;
    if (chance === null || weight <= 0) continue;
    const known = loudest.get(family);
    if (!known || weight > known.quote.weight) loudest.set(family, { book, chance, quote });
  }
  return [...loudest.values()];
}
