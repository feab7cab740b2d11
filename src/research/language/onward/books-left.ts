import { canBet } from '../../books/can-bet.ts';
import type { Bettor } from '../../words/bettor.ts';
import type { Reading } from '../reading.ts';

type Place = {
  slate: { bookTitles: ReadonlyMap<string, string> };
  bettor?: Bettor;
  reading: Pick<Reading, 'memory'>;
};

/** The titles of the books where its writer can bet: of his own where he named some, else of those of his state. */
export function openBooks({ slate, bettor, reading }: Place): string[] {
  const own = reading.memory?.sportsbooks ?? [];
  const place = own.length > 0 ? { sportsbooks: own, state: null } : (bettor ?? { sportsbooks: [], state: null });
  return [...slate.bookTitles].flatMap(([key, title]) => (canBet(key, place) ? [title] : []));
}

/** "Without Circa": every other book that was shown, or that is open. Undefined: none is left out, or none is left. */
export function booksLeft(
  shown: readonly string[] | undefined,
  refused: readonly string[],
  place: Place,
): string[] | undefined {
  if (refused.length === 0) return undefined;
  const left = (shown ?? openBooks(place)).filter((title) => !refused.includes(title));
  return left.length > 0 ? left : undefined;
}
