import type { Tagged } from './tagged.ts';

/** "At any book" behind a list of picks is that list over all books, and asks for no prices. */
export const liftsBook = ({ previous, plain }: Tagged): boolean => previous?.list === true && ANY_BOOK.test(plain);
const ANY_BOOK = /^(ugh |ok |then |well |so |at |from )*any (book|books|sportsbook)( then| works| will do| is fine)*$/;
