import { canBet } from '../../books/can-bet.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { chanceOfAll, isStored, storedBet } from '../sums/stored-bet.ts';
import { takenAt, wholeDecimal } from './taken-at.ts';

/** `chance`: of all of them, by those that do not quote these prices; null: as they win by themselves. */
export type Whole = { title: string; decimal: number; chance: number | null };

/** The book that pays most for all of these legs; null: none where he can bet has them all. */
export function bestWhole(legs: readonly BetFocus[], read: Tagged): Whole | null {
  const { slate, bettor = ANY_BETTOR } = read;
  const open = [...slate.bookTitles].filter(([key, title]) => canBet(key, bettor) && takenAt(title, legs, slate));
  const wholes = open.map(([, title]) => ({ title, decimal: wholeDecimal(legs, title, slate) }));
  const [best] = wholes.sort((a, b) => b.decimal - a.decimal);
  return best ? { ...best, chance: chanceAt(best.title, legs, read) } : null;
}

/** How often all of them win, by those that do not quote the prices of this book; null: one of them is not stored there. */
export function chanceAt(title: string, legs: readonly BetFocus[], read: Tagged): number | null {
  const there = legs.map((leg) => storedBet({ ...leg, book: title }, read)).filter(isStored);
  return there.length === legs.length ? chanceOfAll(there) : null;
}
