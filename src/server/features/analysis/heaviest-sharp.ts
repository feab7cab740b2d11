import type { BookProof } from '#engine/picks/market.ts';

/** The sharp book with the most weight, when it is not the one that offers the price. */
export const heaviestSharp = (books: readonly BookProof[]): BookProof | undefined =>
  books
    .filter((book) => book.tier === 'sharp' && book.weight > 0 && !book.offered)
    .sort((a, b) => b.weight - a.weight)[0];
