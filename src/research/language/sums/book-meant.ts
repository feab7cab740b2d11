import type { Tagged } from '../calls/tagged.ts';

const THERE =
  /\b(there|(that|their|this|its) (price|odds|number|juice)|same (book|app|place)|that (book|app)|(both|all|each|all of (it|them|this)) (at|on|with|w)|with them too)\b/;

/** The one book that a message names. Null: it names none, or several. */
export function bookNamed({ books }: Pick<Tagged, 'books'>): string | null {
  const [book, ...others] = [...new Set(books)];
  return book !== undefined && others.length === 0 ? book : null;
}

/** The one book that a message names, or to which its "there" points. */
export function bookMeant(read: Pick<Tagged, 'books' | 'plain' | 'previous'>): string | null {
  return bookNamed(read) ?? (read.books.length === 0 && THERE.test(read.plain) ? bookBefore(read) : null);
}

/** "Packers at DK and the over there": one book for all that is named. */
export const isOneBook = (read: Pick<Tagged, 'books' | 'plain'>): boolean =>
  bookNamed(read) !== null && THERE.test(read.plain);

/** The book whose price was told last. */
function bookBefore({ previous }: Pick<Tagged, 'previous'>): string | null {
  const [bet, ...others] = previous?.focus ?? [];
  const [looked] = previous?.looked ?? [];
  const shown = looked?.tool === 'show_board' ? (looked.input.books ?? []) : [];
  const ofBet = others.length === 0 ? (bet?.book ?? null) : null;
  return ofBet ?? (shown.length === 1 ? (shown[0] ?? null) : null);
}
