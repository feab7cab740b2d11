import type { BookProof } from '#engine/picks/market.ts';

/** A sharp book that is heard about as much as the one heard most may stand for it. */
const COMPARABLE_WEIGHT = 0.5;

/** The sharp book with the thinnest margin among those that weigh most, when it is not the one that offers the price. */
export function heaviestSharp(books: readonly BookProof[]): BookProof | undefined {
  const offered = books.find((book) => book.offered);
  const sharps = books.filter(
    (book) => book.tier === 'sharp' && book.weight > 0 && !book.offered && book.family !== offered?.family,
  );
  const most = Math.max(...sharps.map(({ weight }) => weight), 0);
  return sharps.filter(({ weight }) => weight >= most * COMPARABLE_WEIGHT).sort((a, b) => a.margin - b.margin)[0];
}
