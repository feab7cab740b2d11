import { type BookProof, isHeard } from '#engine/picks/market.ts';
import { feedName } from '../slate/leagues.ts';
import type { PriceMove } from '../slate/slate.ts';
import type { Candidate } from '../tools/best-bets/candidates.ts';
import { type BettorSlate, writeOdds } from '../words/bettor.ts';
import { list, percent, plural, points } from '../words/format.ts';
import { confirmedAt } from './confirmed-at.ts';
import { heaviestSharp } from './heaviest-sharp.ts';
import { movesItem } from './moves-evidence.ts';
import type { SourcedItem } from './sourced-item.ts';

/** How another book's price of the same bet moved. */
export type OtherMoves = { bookKey: string; moves: readonly PriceMove[] };

const BOOKS_LISTED = 12;

/** What a closer look adds to the evidence: every book's price, and how the price moved at books beside the offered one. */
export function deepItems(
  candidate: Candidate,
  slate: BettorSlate,
  others: readonly OtherMoves[],
  now: Date,
): SourcedItem[] {
  const moved = others.flatMap(({ bookKey, moves }, at) =>
    movesItem(candidate, slate, moves, { now, bookKey, id: `moves_${at + 1}` }),
  );
  return [...boardItem(candidate, slate), ...moved];
}

/** Whose history is worth reading beside the offered book's: the sharp book that is heard most, and the next best price. */
export function booksToFollow({ priced }: Candidate): string[] {
  const next = offers(priced.books, priced.outcome).find(({ book }) => !book.offered);
  const keys = [heaviestSharp(priced.books)?.book, next?.book.book];
  return [...new Set(keys.flatMap((key) => (key === undefined ? [] : [key])))];
}

const offers = (books: readonly BookProof[], outcome: number) =>
  books
    .filter(isHeard)
    .flatMap((book) => {
      const decimal = book.decimals[outcome];
      return decimal === undefined ? [] : [{ book, decimal }];
    })
    .sort((a, b) => b.decimal - a.decimal || (a.book.book < b.book.book ? -1 : 1));

function boardItem({ priced, event }: Candidate, slate: BettorSlate): SourcedItem[] {
  const title = (book: BookProof) => slate.bookTitles.get(book.book) ?? book.book;
  const all = offers(priced.books, priced.outcome)
    // One name, one price: the regions of an exchange are listed once.
    .filter(({ book }, at, whole) => whole.findIndex((other) => title(other.book) === title(book)) === at);
  const [best] = all;
  const worst = all.at(-1);
  if (!best || !worst || all.length < 2) return [];
  const shown = all.length > BOOKS_LISTED ? [...all.slice(0, BOOKS_LISTED - 1), worst] : all;
  const sharps = all.flatMap(({ book }) =>
    book.tier === 'sharp' && book.fairProbability !== null
      ? [`${percent(book.fairProbability)} at ${title(book)}`]
      : [],
  );
  const values = {
    list: list(shown.map(({ book, decimal }) => `${writeOdds(slate.bettor, decimal)} at ${title(book)}`)),
    count: plural(all.length, 'book'),
    worst: writeOdds(slate.bettor, worst.decimal),
    worstBook: title(worst.book),
    range: points(1 / worst.decimal - 1 / best.decimal),
    better: `${all.filter(({ decimal }) => decimal * priced.fairProbability > 1).length} of ${plural(all.length, 'book')}`,
    ...(sharps.length > 0 && { sharps: list(sharps) }),
  };
  const newest = Math.min(...all.map(({ book }) => book.ageSeconds));
  return [
    {
      item: { id: 'board', eventId: event.id, values },
      source: {
        id: 'board',
        name: `All books (${feedName(slate)})`,
        text: [
          `${values.list}; ${values.better} above fair, ${values.range} between best and worst`,
          ...(sharps.length > 0 ? [`sharp books without their margin: ${list(sharps)}`] : []),
        ].join('; '),
        observedAt: confirmedAt(priced, newest).toISOString(),
      },
    },
  ];
}
