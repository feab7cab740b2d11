import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { canBetNamed } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { dollars, list, percent } from '../../words/format.ts';
import type { Amounts } from '../calls/amount.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { priceLimitAt } from '../wishes/price-limit-at.ts';
import { type FreeBet, freeBetOn, keptOf, type Limits, type Pair, pairsAhead, pairText } from './free-bet-pairs.ts';
import { sumOn } from './sum-on-bet.ts';

export const EXAMPLE_CENTS = 100_00;
const LONGEST = 8;
/** Own choice: a heavy favorite is -200 or shorter. */
const FAVORITE = 1.5;
const SHOWN = 3;
const NEAR = 0.25;

const AT_LEAST = /\b(min|minimum|at least|or (longer|better|more|higher|up|above)|must be|has to be|have to be)\b/;
const APART = /\b(another|different|other|second|separate) (book|sportsbook|app|site)\b/;

type PriceLimits = Pick<Limits, 'least' | 'most'>;

/** "+200ish", "+100 or longer", "min odds -200": which prices it may be put at. Null: none is named. */
export function pricesWanted({
  tokens,
  amounts,
  plain,
}: Pick<Tagged, 'tokens' | 'amounts' | 'plain'>): PriceLimits | null {
  const part = tokens.map((_, at) => priceLimitAt(tokens, amounts, at)?.part).find((one) => one?.kind === 'price');
  if (part?.kind === 'price')
    return { least: part.least ?? 1, most: part.most ?? Math.max(LONGEST, (part.least ?? 1) * 2) };
  const [price] = amounts.prices;
  if (!price) return null;
  return AT_LEAST.test(plain) || price.decimal < 2 ? { least: price.decimal, most: LONGEST } : nearTo(price);
}

const nearTo = ({ decimal }: Amounts['prices'][number]): PriceLimits => ({
  least: 1 + (decimal - 1) * (1 - NEAR),
  most: 1 + (decimal - 1) * (1 + NEAR),
});

/** Of the moneylines ahead the one that turns most of it into money, the free bet at its book and the hedge wherever that is best. */
export function bestConversion(read: Tagged, face: number | undefined, notes: readonly string[] = []): Asked {
  const wanted = pricesWanted(read);
  const all: PriceLimits = { least: 1, most: LONGEST };
  const [best, ...next] = pairsWithin(read, wanted ?? all);
  if (best) return pairsTold([best, ...next], read, face, notes);
  const closest = wanted && closestTo(wanted, pairsWithin(read, all));
  return closest
    ? pairsTold([closest], read, face, [...notes, 'No moneyline then is priced like that; this is the closest one.'])
    : say(
        `No moneyline ${read.reading.window?.label ?? 'ahead'}${read.books[0] ? ` at ${read.books[0]}` : ''} has all its sides priced for that, so there is no real pair to show. Any two sides work: write for example "$50 free bet at +320, other side -400".`,
      );
}

const pairsWithin = (read: Tagged, limits: PriceLimits): Pair[] =>
  pairsAhead(read, { books: takenAt(read), ...limits, apart: APART.test(read.plain) });

const closestTo = ({ least, most }: PriceLimits, pairs: readonly Pair[]): Pair | undefined => {
  const away = ({ own }: Pair) => {
    const decimal = priceTextToDecimal(own.price);
    return decimal < least ? least / decimal : decimal / most;
  };
  return pairs.toSorted((a, b) => away(a) - away(b))[0];
};

/** The books that are named, where one can bet there. */
const takenAt = ({ books, slate, bettor = ANY_BETTOR }: Tagged): readonly string[] =>
  books.filter((title) => findBooks(title, slate.bookTitles).some(({ key }) => canBetNamed(key, bettor)));

/** Where it cannot be taken. */
const foreignText = (read: Tagged): string[] => {
  const [title] = read.books;
  return title !== undefined && takenAt(read).length === 0
    ? [`${title} is not a book where you can bet here, so this is at the others.`]
    : [];
};

function pairsTold(
  [best, ...next]: readonly [Pair, ...Pair[]],
  read: Tagged,
  face: number | undefined,
  notes: readonly string[] = [],
): Asked {
  const isFirst = ({ event }: Pair, at: number) =>
    event !== best.event && next.findIndex((one) => one.event === event) === at;
  const others = next.filter(isFirst).slice(0, SHOWN - 1);
  const { side, price, book } = best.own;
  return sumOn(
    [freeBetOn(best, face ?? EXAMPLE_CENTS)],
    { eventId: best.event.id, market: 'moneyline', side, line: null, player: null, price, book },
    [
      ...(face === undefined ? ['A free bet of $100.00 is taken, since none was named.'] : []),
      ...foreignText(read),
      ...notes,
      `${next.length > 0 ? 'Best moneyline for it: ' : ''}${pairText(best)}.`,
      ...(others.length > 0
        ? [`Next: ${list(others.map((one) => `${pairText(one)}, ${percent(one.kept)} kept`))}.`]
        : []),
    ],
  );
}

