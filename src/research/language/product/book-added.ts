import type { Token } from '#engine/names/tokenise.ts';
import { takesUsBets } from '../../books/registry.ts';
import { list } from '../../words/format.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { keysOf } from '../calls/own-books.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Tagged } from '../calls/tagged.ts';
import { openBooks } from '../onward/books-left.ts';
import type { Reading } from '../reading.ts';
import { bookAt, withoutBooks } from '../sportsbooks.ts';
import { scanShown } from './scan-places.ts';

const ADDS =
  /\b(add|adding|added|include|including|included|plus|too|also|as well|throw in|on top|if (i|we) (use|used|had|have|got|add|added|include))\b/;
const ONLY = /\b(just|only|instead|without|not)\b/;
const BESIDE =
  /^(and|so|ok|okay|well|but|no|nah|wait|sorry|i|ill|id|we|mean|meant|what|whats|how|hows|about|abt|bout|if|the|that|this|it|them|those|my|to|in|into|on|at|for|with|w|run|rerun|redo|do|again|scan|scans|arb|arbs|middle|middles|book|books|mix|list|use|used|using|have|had|got|get|could|can|would|was|were|add|adding|added|include|including|included|plus|too|also|as|well|throw|top|of|then|now|please|pls|you|u|same|last|earlier|previous)$/;

/** Titles of the books that are added to a scan that was shown: "what if I use PointsBet too". Null: none is, or more is said. */
export function booksAdded(tokens: readonly Token[], previous: Reading | null): readonly string[] | null {
  if (!scanShown(previous)) return null;
  const titles = tokens.flatMap((_, at) => bookAt(tokens, at)?.title ?? []);
  const rest = withoutBooks(tokens);
  const plain = plainText(rest);
  const isNamed = previous?.looked?.[0]?.tool === 'scan_prices' || SCAN.test(plain);
  if (titles.length === 0 || !isNamed || !ADDS.test(plain) || ONLY.test(plain)) return null;
  return rest.every(({ text }) => BESIDE.test(text)) ? [...new Set(titles)] : null;
}
/** Where something else was shown since it has to be said. */
const SCAN = /\b(scans?|arbs?|middles?)\b/;

/** The scan once more with those books; or that nobody can bet there, and it stays as it was. */
export function bookAdded(read: Tagged): Asked | null {
  const { written, previous, slate } = read;
  const titles = booksAdded(written, previous);
  const shown = scanShown(previous);
  if (titles === null || !shown) return null;
  // Beside books of his own it counts as one more of these, for this time or from here on.
  if (previous?.memory?.sportsbooks)
    return read.reading.memory?.also ? calls([{ tool: 'scan_prices', input: { ...shown.input, offset: 0 } }]) : null;
  const open = openBooks(read);
  const added = titles.map((named) => {
    const keys = keysOf(new Set([named]));
    const key = keys.find((one) => slate.bookTitles.has(one)) ?? keys[0] ?? named;
    const title = slate.bookTitles.get(key) ?? named;
    return { key, title, isOpen: open.includes(title) };
  });
  const usable = added.filter(({ isOpen }) => isOpen).map(({ title }) => title);
  const left = added.filter(({ isOpen }) => !isOpen).map((book) => leftOut(book, slate.bookTitles.has(book.key)));
  if (usable.length === 0) return say(left.join(' '), [], { looked: [shown] });
  const { books, offset: _, ...input } = shown.input;
  const isIn = books === undefined || usable.every((title) => books.includes(title));
  const note = `${list(usable)} ${usable.length === 1 ? 'was' : 'were'} in the scan already.`;
  return calls(
    [{ tool: 'scan_prices', input: { ...input, ...(books && { books: [...new Set([...books, ...usable])] }) } }],
    [...(isIn ? [note] : []), ...left],
  );
}

function leftOut({ key, title }: { key: string; title: string }, isStored: boolean): string {
  if (!isStored) return `I have no price of ${title}, so the scan stays as it was.`;
  return takesUsBets(key)
    ? `${title} takes bets in too few states to count for everybody. Name your state and the scan is made at its books.`
    : `You cannot bet at ${title} in the US: its prices are a reference only, so it is left out and the scan stays as it was.`;
}
