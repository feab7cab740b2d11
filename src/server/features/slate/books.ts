import type { Slate } from './slate.ts';

export type Book = { key: string; title: string };

/** A slate never changes, and holds tens of thousands of quotes. */
const books = new WeakMap<Slate, Book[]>();

/** Every book of which a price is stored, by title. */
export function booksOf(slate: Slate): Book[] {
  const known = books.get(slate);
  if (known) return known;
  const keys = new Set(
    slate.events.flatMap(({ markets }) => markets.flatMap(({ quotes }) => quotes.map(({ bookKey }) => bookKey))),
  );
  const listed = [...keys]
    .map((key) => ({ key, title: slate.bookTitles.get(key) ?? key }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en') || (a.key < b.key ? -1 : 1));
  books.set(slate, listed);
  return listed;
}
