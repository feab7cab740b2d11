import type { FairChances } from './fair-chances.ts';
import type { JudgedBooks, ReadableBook } from './judge-books.ts';
import type { BookPrices, BookProof, LeftOut } from './market.ts';

/**
 * Every book of the market as the proof of a priced outcome shows it, in the market's order.
 *
 * Units: fractions, probabilities, whole seconds.
 * Formula: none of its own; what `judgeBooks` and `fairChances` found.
 */
export function proveBooks(
  quotes: readonly BookPrices[],
  books: JudgedBooks,
  fair: FairChances,
  picked: { outcome: number; offered: BookPrices; nowMs: number },
): BookProof[] {
  return quotes.map((prices, at) => {
    const book = books[at] ?? null;
    const ageMs = Math.max(0, picked.nowMs - prices.quotedAtMs);
    return {
      book: prices.book,
      tier: prices.tier,
      decimals: prices.decimals,
      margin: book?.margin ?? 0,
      fairProbability: book?.power[picked.outcome] ?? null,
      ageSeconds: Number.isFinite(ageMs) ? Math.round(ageMs / 1_000) : 0,
      weight: fair.shares[at] ?? 0,
      leftOut: reasonLeftOut(book, fair, at, picked.offered.book),
      offered: prices === picked.offered,
    };
  });
}

function reasonLeftOut(book: ReadableBook | null, fair: FairChances, at: number, offeredBook: string): LeftOut | null {
  if (!book) return 'invalid';
  if (book.refused) return book.refused;
  if (fair.ownPriceLeftOut && book.prices.book === offeredBook) return 'own_price';
  return fair.outliers[at] ? 'outlier' : null;
}
