import type { BookProof } from '#engine/picks/market.ts';

/** One book of each family that has a voice in the consensus: the one of it that is heard most. */
export function heardFamilies(books: readonly BookProof[]): BookProof[] {
  const heard = new Map<string, BookProof>();
  for (const book of books) {
    const known = heard.get(book.family);
    if (book.weight > 0 && (known === undefined || book.weight > known.weight)) heard.set(book.family, book);
  }
  return [...heard.values()];
}