/** The pairs at the book where a free bet was told to be. */
function pairsBeside(read: Tagged, limits: PriceLimits & Pick<Limits, 'eventId'>): Pair[] {
  const [focus] = read.previous?.focus ?? [];
  return pairsAhead(read, { books: read.books.length > 0 || !focus?.book ? read.books : [focus.book], ...limits });
}

const LONGER =
  /\b(longer|bigger|higher|riskier)\b( \w+)?$|\b(something|anything|one|shot|odds|price|dog|underdog) (longer|bigger|riskier|higher)\b|\blong ?shot\b/;
const ANOTHER =
  /\b(next|second|2nd|other|another|different)\b( \w+)? (dog|underdog|one|best|longest|option|game|price|pick)\b/;
const FARTHEST = 26;

/** "Can I beat that with a longer dog", "the next longest dog instead": the best such pair at that book, against the one before. */
export function otherPair(read: Tagged, before: FreeBet): Asked | null {
  const isLonger = LONGER.test(read.plain);
  if (!isLonger && !ANOTHER.test(read.plain)) return null;
  const decimal = priceTextToDecimal(before.price);
  const isOther = ({ event }: Pair) => event.id !== read.previous?.focus?.[0]?.eventId;
  if (isLonger) {
    const [longer] = pairsBeside(read, { least: decimal + 0.01, most: FARTHEST }).filter(isOther);
    return longer
      ? pairsTold([longer], read, before.faceCents, [comparedText(longer, before)])
      : say(
          `No: ${before.price} is the longest moneyline ${placeOf(read)} that has its other side priced, so nothing longer beats it.`,
          [],
          keptSum(read, before),
        );
  }
  const others = pairsBeside(read, { least: 1, most: FARTHEST }).filter(isOther);
  const byPrice = /\blongest\b/.test(read.plain)
    ? others.toSorted((a, b) => priceTextToDecimal(b.own.price) - priceTextToDecimal(a.own.price))
    : others;
  const [next] = byPrice.filter(({ own, kept }) => priceTextToDecimal(own.price) < decimal || kept < keptOf(before));
  return next ? pairsTold([next], read, before.faceCents, [comparedText(next, before)]) : null;
}

const placeOf = ({ previous, books }: Tagged): string => `at ${books[0] ?? previous?.focus?.[0]?.book ?? 'any book'}`;

const comparedText = ({ kept }: Pair, before: FreeBet): string => {
  const own = keptOf(before);
  const shares = `it keeps ${percent(kept)}, against ${percent(own)} of the one before`;
  return kept > own ? `Better: ${shares}.` : `Worse: ${shares}.`;
};

const ON_FAVORITE = /\b(favou?rites?|favs?|faves?|chalk|short (price|odds)|safe (one|bet|pick)|sure thing)\b/;

/** "Is that better than just putting it on a heavy fav": what the best favorite of the same book would turn it into. Null: nothing of it. */
export function onFavorite(read: Tagged, before: FreeBet): Asked | null {
  const { plain, mentions, amounts } = read;
  if (!ON_FAVORITE.test(plain) || mentions.length + amounts.prices.length > 0 || !before.hedgePrice) return null;
  const [pair] = pairsBeside(read, { least: 1, most: FAVORITE });
  if (!pair) return null;
  const own = keptOf(before);
  const cash = (kept: number) => `${dollars(Math.floor(kept * before.faceCents))} whoever wins (${percent(kept)})`;
  const judged = /\b(better|worse|smarter)\b/.test(plain) ? (own > pair.kept ? 'Yes. ' : 'No. ') : '';
  return say(
    `${judged}Hedged, ${dollars(before.faceCents)} at ${before.price} leaves ${cash(own)}. Of the favorites ${pairText(pair)} is the best one, and leaves ${cash(pair.kept)}: the stake of a free bet never comes back, so a short price leaves little of it.`,
    [],
    keptSum(read, before),
  );
}

/** Where and how its other side is bet, at the prices of now; else as it was told. */
export function pairAgain(read: Tagged, before: FreeBet): Asked | null {
  const [focus, ...more] = read.previous?.focus ?? [];
  if (!focus || more.length > 0) return null;
  const same = pairsBeside(read, { least: 1, most: FARTHEST, eventId: focus.eventId }).find(
    ({ own }) => own.side === focus.side && own.price === before.price,
  );
  return same ? pairsTold([same], read, before.faceCents) : null;
}

/** What is said of a free bet leaves it as it was told. */
export const keptSum = ({ previous }: Tagged, before: FreeBet) => ({
  calculation: before,
  sums: [before],
  ...(previous?.focus && { focus: previous.focus, unjudged: true as const }),
});
