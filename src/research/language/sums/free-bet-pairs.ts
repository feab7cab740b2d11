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
import { list } from '../../words/format.ts';
import { shortGame, shortTeam } from '../../words/short-names.ts';
import { sumsOf } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { paidText } from './paid-text.ts';

export type FreeBet = Extract<Calculation, { kind: 'free_bet' }>;
type Placed = { side: Selection; name: string; price: string; book: string };
/** A free bet on one end of a moneyline, with every other end covered where it pays most. */
export type Pair = { event: SlateEvent; own: Placed; hedges: readonly [Placed, ...Placed[]]; kept: number };

const AHEAD_MS = 2 * 24 * 3_600_000;

/** `apart`: the hedge is to be at another book. */
export type Limits = { books: readonly string[]; least: number; most: number; apart?: boolean; eventId?: string };

/** "Pick the actual dog" behind a pair of a league that was named is of that league. */
const leaguesBefore = (read: Tagged): readonly string[] => (isOfFreeBet(read) ? (read.previous?.leagues ?? []) : []);

const isOfFreeBet = ({ previous }: Tagged): boolean => sumsOf(previous).some((sum) => sum.kind === 'free_bet');

/** "Gimme an actual game for it": no fight and no match of two. */
const SAYS_GAME = /\b(actual|real|team) game\b/;
const ONE_ON_ONE: ReadonlySet<string> = new Set(['UFC', 'Boxing', 'Tennis']);

/** The best first, of the next two days; where nothing is priced then, of all that is ahead. */
export function pairsAhead(read: Tagged, limits: Limits): Pair[] {
  const { reading, nowMs, slate, plain } = read;
  const isOfTeams = SAYS_GAME.test(plain);
  const isOne = limits.eventId !== undefined;
  const window = isOne ? null : (reading.window ?? (isOfFreeBet(read) ? (read.previous?.window ?? null) : null));
  const from = Math.max(nowMs + 1, window?.fromMs ?? 0);
  const league = new Set<string>(reading.leagues.length > 0 ? reading.leagues : leaguesBefore(read));
  const games = new Set(read.mentions.flatMap(({ persons }) => persons.map(({ event }) => event.id)));
  const all = slate.events
    .filter(({ startsAt }) => startsAt.getTime() >= from)
    .filter(({ id }) => (games.size === 0 || games.has(id)) && (!isOne || id === limits.eventId))
    .filter(({ sportTitle }) => league.size === 0 || league.has(sportTitle))
    .filter(({ sportTitle }) => !isOfTeams || !ONE_ON_ONE.has(sportTitle));
  const until = (toMs: number) =>
    all
      .filter(({ startsAt }) => startsAt.getTime() < toMs)
      .flatMap((event) => pairsOf(event, read, limits))
      .sort((a, b) => b.kept - a.kept);
  const shown = isOfFreeBet(read) ? all.find(({ id }) => id === read.previous?.focus?.[0]?.eventId) : undefined;
  const soon = until(window?.toMs ?? Math.max(nowMs + AHEAD_MS, (shown?.startsAt.getTime() ?? 0) + 1));
  return soon.length > 0 || window ? soon : until(Number.POSITIVE_INFINITY);
}

export function freeBetOn({ own, hedges: [first, ...more] }: Pair, faceCents: number): FreeBet {
  const others = more.map(({ name, price }) => ({ bet: name, price }));
  return {
    kind: 'free_bet',
    faceCents,
    price: own.price,
    hedgePrice: first.price,
    hedgeBet: first.name,
    ...(others.length > 0 && { others }),
  };
}

export const pairText = ({ event, own, hedges }: Pair): string =>
  `${own.name} ${own.price} at ${own.book} with the free bet, ${list(hedges.map(({ name, price, book }) => `${name} ${price} at ${book}`))} with your own money (${shortGame(gameLabel(event))})`;

function pairsOf(
  event: SlateEvent,
  { slate, bettor = ANY_BETTOR }: Tagged,
  { books, least, most, apart }: Limits,
): Pair[] {
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
  const isOf = (placed: Placed | undefined, key: string) => placed?.book === bookTitle(key, slate);
  const places = [...market.outcomes.keys()];
  return places.flatMap((place) => {
    const [own] = placedAt(place, (key) => (keys ? keys.has(key) : canBet(key, bettor)));
    const rest = places
      .filter((other) => other !== place)
      .flatMap((other) => placedAt(other, (key) => canBet(key, bettor) && !(apart && isOf(own, key))));
    const [first, ...more] = rest;
    if (!own || !first || rest.length < places.length - 1) return [];
    const decimal = priceTextToDecimal(own.price);
    if (decimal > most || decimal < least) return [];
    const { kept } = convertFreeBet(decimal, coveredAt(rest.map(({ price }) => price)));
    return [{ event, own, hedges: [first, ...more], kept }];
  });
}

const hedgePrices = ({ hedgePrice = '', others = [] }: FreeBet): string[] => [
  hedgePrice,
  ...others.map(({ price }) => price),
];

/** What all other ends pay together, so staked that each returns the same. */
const coveredAt = (prices: readonly string[]): number => coverDecimal(prices.map(priceTextToDecimal));

/** Which part of it a hedged free bet leaves. */
export const keptOf = (told: FreeBet): number =>
  convertFreeBet(priceTextToDecimal(told.price), coveredAt(hedgePrices(told))).kept;
