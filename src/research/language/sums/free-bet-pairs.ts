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
import { startWords } from '../../words/moment-words.ts';
import { shortGame, shortTeam } from '../../words/short-names.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { TimeWindow } from '../reading.ts';
import { paidText } from './paid-text.ts';

export type FreeBet = Extract<Calculation, { kind: 'free_bet' }>;
type Placed = { side: Selection; name: string; price: string; book: string };
/** A free bet on one end of a moneyline, with every other end covered where it pays most. */
export type Pair = { event: SlateEvent; own: Placed; hedges: readonly [Placed, ...Placed[]]; kept: number };

/** Own choice: who waits longer for his money than this is told only where nothing is nearer. */
const AHEAD_MS = 14 * 24 * 3_600_000;
const SOON_MS = 2 * 24 * 3_600_000;
export const SOON = 'within two days';

/** `apart`: the hedge is to be at another book; `hedgeBooks`: at one of these, none: wherever one can bet. */
export type Limits = {
  books: readonly string[];
  hedgeBooks?: readonly string[];
  least: number;
  most: number;
  apart?: boolean;
  eventId?: string;
};

/** "Pick the actual dog" behind a pair of a league that was named is of that league. */
const leaguesBefore = (read: Tagged): readonly string[] => (isOfFreeBet(read) ? (read.previous?.leagues ?? []) : []);

const isOfFreeBet = ({ previous }: Tagged): boolean => sumsOf(previous).some((sum) => sum.kind === 'free_bet');

/** "Gimme an actual game for it": no fight and no match of two. */
const SAYS_GAME = /\b(actual|real|team) game\b/;
const ONE_ON_ONE: ReadonlySet<string> = new Set(['UFC', 'Boxing', 'Tennis']);

/** What is to be played within a time that is named; until when a free bet is good cuts off no game, since it is placed before. */
const timeWanted = ({ reading: { window }, previous }: Tagged, isBehind: boolean): TimeWindow | null => {
  const named = window ?? (isBehind ? (previous?.window ?? null) : null);
  return named?.isUntil ? null : named;
};

/** By when it is over, or soon, and how that is said. */
export function soonOf(read: Tagged): { toMs: number; words: string } {
  const window = read.reading.window ?? (isOfFreeBet(read) ? read.previous?.window : null);
  return window?.isUntil ? { toMs: window.toMs, words: window.label } : { toMs: read.nowMs + SOON_MS, words: SOON };
}

/** The best first, of the next two weeks; where nothing is priced then, of all that is ahead. */
export function pairsAhead(read: Tagged, limits: Limits): Pair[] {
  const { reading, nowMs, slate, plain } = read;
  const isOfTeams = SAYS_GAME.test(plain);
  const isOne = limits.eventId !== undefined;
  const window = isOne ? null : timeWanted(read, isOfFreeBet(read));
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

export const gameOf = ({ event }: Pick<Pair, 'event'>): string => shortGame(gameLabel(event));

export const startOf = ({ event }: Pick<Pair, 'event'>, { nowMs, zone }: Pick<Tagged, 'nowMs' | 'zone'>): string =>
  startWords(event.startsAt.toISOString(), nowMs, zone.name);

export const pairText = ({ event, own, hedges }: Pair): string =>
  `${own.name} ${own.price} at ${own.book} with the free bet, ${list(hedges.map(({ name, price, book }) => `${name} ${price} at ${book}`))} with your own money (${shortGame(gameLabel(event))})`;

function pairsOf(event: SlateEvent, { slate, bettor = ANY_BETTOR }: Tagged, limits: Limits): Pair[] {
  const market = event.markets.find((one) => one.market === 'moneyline');
  if (!market || market.outcomes.length < 2) return [];
  const keysOf = (titles: readonly string[]) =>
    new Set(titles.flatMap((title) => findBooks(title, slate.bookTitles).map(({ key }) => key)));
  const [own, against] = [keysOf(limits.books), keysOf(limits.hedgeBooks ?? [])];
  const isOwn = (key: string) => (own.size > 0 ? own.has(key) : canBet(key, bettor));
  const isAgainst = (key: string) => (against.size > 0 ? against.has(key) : canBet(key, bettor));
  const places = [...market.outcomes.keys()];
  const pricesAt = (place: number, isFit: (key: string) => boolean): Placed[] =>
    market.quotes
      .flatMap(({ bookKey, decimals }) => {
        const decimal = isFit(bookKey) ? decimals[place] : undefined;
        return decimal === undefined
          ? []
          : (placedOf(event, market.outcomes[place], { decimal, bookKey }, slate) ?? []);
      })
      .sort((a, b) => priceTextToDecimal(b.price) - priceTextToDecimal(a.price));
  const pairOf = (place: number, placed: Placed): Pair | null => {
    const isFit = (key: string) => isAgainst(key) && !(limits.apart && placed.book === bookTitle(key, slate));
    const rest = places.filter((other) => other !== place).map((other) => pricesAt(other, isFit)[0]);
    const [first, ...more] = rest.filter((one) => one !== undefined);
    if (!first || more.length < places.length - 2) return null;
    const { kept } = convertFreeBet(
      priceTextToDecimal(placed.price),
      coveredAt([first, ...more].map(({ price }) => price)),
    );
    return { event, own: placed, hedges: [first, ...more], kept };
  };
  const isWithin = ({ price }: Placed) =>
    priceTextToDecimal(price) <= limits.most && priceTextToDecimal(price) >= limits.least;
  // Where the hedge is to be at another book the second best price may leave more.
  return places.flatMap((place) => {
    const [best] = pricesAt(place, isOwn)
      .filter(isWithin)
      .flatMap((placed) => pairOf(place, placed) ?? [])
      .sort((a, b) => b.kept - a.kept);
    return best ? [best] : [];
  });
}

function placedOf(
  event: SlateEvent,
  side: Selection | undefined,
  { decimal, bookKey }: { decimal: number; bookKey: string },
  slate: Tagged['slate'],
): Placed | null {
  if (side !== 'home' && side !== 'away' && side !== 'draw') return null;
  const name = side === 'draw' ? 'the draw' : shortTeam(side === 'home' ? event.home : event.away);
  return { side, name, price: paidText(decimal), book: bookTitle(bookKey, slate) };
}

const hedgePrices = ({ hedgePrice = '', others = [] }: FreeBet): string[] => [
  hedgePrice,
  ...others.map(({ price }) => price),
];

/** What all other ends pay together, so staked that each returns the same. */
export const coveredAt = (prices: readonly string[]): number => coverDecimal(prices.map(priceTextToDecimal));

const hedgedBy = (faceCents: number, price: string, against: readonly string[]): number =>
  Math.round(convertFreeBet(priceTextToDecimal(price), coveredAt(against)).hedgeStake * faceCents);

/** How much of his own money the hedge of a pair takes. */
export const hedgeCents = ({ own, hedges }: Pair, faceCents: number): number =>
  hedgedBy(
    faceCents,
    own.price,
    hedges.map(({ price }) => price),
  );

/** The same of what was told; null: that is not hedged. */
export const hedgeCentsOf = (told: FreeBet): number | null =>
  told.hedgePrice === undefined ? null : hedgedBy(told.faceCents, told.price, hedgePrices(told));

/** Which part of it a hedged free bet leaves. */
export const keptOf = (told: FreeBet): number =>
  convertFreeBet(priceTextToDecimal(told.price), coveredAt(hedgePrices(told))).kept;
