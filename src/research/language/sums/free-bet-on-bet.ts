import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { convertFreeBet } from '#engine/odds/free-bet.ts';
import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { bookTitle } from '../../books/book-title.ts';
import { canBet } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { dollars, list, percent } from '../../words/format.ts';
import { shortGame, shortTeam } from '../../words/short-names.ts';
import { type Asked, calculated, say } from '../calls/call.ts';
import { hedgePriceAt } from '../calls/hedge-calculations.ts';
import { sumsOf } from '../calls/onward-sum.ts';
import { plainText } from '../calls/plain-text.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import { moneyIn, type Sum } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { againstOf } from './other-side.ts';
import { paidText } from './paid-text.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, notQuoted, sumOn } from './sum-on-bet.ts';

type FreeBet = Extract<Calculation, { kind: 'free_bet' }>;

const USES = /\b(use|used|put|on|for|take|with|go|do|its?|it|that)\b/;
const SEARCHES =
  /\b(best (way|use|bet|spot|game|play|thing|option)|how (do|should|can|would) i (use|convert|play)|convert\w*|turn (it|them|that|this) into|which (game|bet|one)|what (game|games|bet|should i (use|put|bet|play))|real (one|game|pair)|actual|where (do|should|can|would|to|shall)( i| we| you)? (put|use|play|place|bet|drop|stick)|pick (the|a|me a)( \w+)? (dog|underdog|game))\b/;
const ELSE = /\b(what is|whats a|how does|no sweat|risk free|parlay)\b/;
const OTHER_SUMS = ['hedge', 'kelly', 'parlay', 'no_vig', 'hold', 'boost', 'arbitrage', 'middle', 'ev'] as const;
const EXAMPLE_CENTS = 100_00;

/**
 * "Use Pelicans +230 at DK for the free bet", "and if its a free bet", "50 free bet at DK, best way to convert it": what a free bet on a
 * stored bet turns into with its other side at the best price, free. Null: its prices are all named, or it is a word that is asked.
 */
export function freeBetOnBet(read: Tagged): Asked | null {
  const { plain, says, previous, amounts } = read;
  const before = sumsOf(previous).find((sum): sum is FreeBet => sum.kind === 'free_bet');
  const [one, ...more] = namedBets(read);
  const own = before && atOwnPair(before, read);
  if (own) return own;
  const isOn = before !== undefined && (one ? USES : SEARCHES).test(plain);
  const isFree = says.has('free_bet') || SHORT.test(plain);
  if (!(isFree || isOn) || ELSE.test(plain) || amounts.prices.length > 1) return null;
  const placed = one && more.length > 0 ? placedOf([one, ...more], read) : null;
  if (placed) return placedAgainst(placed, faceIn(read, before), read);
  if (more.length > 0) return null;
  if (!one) return onShown(read, before);
  const ref = refOf({ ...one, price: null }, read);
  if (typeof ref === 'string') return lacks(ref);
  return onBet(ref, amounts.prices[0]?.text ?? priceBefore(ref, read, before), faceIn(read, before), read);
}

/** "The 100 fb". */
const SHORT = /\b(\d+ fb|fb (bet|on)|the fb|my fb)\b/;
const ON_OTHER = /\b(hedg\w*|lay( it)? off)( \w+){0,2} (on|with|w|by)( the)?$|\bhow much on( the)?$/;

type Placed = { own: BetRefDraft; hedgeBook: string | null };

/** "Just Ducks then, hedge amount on Caps at Fanatics": who is hedged on is not whom the free bet is on. */
function placedOf(named: readonly StatedBet[], read: Tagged): Placed | null {
  const refs = named.map((bet) => refOf({ ...bet, price: null, book: null }, read));
  const [one, other] = refs;
  const isOfGame = refs.length === 2 && typeof one === 'object' && typeof other === 'object';
  if (!isOfGame || one.eventId !== other.eventId || one.side === other.side) return null;
  const hedged = read.mentions.findIndex(({ from }) => ON_OTHER.test(plainText(read.tokens.slice(0, from))));
  if (hedged < 0) return null;
  return { own: hedged === 0 ? other : one, hedgeBook: named[hedged]?.book ?? null };
}

/** The free bet at the book that it is of, its other side where that is named. */
function placedAgainst({ own, hedgeBook }: Placed, face: number | undefined, read: Tagged): Asked {
  const { previous, books } = read;
  const before = previous?.focus?.find(({ eventId, side }) => eventId === own.eventId && side === own.side);
  const freeBook = books.find((book) => book !== hedgeBook) ?? before?.book ?? null;
  return onBet({ ...own, book: freeBook }, undefined, face, read, hedgeBook);
}

