import type { Calculation } from '#contract/research/calculate.ts';
import { convertFreeBet, coverDecimal } from '#engine/odds/free-bet.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { bookTitle } from '../../books/book-title.ts';
import { canBet } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { dollars, list, percent } from '../../words/format.ts';
import { shortGame, shortTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { paidText } from './paid-text.ts';
import { sumOn } from './sum-on-bet.ts';

type FreeBet = Extract<Calculation, { kind: 'free_bet' }>;
type Placed = { side: Selection; name: string; price: string; book: string };
/** A free bet on one end of a moneyline, with every other end covered where it pays most. */
type Pair = { event: SlateEvent; own: Placed; hedges: readonly [Placed, ...Placed[]]; kept: number };

export const EXAMPLE_CENTS = 100_00;
const LONGEST = 8;
/** Own choice: a heavy favorite is -200 or shorter. */
const FAVORITE = 1.5;
const AHEAD_MS = 2 * 24 * 3_600_000;
const SHOWN = 3;

/** "Pick the actual dog" behind a pair of one league is of that league. */
const leaguesBefore = ({ previous, slate }: Tagged): string[] =>
  sumsOf(previous).some((sum) => sum.kind === 'free_bet')
    ? slate.events
        .filter(({ id }) => previous?.focus?.some(({ eventId }) => eventId === id))
        .map(({ sportTitle }) => sportTitle)
    : [];

type Limits = { books: readonly string[]; least: number; most: number };

/** The best first, of the next two days; where nothing is priced then, of all that is ahead. */
function pairsAhead(read: Tagged, limits: Limits): Pair[] {
  const { reading, nowMs, slate } = read;
  const from = Math.max(nowMs + 1, reading.window?.fromMs ?? 0);
  const league = new Set<string>(reading.leagues.length > 0 ? reading.leagues : leaguesBefore(read));
  const games = new Set(read.mentions.flatMap(({ persons }) => persons.map(({ event }) => event.id)));
  const all = slate.events
    .filter(({ startsAt }) => startsAt.getTime() >= from)
    .filter(({ id }) => games.size === 0 || games.has(id))
    .filter(({ sportTitle }) => league.size === 0 || league.has(sportTitle));
  const until = (toMs: number) =>
    all
      .filter(({ startsAt }) => startsAt.getTime() < toMs)
      .flatMap((event) => pairsOf(event, read, limits))
      .sort((a, b) => b.kept - a.kept);
  const soon = until(reading.window?.toMs ?? nowMs + AHEAD_MS);
  return soon.length > 0 || reading.window ? soon : until(Number.POSITIVE_INFINITY);
}

/** Of the moneylines ahead the one that turns most of it into money, the free bet at its book and the hedge wherever that is best. */
export function bestConversion(
  read: Tagged,
  face: number | undefined,
  { least = 1, most = LONGEST }: Partial<Limits> = {},
): Asked {
  const { books, amounts } = read;
  const limits = { books, least: amounts.prices[0]?.decimal ?? least, most };
  const [best, ...next] = pairsAhead(read, limits);
  if (!best)
    return say(
      `No moneyline ahead${books[0] ? ` at ${books[0]}` : ''} has all its sides priced for that, so there is no real pair to show. Any two sides work: write for example "$50 free bet at +320, other side -400".`,
    );
  const isFirst = ({ event }: Pair, at: number) =>
    event !== best.event && next.findIndex((one) => one.event === event) === at;
  const others = next.filter(isFirst).slice(0, SHOWN - 1);
  const { side, price, book } = best.own;
  return sumOn(
    [freeBetOn(best, face ?? EXAMPLE_CENTS)],
    { eventId: best.event.id, market: 'moneyline', side, line: null, player: null, price, book },
    [
      ...(face === undefined ? ['A free bet of $100.00 is taken, since none was named.'] : []),
      `Best moneyline for it: ${told(best)}.`,
      ...(others.length > 0 ? [`Next: ${list(others.map((one) => `${told(one)}, ${percent(one.kept)} kept`))}.`] : []),
    ],
  );
}

const ON_FAVORITE = /\b(favou?rites?|favs?|faves?|chalk|short (price|odds)|safe (one|bet|pick)|sure thing)\b/;

/** "Is that better than just putting it on a heavy fav": what the best favorite of the same book would turn it into. Null: nothing of it. */
export function onFavorite(read: Tagged, before: FreeBet): Asked | null {
  const { plain, mentions, amounts, previous } = read;
  const [focus] = previous?.focus ?? [];
  if (!ON_FAVORITE.test(plain) || mentions.length + amounts.prices.length > 0 || !before.hedgePrice) return null;
  const books = read.books.length > 0 || !focus?.book ? read.books : [focus.book];
  const [pair] = pairsAhead(read, { books, least: 1, most: FAVORITE });
  if (!pair) return null;
  const own = convertFreeBet(priceTextToDecimal(before.price), coveredAt(hedgePrices(before))).kept;
  const cash = (kept: number) => `${dollars(Math.floor(kept * before.faceCents))} whoever wins (${percent(kept)})`;
  const judged = /\b(better|worse|smarter)\b/.test(plain) ? (own > pair.kept ? 'Yes. ' : 'No. ') : '';
  return say(
    `${judged}Hedged, ${dollars(before.faceCents)} at ${before.price} leaves ${cash(own)}. Of the favorites ${told(pair)} is the best one, and leaves ${cash(pair.kept)}: the stake of a free bet never comes back, so a short price leaves little of it.`,
    [],
    { calculation: before, sums: [before], ...(previous?.focus && { focus: previous.focus, unjudged: true }) },
  );
}

const hedgePrices = ({ hedgePrice = '', others = [] }: FreeBet): string[] => [
  hedgePrice,
  ...others.map(({ price }) => price),
];

/** What all other ends pay together, so staked that each returns the same. */
const coveredAt = (prices: readonly string[]): number => coverDecimal(prices.map(priceTextToDecimal));

function freeBetOn({ own, hedges: [first, ...more] }: Pair, faceCents: number): FreeBet {
  const others = more.map(({ name, price }) => ({ bet: name, price }));
  return {
    kind: 'free_bet',
    faceCents,
    price: own.price,
    hedgePrice: first.price,
    ...(others.length > 0 && { hedgeBet: first.name, others }),
  };
}

const told = ({ event, own, hedges }: Pair): string =>
  `${own.name} ${own.price} at ${own.book} with the free bet, ${list(hedges.map(({ name, price, book }) => `${name} ${price} at ${book}`))} with your own money (${shortGame(gameLabel(event))})`;

function pairsOf(event: SlateEvent, { slate, bettor = ANY_BETTOR }: Tagged, { books, least, most }: Limits): Pair[] {
  const market = event.markets.find((one) => one.market === 'moneyline');
  if (!market || market.outcomes.length < 2) return [];
  const keys = books[0] === undefined ? null : new Set(findBooks(books[0], slate.bookTitles).map(({ key }) => key));
  const placedAt = (place: number, isFit: (key: string) => boolean): Placed[] => {
    const [best] = market.quotes
      .flatMap(({ bookKey, decimals }) => {
        const decimal = isFit(bookKey) ? decimals[place] : undefined;
        return decimal === undefined ? [] : [{ decimal, bookKey }];
      })
      .sort((a, b) => b.decimal - a.decimal);
    const side = market.outcomes[place];
    if (!best || (side !== 'home' && side !== 'away' && side !== 'draw')) return [];
    const name = side === 'draw' ? 'the draw' : shortTeam(side === 'home' ? event.home : event.away);
    return [{ side, name, price: paidText(best.decimal), book: bookTitle(best.bookKey, slate) }];
  };
  const places = [...market.outcomes.keys()];
  return places.flatMap((place) => {
    const [own] = placedAt(place, (key) => (keys ? keys.has(key) : canBet(key, bettor)));
    const rest = places
      .filter((other) => other !== place)
      .flatMap((other) => placedAt(other, (key) => canBet(key, bettor)));
    const [first, ...more] = rest;
    if (!own || !first || rest.length < places.length - 1) return [];
    const decimal = priceTextToDecimal(own.price);
    if (decimal > most || decimal < least) return [];
    const { kept } = convertFreeBet(decimal, coveredAt(rest.map(({ price }) => price)));
    return [{ event, own, hedges: [first, ...more], kept }];
  });
}
