import type { Candidate } from '../tools/best-bets/candidates.ts';

/**
 * When a book whose price is `ageSeconds` old last confirmed it, by the moment of the offered price: one price has one age, wherever it is
 * told. A price that nobody stored is of now.
 */
export function confirmedAt(priced: Candidate['priced'], ageSeconds: number): Date {
  const offered = priced.books.find((book) => book.offered);
  return new Date(priced.quotedAtMs + ((offered?.ageSeconds ?? 0) - ageSeconds) * 1000);
}
