import type { BookTotal } from '#contract/research/build-parlay.ts';
import type { Choice, Refusal } from '#contract/research/outcome.ts';
import { writeOdds } from '../../words/bettor.ts';
import { dollars, list, plural } from '../../words/format.ts';
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
    stakeCents: number | null;
    bettor: World['bettor'];
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
  const [only, ...others] = lacking;
  const message =
    only && others.length === 0
      ? lacksWords(only, legs, asked)
      : `No single book where you can bet takes all ${legs.length} legs${told.length > 0 ? `: ${told.join('; ')}` : ''}.`;
  return refusal('no_single_book', message, {
    named: [...new Set(lacking.flatMap(({ lacks }) => lacks.map(({ pick }) => pick)))],
    choices,
  });
}

type Lacking = AtBook & { lacks: readonly Leg[] };

/** Of the one book that was named: which leg it lacks, and what the others pay there. */
function lacksWords(
  { title, legs: offers, lacks, decimal }: Lacking,
  legs: readonly Leg[],
  { stakeCents, bettor }: { stakeCents: number | null; bettor: World['bettor'] },
): string {
  const lead = `${title} has no price on ${list(lacks.map(({ pick }) => pick))}, so the parlay cannot stand there.`;
  const had = legs.flatMap((leg, at) => {
    const offer = offers[at];
    return offer ? [{ eventId: leg.event.id, text: `${leg.pick} ${writeOdds(bettor, offer.priced.decimal)}` }] : [];
  });
  if (had.length === 0) return lead;
  const named = list(had.map(({ text }) => text));
  if (had.length < 2 || new Set(had.map(({ eventId }) => eventId)).size < had.length) return `${lead} It has ${named}.`;
  const paid = stakeCents === null ? null : payoutCents(stakeCents, decimal);
  const returns = paid === null || stakeCents === null ? '' : `, so ${dollars(stakeCents)} returns ${dollars(paid)}`;
  return `${lead} Without it ${named} pay ${writeOdds(bettor, decimal)}${returns}.`;
}
