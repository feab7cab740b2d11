import { ScanPricesInput } from '#contract/research/scans.ts';
import { US_STATE_NAMES } from '#contract/research/us-states.ts';
import { takesUsBets } from '../../books/registry.ts';
import { scanPrices } from '../../tools/scan-prices/scan-prices.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { pointedAt } from '../calls/focus.ts';
import type { Tagged } from '../calls/tagged.ts';
import { listShown } from '../looked.ts';
import { statesIn } from '../states-in.ts';
import { worldOf } from '../sums/stored-bet.ts';

const MOST_WORDS = 14;
const LEGAL = /\b(legal|legally|licensed|allowed|available|take bets|can i (use|bet))\b/;
const OF_THEM = /\b(both|those|these|they|them|all|either|that|it|the (first|second|third) one)\b/;

/**
 * "Are both of those legal in NJ" behind a scan: whether the books of the row that is spoken of take bets in that state, yes or no first.
 * Null: no scan was shown, a book is named, or something else is asked.
 */
export function takenInState(read: Tagged): Asked | null {
  if (!asksOfThem(read)) return null;
  const place = statesIn(read.written)[0]?.state ?? read.reading.memory?.state;
  const books = place === undefined ? [] : booksOfRow(read);
  if (place === undefined || books.length === 0) return null;
  const titles = (isTaken: boolean) =>
    books.flatMap(([key, title]) => (takesUsBets(key, place) === isTaken ? [title] : []));
  return say(
    `${answerOf(titles(true), titles(false), US_STATE_NAMES[place])} Licenses change, so the book itself has the last word.`,
  );
}

const asksOfThem = ({ plain, books, written }: Tagged): boolean =>
  LEGAL.test(plain) && OF_THEM.test(plain) && books.length === 0 && written.length <= MOST_WORDS;

/** Of the row that is pointed at, else of the first. */
function booksOfRow(read: Tagged): (readonly [string, string])[] {
  const { previous, tokens, text } = read;
  const scan = [...(previous?.looked ?? []), ...listShown(previous)].find(({ tool }) => tool === 'scan_prices');
  if (scan?.tool !== 'scan_prices') return [];
  const found = scanPrices(ScanPricesInput.parse(scan.input), worldOf(read));
  const row = found.ok ? found.data.rows[(pointedAt(tokens, text) ?? 1) - 1] : undefined;
  return row === undefined || row.kind === 'gap'
    ? []
    : [...new Map(row.sides.map(({ bookKey, book }) => [bookKey, book]))];
}

function answerOf(open: readonly string[], closed: readonly string[], state: string): string {
  const takes = (some: readonly string[]) => (some.length === 1 ? 'takes' : 'take');
  if (closed.length === 0)
    return `Yes: ${list(open)} ${open.length === 2 ? 'both ' : ''}${takes(open)} bets online in ${state}.`;
  if (open.length === 0) return `No: ${list(closed)} ${takes(closed)} no bets online in ${state}.`;
  return `No: ${list(open)} ${takes(open)} bets online in ${state}, ${list(closed)} ${closed.length === 1 ? 'does' : 'do'} not.`;
}
