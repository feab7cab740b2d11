import type { FairChances } from './fair-chances.ts';
import type { Voice } from './family-voices.ts';
import { isTakeable, type JudgedBooks, type ReadableBook } from './judge-books.ts';
import type { BookPrices, BookProof, LeftOut } from './market.ts';

/**
 * Every book of the market as the proof of a priced outcome shows it, in the market's order.
 *
 * Units: fractions, probabilities, whole seconds.
 * Formula: none of its own; what `judgeBooks` and `fairChances` found.
 */
export function proveBooks(
  quotes: readonly BookPrices[],
  { books, voices }: { books: JudgedBooks; voices: readonly Voice[] },
  fair: FairChances,
  picked: { outcome: number; offered: BookPrices; nowMs: number },
): BookProof[] {
  const shares = bookShares(books.length, voices, fair);
  return quotes.map((prices, at) => {
    const book = books[at] ?? null;
    const ageMs = Math.max(0, picked.nowMs - prices.quotedAtMs);
    return {
      book: prices.book,
      tier: prices.tier,
      family: prices.family ?? prices.book,
      decimals: prices.decimals,
      margin: book?.margin ?? 0,
      fairProbability: book?.power[picked.outcome] ?? null,
      ageSeconds: Number.isFinite(ageMs) ? Math.round(ageMs / 1_000) : 0,
      weight: shares[at] ?? 0,
      leftOut: reasonLeftOut(book, fair),
      offered: prices === picked.offered,
      canTake: isTakeable(book),
    };
  });
}

/**
 * Each book's own share of a consensus, in the market's order: its part of its family's.
 *
 * Units: fractions, adding up to 1. Formula: share of the voice x part of the voice; 0 where it is not heard.
 */
export function bookShares(books: number, voices: readonly Voice[], { shares }: FairChances): number[] {
  const ofBook = Array<number>(books).fill(0);
  for (const { family, parts } of voices) {
    const heard = shares.get(family);
    if (heard === undefined || heard.isOutlier) continue;
    for (const { at, part } of parts) ofBook[at] = heard.share * part;
  }
  return ofBook;
}

function reasonLeftOut(book: ReadableBook | null, { silenced, shares }: FairChances): LeftOut | null {
  if (!book) return 'invalid';
  if (book.refused) return book.refused;
  if (silenced === book.family) return 'own_price';
  return shares.get(book.family)?.isOutlier ? 'outlier' : null;
}