/** "Just put it on the Cavs": at the price of the book where the free bet is, which was told before. */
function priceBefore(ref: BetRefDraft, { previous, books }: Tagged, before: FreeBet | undefined): string | undefined {
  const [focus] = previous?.focus ?? [];
  const isSame = focus?.eventId === ref.eventId && focus.side === ref.side && focus.market === ref.market;
  return before && isSame && books.length === 0 ? (focus.price ?? undefined) : undefined;
}

/** What a stake was to pay becomes a free bet; else the best pair that there is. */
function onShown(read: Tagged, before: FreeBet | undefined): Asked | null {
  const { plain, previous, amounts } = read;
  const paid = sumsOf(previous).find((sum) => sum.kind === 'payout');
  const [focus, ...others] = previous?.focus ?? [];
  if (paid?.kind === 'payout' && paid.stakeCents !== undefined && focus && others.length === 0)
    return onBet(refOfFocus(focus), paid.price, faceIn(read, before) ?? paid.stakeCents, read);
  return SEARCHES.test(plain) &&
    amounts.prices.every(({ text }) => text.startsWith('+')) &&
    read.said.every(({ line }) => line === null)
    ? bestConversion(read, faceIn(read, before))
    : null;
}

/** "Use a +145 leg, other side -155": the free bet before at prices of his own. */
function atOwnPair({ faceCents }: FreeBet, read: Tagged): Asked | null {
  const isElse = OTHER_SUMS.some((other) => read.says.has(other));
  if (read.amounts.prices.length !== 2 || read.mentions.length > 0 || isElse) return null;
  const sum: Sum = { ...read, hasSides: false };
  const hedge = read.amounts.prices[hedgePriceAt(sum)];
  const price = read.amounts.prices.find((one) => one !== hedge);
  const face = moneyIn(sum).find(({ isSure }) => isSure)?.cents ?? faceCents;
  return price && hedge
    ? calculated([{ kind: 'free_bet', faceCents: face, price: price.text, hedgePrice: hedge.text }])
    : null;
}

const FACE = /\b(\d{1,5}) (fb|free bet|freebet|bonus bet)\b/;

function faceIn(read: Tagged, before: FreeBet | undefined): number | undefined {
  const said = FACE.exec(read.plain)?.[1];
  if (said !== undefined) return Number(said) * 100;
  return moneyIn({ ...read, hasSides: read.mentions.length > 0 })[0]?.cents ?? before?.faceCents;
}

function onBet(
  ref: BetRefDraft,
  stated: string | undefined,
  face: number | undefined,
  read: Tagged,
  hedgeBook: string | null = null,
): Asked {
  const bet = storedBet(ref, read);
  if (!isStored(bet)) return lacks(bet);
  const price = stated ?? bet.price?.text;
  if (price === undefined) return lacks(`${notQuoted(bet.name, ref.book)}.`);
  const rest = againstOf(bet);
  const other =
    typeof rest === 'string' || !rest[0]
      ? null
      : storedBet({ ...rest[0], ...(hedgeBook !== null && { book: hedgeBook }) }, read);
  const hedge: StoredBet | null = other && isStored(other) && other.price ? other : null;
  const faceCents = face ?? EXAMPLE_CENTS;
  const isAlone = NO_HEDGE.test(read.plain);
  const wins = Math.floor(payout(faceCents, priceTextToDecimal(price)) - faceCents);
  const calc: FreeBet = {
    kind: 'free_bet',
    faceCents,
    price,
    ...(hedge?.price && !isAlone && { hedgePrice: hedge.price.text }),
    chance: bet.win,
  };
  return sumOn([calc], { ...bet.ref, price: null }, [
    ...(face === undefined ? ['A free bet of $100.00 is taken, since none was named.'] : []),
    `A free bet of ${dollars(faceCents)} on ${bet.name} at ${price} pays ${dollars(wins)} if it wins: its stake does not come back.`,
    isAlone ? aloneText(wins, bet) : otherSideText(hedge, hedgeBook),
  ]);
}

const NO_HEDGE = /\b(dont|do not|not|no|without|never|skip|skipping)( (a|the|any|to|wanna|want to))* ?hedg\w*/;
const aloneText = (wins: number, { win }: StoredBet): string =>
  `Without a hedge it is all or nothing: it wins ${percent(win)} of the time, so it is worth ${dollars(Math.round(wins * win))} on average.`;

const otherSideText = (hedge: StoredBet | null, book: string | null): string =>
  hedge?.price
    ? `The other side is ${hedge.name}, ${book === null ? 'best at ' : ''}${hedge.price.text} (${hedge.price.book}).`
    : 'No single bet that you can take here covers the other side, so it is told without a hedge.';

