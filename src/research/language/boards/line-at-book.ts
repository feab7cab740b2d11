import { findBooks } from '../../books/find-books.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { Asked, Call } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { pricedAtBook } from '../sums/priced-at-book.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { notQuoted } from '../sums/sum-on-bet.ts';

type Board = { eventId?: string; market?: string; side?: string; line?: number; books?: readonly string[] };

/**
 * "I said +16. what does DK have for the Giants": of a line that the named book does not have it is said so, and what it has is shown, where
 * nothing would be. `line` of a board is that of the home side.
 */
export function lineAtBook(read: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'calls') return asked;
  const notes: string[] = [];
  const opened = asked.calls.map((call) => {
    const missing = missingOn(call, read);
    if (missing === null) return call;
    notes.push(missing);
    const { line: _, ...rest } = call.input as Board;
    return { ...call, input: rest };
  });
  return notes.length === 0 ? asked : { ...asked, calls: opened, assumed: [...notes, ...asked.assumed] };
}

/** That no book which is named has the line, where one of them has another; null: they have it, or nothing of that market. */
function missingOn({ tool, input }: Call, read: Tagged): string | null {
  const { eventId, market, line, side = 'home', books = [] } = input as Board;
  const [book, ...more] = books;
  if (tool !== 'show_board' || eventId === undefined || line === undefined || !book || more.length > 0) return null;
  if (market !== 'spread' && market !== 'total') return null;
  const keys = new Set(findBooks(book, read.slate.bookTitles).map(({ key }) => key));
  const quoted = (read.slate.events.find(({ id }) => id === eventId)?.markets ?? []).filter(
    (one) => one.market === market && one.quotes.some(({ bookKey }) => keys.has(bookKey)),
  );
  const first = market === 'spread' ? 'home' : 'over';
  if (quoted.length === 0 || quoted.some((one) => selectionLine(one, first) === line)) return null;
  const own = market === 'spread' && side === 'away' ? -line + 0 : line;
  const ref = { eventId, market, side: sideOf(side, market), line: own, player: null };
  const bet = storedBet(ref, read);
  const name = isStored(bet) ? bet.name : `that line`;
  return pricedAtBook(ref, book, read) ? null : `${notQuoted(name, book)} here.`;
}

const sideOf = (side: string, market: string): 'home' | 'away' | 'over' | 'under' =>
  market === 'spread' ? (side === 'away' ? 'away' : 'home') : side === 'under' ? 'under' : 'over';
