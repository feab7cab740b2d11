import type { BookTotal } from '#contract/research/build-parlay.ts';
import type { Choice, Refusal } from '#contract/research/outcome.ts';
import { writeOdds } from '../../words/bettor.ts';
import { list, plural } from '../../words/format.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { bestOffer, type Leg } from './parlay-legs.ts';
import { payoutCents } from './payout-cents.ts';

/** What one book has of the legs. */
export type AtBook = { bookKey: string; title: string; legs: (Candidate | null)[]; decimal: number };

/** The legs at each of some books, those that take all of them first, by what they pay. */
export function atEachBook(legs: readonly Leg[], keys: ReadonlySet<string>, world: World): AtBook[] {
  return [...keys]
    .map((bookKey): AtBook => {
      const offers = legs.map((leg) =>
        leg.keys.has(bookKey) ? (bestOffer(leg, new Set([bookKey]), world) ?? null) : null,
      );
      const title = world.slate.bookTitles.get(bookKey) ?? bookKey;
      return { bookKey, title, legs: offers, decimal: productOf(offers) };
    })
    .sort((a, b) => missing(a) - missing(b) || b.decimal - a.decimal || (a.bookKey < b.bookKey ? -1 : 1));
}

const missing = ({ legs }: AtBook): number => legs.filter((leg) => leg === null).length;

export const takesAll = (book: AtBook): boolean => missing(book) === 0;

export const productOf = (legs: readonly (Candidate | null)[]): number =>
  legs.reduce((product, leg) => product * (leg?.priced.decimal ?? 1), 1);

export function bookTotal(
  { bookKey, title, decimal }: AtBook,
  stakeCents: number | null,
  { bettor }: World,
): BookTotal {
  return {
    bookKey,
    book: title,
    decimal,
    text: writeOdds(bettor, decimal),
    payoutCents: stakeCents === null ? null : payoutCents(stakeCents, decimal),
  };
}

const MOST_BOOKS_TOLD = 4;

/** Which book lacks which leg. `without` asks for the parlay without some of them, `apart` for each leg by itself. */
export function noSingleBook(
  books: readonly AtBook[],
  legs: readonly Leg[],
  asked: {
    without: (at: readonly number[]) => Omit<Choice, 'label'>;
    apart: Omit<Choice, 'label'>;
    /** The same at a book that has all of them, where those that were asked for have not. */
    elsewhere?: Omit<Choice, 'label'> & { title: string };
  },
): Refusal {
  const lacking = books.map((book) => ({ ...book, lacks: legs.filter((_, at) => !book.legs[at]) }));
  const told = lacking
    .filter(({ lacks }) => lacks.length < legs.length)
    .slice(0, MOST_BOOKS_TOLD)
    .map(({ title, lacks }) => `${title} lacks ${list(lacks.map(({ pick }) => pick))}`);
  const [nearest] = lacking;
  const kept = nearest ? legs.flatMap((_, at) => (nearest.legs[at] ? [at] : [])) : [];
  const { title: other, ...elsewhere } = asked.elsewhere ?? { title: null };
  const choices: Choice[] = [
    ...(other !== null && 'tool' in elsewhere ? [{ label: `The same legs at ${other}`, ...elsewhere }] : []),
    ...(nearest && kept.length > 1
      ? [{ label: `${nearest.title} without ${list(nearest.lacks.map(({ pick }) => pick))}`, ...asked.without(kept) }]
      : []),
    { label: `${plural(legs.length, 'bet')}, each at its best book`, ...asked.apart },
  ];
  const where = books.length === 1 ? (books[0]?.title ?? '') : 'No single book where you can bet';
  const takes = books.length === 1 ? 'does not take' : 'takes';
  const message = `${where} ${takes} all ${legs.length} legs${told.length > 0 ? `: ${told.join('; ')}` : ''}.`;
  return refusal('no_single_book', message, {
    named: [...new Set(lacking.flatMap(({ lacks }) => lacks.map(({ pick }) => pick)))],
    choices,
  });
}