type Pair = {
  event: SlateEvent;
  name: string;
  other: string;
  price: string;
  book: string;
  hedge: string;
  hedgeBook: string;
  kept: number;
};
const LONGEST = 8;
const AHEAD_MS = 2 * 24 * 3_600_000;
const SHOWN = 3;

/** "Pick the actual dog" behind a pair of one league is of that league. */
const leaguesBefore = ({ previous, slate }: Tagged): string[] =>
  sumsOf(previous).some((sum) => sum.kind === 'free_bet')
    ? slate.events
        .filter(({ id }) => previous?.focus?.some(({ eventId }) => eventId === id))
        .map(({ sportTitle }) => sportTitle)
    : [];

/** Of the moneylines ahead the pair that turns most of it into money, the free bet at its book and the hedge wherever that is best. */
function bestConversion(read: Tagged, face: number | undefined): Asked | null {
  const { reading, nowMs, slate, amounts } = read;
  const until = reading.window?.toMs ?? nowMs + AHEAD_MS;
  const from = Math.max(nowMs + 1, reading.window?.fromMs ?? 0);
  const league = new Set<string>(reading.leagues.length > 0 ? reading.leagues : leaguesBefore(read));
  const games = new Set(read.mentions.flatMap(({ persons }) => persons.map(({ event }) => event.id)));
  const least = amounts.prices[0]?.decimal ?? 1;
  const pairs = slate.events
    .filter(({ startsAt }) => startsAt.getTime() >= from && startsAt.getTime() < until)
    .filter(({ id }) => games.size === 0 || games.has(id))
    .filter(({ sportTitle }) => league.size === 0 || league.has(sportTitle))
    .flatMap((event) => pairsOf(event, read, least))
    .sort((a, b) => b.kept - a.kept);
  const [best, ...next] = pairs;
  const [book] = read.books;
  if (!best)
    return say(
      `No moneyline ahead${book ? ` at ${book}` : ''} has both sides priced for that, so there is no real pair to show. Any two sides work: write for example "$50 free bet at +320, other side -400".`,
    );
  const calc: FreeBet = {
    kind: 'free_bet',
    faceCents: face ?? EXAMPLE_CENTS,
    price: best.price,
    hedgePrice: best.hedge,
  };
  const side = best.event.home === best.name ? 'home' : 'away';
  const isFirst = ({ event }: Pair, at: number) =>
    event !== best.event && next.findIndex((one) => one.event === event) === at;
  const others = next.filter(isFirst).slice(0, SHOWN - 1);
  return sumOn(
    [calc],
    { eventId: best.event.id, market: 'moneyline', side, line: null, player: null, price: best.price },
    [
      ...(face === undefined ? ['A free bet of $100.00 is taken, since none was named.'] : []),
      `Best moneyline for it: ${told(best)}.`,
      ...(others.length > 0 ? [`Next: ${list(others.map((one) => `${told(one)}, ${percent(one.kept)} kept`))}.`] : []),
    ],
  );
}

const told = ({ event, name, other, price, book, hedge, hedgeBook }: Pair): string =>
  `${shortTeam(name)} ${price} at ${book} with the free bet, ${shortTeam(other)} ${hedge} at ${hedgeBook} with your own money (${shortGame(gameLabel(event))})`;

function pairsOf(event: SlateEvent, { slate, books, bettor = ANY_BETTOR }: Tagged, least: number): Pair[] {
  const market = event.markets.find((one) => one.market === 'moneyline');
  if (market?.outcomes.length !== 2) return [];
  const keys = books[0] === undefined ? null : new Set(findBooks(books[0], slate.bookTitles).map(({ key }) => key));
  const bestAt = (place: number, isFit: (key: string) => boolean) =>
    market.quotes
      .filter(({ bookKey }) => isFit(bookKey))
      .flatMap(({ bookKey, decimals }) => {
        const decimal = decimals[place];
        return decimal === undefined ? [] : [{ decimal, bookKey }];
      })
      .sort((a, b) => b.decimal - a.decimal)[0];
  return [0, 1].flatMap((place) => {
    const own = bestAt(place, (key) => (keys ? keys.has(key) : canBet(key, bettor)));
    const other = bestAt(1 - place, (key) => canBet(key, bettor));
    const nameAt = (at: number): string => (market.outcomes[at] === 'home' ? event.home : event.away);
    if (!own || !other || own.decimal > LONGEST || own.decimal < least) return [];
    const [price, hedge] = [paidText(own.decimal), paidText(other.decimal)];
    return [
      {
        event,
        name: nameAt(place),
        other: nameAt(1 - place),
        price,
        book: bookTitle(own.bookKey, slate),
        hedge,
        hedgeBook: bookTitle(other.bookKey, slate),
        kept: convertFreeBet(priceTextToDecimal(price), priceTextToDecimal(hedge)).kept,
      },
    ];
  });
}
