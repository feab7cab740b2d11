import type { Refusal } from '#contract/research/outcome.ts';
import type { ScanPricesInput } from '#contract/research/scans.ts';
import { canBet } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { bookOf } from '../../books/registry.ts';
import { list } from '../../words/format.ts';
import { refusal } from '../outcome.ts';
import type { World } from '../world.ts';

export type AskedBooks = {
  /** Null: every book where the bettor can bet. */
  only: ReadonlySet<string> | null;
  /** Named books of which no price is stored, or where this bettor cannot bet. */
  leftOut: string[];
};

/** "Where do Pinnacle and DraftKings differ": no other book is asked about. */
export const comparesTwo = ({ kind, books }: Pick<ScanPricesInput, 'kind' | 'books'>): boolean =>
  kind === 'gaps' && books?.length === 2;

/** The books that were named, as far as they can be scanned. */
export function booksAsked({ books, kind }: ScanPricesInput, { slate, bettor }: World): AskedBooks | Refusal {
  if (books === undefined) return { only: null, leftOut: [] };
  const isPair = comparesTwo({ kind, books });
  const named = books.map((name) => {
    const stored = findBooks(name, slate.bookTitles).filter(({ key }) => slate.bookTitles.has(key));
    // A price that is only held against another need not be one that can be bet.
    return { name, stored, usable: isPair ? stored : stored.filter(({ key }) => canBet(key, bettor)) };
  });
  const unknown = named.filter(({ stored }) => stored.length === 0).map(({ name }) => name);
  const closed = named.filter(({ stored, usable }) => stored.length > 0 && usable.length === 0).map(({ name }) => name);
  const only = new Set(named.flatMap(({ usable }) => usable.map(({ key }) => key)));
  const leftOut = [
    ...(unknown.length > 0 ? [`I have no price for ${list(unknown)}.`] : []),
    ...(closed.length > 0 ? [`You cannot bet at ${list(closed)}: those prices are a reference only.`] : []),
  ];
  if (only.size === 0) return refusal('book_not_stored', leftOut.join(' '), { named: [...unknown, ...closed] });
  const families = new Set([...only].map((key) => bookOf(key).family));
  if (kind === 'low_hold' || families.size > 1) return { only, leftOut };
  const titles = named.flatMap(({ usable }) => usable.map(({ title }) => title));
  const message =
    `This compares books, and only ${list([...new Set(titles)])} can be used. ${leftOut.join(' ')}`.trim();
  return refusal('needs_input', message, { named: ['books'] });
}
