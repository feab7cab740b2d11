import { findBooks } from '../../books/find-books.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Asking } from './asking.ts';
import { type Cover, nameAlone } from './cover.ts';

const ASKS =
  /^(?:(?:so|and|ok|wait|but|just to check) )*(?:is )?(?:\w+ ){1,2}(?:is|has|got|for|the)(?: the)? (?:over|under|other side|plus side|minus side)(?: (?:right|correct|yeah|yes|no|or not|one))*$/;

/** "DK is the under right" behind two bets that belong together: which of them is at which book. */
export function bookOfSide(cover: Cover, { read }: Asking): Asked | null {
  const [title, ...others] = new Set(read.books);
  const side = /\b(over|under)\b/.exec(read.plain)?.[1];
  if (!title || !side || others.length > 0 || !ASKS.test(read.plain)) return null;
  const keys = new Set(findBooks(title, read.slate.bookTitles).map(({ key }) => key));
  const isThere = (book: string | null) => book !== null && (book === title || keys.has(book));
  const own = cover.sides.find(({ ref }) => ref?.side === side);
  if (!own) return null;
  const each = cover.sides.map((one) => `${nameAlone(one)} ${one.price}${one.book ? ` at ${one.book}` : ''}`);
  return say(`${isThere(own.book) ? 'Yes' : 'No'}: it is ${list(each)}.`);
}
