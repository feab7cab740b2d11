import type { BetRefDraft } from '#contract/research/bet.ts';
import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars, list, percent } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { hedgePriceAt } from '../calls/hedge-calculations.ts';
import { ONLY_IF_LOST } from '../calls/only-if-lost.ts';
import { plainText } from '../calls/plain-text.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import { moneyIn, type Sum } from '../calls/sum.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { bestConversion, EXAMPLE_CENTS, onFavorite, pairAgain, pairsWanted, pricesWanted } from './best-conversion.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { type FreeBet, gameOf, type Pair, startOf } from './free-bet-pairs.ts';
import { freeBetTold, NO_HEDGE } from './free-bet-told.ts';
import { noSweat } from './no-sweat.ts';
import { type Against, restOfBet } from './rest-of-bet.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, notQuoted, sumOn } from './sum-on-bet.ts';
import { unhedgedPick } from './unhedged-pick.ts';

const USES = /\b(use|used|put|on|for|take|with|go|do|its?|it|that)\b/;
const SEARCHES =
  /\b((best|smartest|ideal|optimal|right) (way|use|bet|spot|game|play|thing|option|move)|how (do|should|can|would) i (use|convert|play)|convert\w*|turn (it|them|that|this) into|turn\b.*\binto (cash|money|real)|most (cash|money)|which (game|bet|one|side|team)|what (game|games|bet|(do|should|would|can) (i|you) (use|put|bet|play|do))|real (one|game|pair)|actual|where (do|should|can|would|to|shall)( i| we| you)? (put|use|play|place|bet|drop|stick)|pick (the|a|me a)( \w+)? (dog|underdog|game)|(best|good|any|a|which|what) (good |nice )?(nfl |nba |mlb |nhl |ufc |\w+ball )?(dog|underdog|longshot|long shot|spot|price|team|odds))\b/;
const ELSE = /\b(what is|whats a|how does|parlay)\b/;
const OTHER_SUMS = ['hedge', 'kelly', 'parlay', 'no_vig', 'hold', 'boost', 'arbitrage', 'middle', 'ev'] as const;

/**
 * "Use Pelicans +230 at DK for the free bet", "and if its a free bet", "50 free bet at DK, best way to convert it": what a free bet on a
 * stored bet turns into with its other side at the best price, free. Null: its prices are all named, or it is a word that is asked.
 */
export function freeBetOnBet(read: Tagged): Asked | null {
  const before = sumsOf(read.previous).find((sum): sum is FreeBet => sum.kind === 'free_bet');
  const pick = before && unhedgedPick(before, read);
  if (pick) return onPick(pick, faceIn(read, before), read);
  const told = before && (freeBetTold(before, read) ?? toldBefore(read, before));
  return told ?? placedFreeBet(read, before);
}

/** A free bet stays at the book that gave it, until a book is named. */
function atOfferBooks(read: Tagged): Tagged {
  const { offer } = read.previous ?? {};
  return read.books.length === 0 && offer?.kind === 'free_bet' && offer.books ? { ...read, books: offer.books } : read;
}

function placedFreeBet(read: Tagged, before: FreeBet | undefined): Asked | null {
  const { plain, says, amounts } = read;
  const [one, ...more] = isOfGame(read) ? [] : namedBets(read);
  const isOn = before !== undefined && (more.length > 0 || (one ? USES : SEARCHES).test(plain));
  const isFree = says.has('free_bet') || SHORT.test(plain);
  if (!(isFree || isOn) || ELSE.test(plain) || amounts.prices.length > 1) return null;
  if (!one) return onShown(before ? atOfferBooks(read) : read, before);
  if (more.length === 0) return onNamed(one, read, before);
  const placed = placedOf([one, ...more], read);
  return placed && placedAgainst(placed, faceIn(read, before), read);
}

function onNamed(one: StatedBet, read: Tagged, before: FreeBet | undefined): Asked {
  const { plain, amounts } = read;
  const lost = ONLY_IF_LOST.test(plain) && amounts.prices.length === 0;
  const own = lost ? ofNoSweat(read, faceIn(read, before), one) : null;
  if (own) return own;
  const hedgeBook = hedgeBookOf(one, read);
  const ref = refOf({ ...one, price: null, ...(hedgeBook && { book: null }) }, read);
  if (typeof ref === 'string') return lacks(ref);
  const stated = amounts.prices[0]?.text ?? priceBefore(ref, read, before);
  return onBet(ref, stated, faceIn(read, before), read, hedgeBook);
}

/** "The Bills at +144, hedge Lions at DK": the book behind who is hedged on, where the free bet is at another. */
function hedgeBookOf({ opponent }: StatedBet, { tokens, books, reading: { offer } }: Tagged): string | null {
  const [book, ...others] = books;
  const given = offer?.kind === 'free_bet' ? offer.books : undefined;
  const isHedged = opponent !== null && ON_OTHER.test(plainText(tokens.slice(0, opponent.from)));
  return isHedged && book !== undefined && others.length === 0 && !given?.includes(book) ? book : null;
}

/** "The best way to convert it on the Brazil game": either side of it may be taken. */
function isOfGame({ said, plain, amounts }: Tagged): boolean {
  const isBare = said.every(
    ({ market, line, direction, price, player }) => market === null && line === null && !direction && !price && !player,
  );
  const isTold = said.some(({ opponent }) => opponent !== null) || said.length > 1 || /\b(game|match)\b/.test(plain);
  return SEARCHES.test(plain) && amounts.prices.length === 0 && said.length > 0 && isBare && isTold;
}

const HEDGED =
  /\b(guarantee\w*|hedg\w*|lock\w*|for sure|no matter|either way|whoever wins|other side|opposite( side)?|lay (it|that|them|on)|cover)\b/;

/** What was told before at other prices, against a favorite, or as it was: "and what's the guaranteed cash if I hedge it". */
function toldBefore(read: Tagged, before: FreeBet): Asked | null {
  const other = atOwnPair(before, read) ?? onFavorite(read, before);
  const { mentions, amounts, books, previous } = read;
  const isElse = mentions.length + amounts.prices.length + amounts.money.length + books.length > 0;
  if (other || isElse || before.hedgePrice === undefined || !HEDGED.test(read.plain) || NO_HEDGE.test(read.plain))
    return other;
  const [focus, ...more] = previous?.focus ?? [];
  const again = pairAgain(read, before);
  if (again) return again;
  return sumOn([before], focus && more.length === 0 ? { ...refOfFocus(focus), book: focus.book ?? null } : null);
}

/** "The 100 fb". */
const SHORT = /\b(the free \d+|\d+ fb|fb (bet|on)|the fb|my fb)\b/;
const ON_OTHER = /\b(hedg\w*|lay( it)? off)( \w+){0,2} (on|with|w|by)( the)?$|\bhedg\w*( the)?$|\bhow much on( the)?$/;

type Placed = { own: BetRefDraft; hedgeBook: string | null };

/** "Just Ducks then, hedge amount on Caps at Fanatics": who is hedged on is not whom the free bet is on. */
function placedOf(named: readonly StatedBet[], read: Tagged): Placed | null {
  const refs = named.map((bet) => refOf({ ...bet, price: null, book: null }, read));
  const [one, other] = refs;
  const isOfGame = refs.length === 2 && typeof one === 'object' && typeof other === 'object';
  if (!isOfGame || one.eventId !== other.eventId || one.side === other.side) return null;
  const spoken = read.mentions.findIndex(({ from }) => ON_OTHER.test(plainText(read.tokens.slice(0, from))));
  const hedged = spoken < 0 ? elsewhere(named, read) : spoken;
  if (hedged < 0) return null;
  return { own: hedged === 0 ? other : one, hedgeBook: named[hedged]?.book ?? null };
}

/** "Giants ML on FanDuel, Cowboys at DK": who is named at another book than that of the free bet is hedged on. */
function elsewhere(named: readonly StatedBet[], { reading: { offer } }: Tagged): number {
  const books = offer?.kind === 'free_bet' ? (offer.books ?? []) : [];
  const [own] = books;
  const others = named.flatMap(({ book }, at) => (book !== null && book !== own ? [at] : []));
  return own !== undefined && others.length === 1 ? (others[0] ?? -1) : -1;
}

/** The free bet at the book that it is of, its other side where that is named. */
function placedAgainst({ own, hedgeBook }: Placed, face: number | undefined, read: Tagged): Asked {
  const { previous, books } = read;
  const before = previous?.focus?.find(({ eventId, side }) => eventId === own.eventId && side === own.side);
  const { offer } = read.reading;
  const given = offer?.kind === 'free_bet' ? offer.books?.[0] : undefined;
  const freeBook = books.find((book) => book !== hedgeBook) ?? before?.book ?? given ?? null;
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
  const { plain, previous } = read;
  const paid = sumsOf(previous).find((sum) => sum.kind === 'payout');
  const [focus, ...others] = previous?.focus ?? [];
  if (paid?.kind === 'payout' && paid.stakeCents !== undefined && focus && others.length === 0)
    return onBet(refOfFocus(focus), paid.price, faceIn(read, before) ?? paid.stakeCents, read);
  if (!isOtherKind(read) && !searches(read, before)) return null;
  const given = atOfferBooks(read);
  const face = faceIn(given, before);
  return (ONLY_IF_LOST.test(plain) ? ofNoSweat(given, face, undefined) : null) ?? bestConversion(given, face);
}

const OTHERWISE = /\b(if|instead|rather|actually|meant|its|it was|make it|nah|no wait)\b/;
const MOST_WORDS_OTHERWISE = 10;

/** "What if no sweat instead": what a book gives is of another kind, and of the same size. */
const isOtherKind = ({ previous, says, plain, tokens, mentions }: Tagged): boolean =>
  previous?.offer?.kind === 'free_bet' &&
  says.has('free_bet') &&
  OTHERWISE.test(plain) &&
  tokens.length <= MOST_WORDS_OTHERWISE &&
  mentions.length === 0;

/** A stake of one's own comes first, on who is named or on whoever is best. */
function ofNoSweat(read: Tagged, face: number | undefined, one: StatedBet | undefined): Asked | null {
  const ref = one && refOf({ ...one, price: null }, read);
  if (typeof ref === 'string' || (ref && ref.market !== 'moneyline')) return null;
  const { pairs, notes } = pairsWanted(read);
  const example = face === undefined ? ['A bet of $100.00 is taken, since none was named.'] : [];
  return noSweat(
    pairs,
    face ?? EXAMPLE_CENTS,
    [...example, ...notes],
    ref && (({ event, own }) => event.id === ref.eventId && own.side === ref.side),
  );
}

/** A board is searched where no price is his own: none is named, or it is only what it should be near. */
function searches(read: Tagged, before: FreeBet | undefined): boolean {
  const { plain, reading, amounts, said } = read;
  const { prices, shares, money } = amounts;
  if (prices.length > 1 || shares.length > 0 || said.some(({ line }) => line !== null)) return false;
  if (SEARCHES.test(plain)) return true;
  // "No. 50 free bet at DK, NHL only": told anew in full, and no part of the pair before.
  const isAnew = read.says.has('free_bet') && money.length > 0 && prices.length === 0;
  if (before && !(isAnew && reading.leagues.length > 0)) return false;
  const isOfBoard = reading.window !== null || reading.leagues.length > 0 || reading.side === 'underdog';
  return prices.length === 0 ? money.length > 0 : isOfBoard && pricesWanted(read) !== null;
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

const FACE =
  /\b(\d{1,5}) (?:[a-z]\S* ){0,2}(?:fb|free ?bets?|bonus(?: bets?)?|no ?sweat|risk ?free)\b|\b(?:fb|free ?bet|bonus bet) (?:of |worth |for )?(\d{1,5})\b(?! (?:legs|games|days|picks))/;

const offerBefore = ({ previous }: Tagged): number | undefined =>
  previous?.offer?.kind === 'free_bet' ? previous.offer.faceCents : undefined;

function faceIn(read: Tagged, before: FreeBet | undefined): number | undefined {
  const [, ahead, behind] = FACE.exec(read.plain) ?? [];
  const said = ahead ?? behind;
  if (said !== undefined) return Number(said) * 100;
  return moneyIn({ ...read, hasSides: read.mentions.length > 0 })[0]?.cents ?? before?.faceCents ?? offerBefore(read);
}

/** The pick with its book, and which game it is in and when. */
function onPick(pick: Pair, face: number | undefined, read: Tagged): Asked {
  const { event, own } = pick;
  const { side, price, book } = own;
  const ref: BetRefDraft = {
    eventId: event.id,
    market: 'moneyline',
    side,
    line: null,
    player: null,
    price: null,
    book,
    named: ['side', 'book'],
  };
  const asked = onBet(ref, price, face, read);
  const where = `${own.name} ${price} at ${book}: ${gameOf(pick)}, ${startOf(pick, read)}.`;
  return asked.kind === 'calls' ? { ...asked, assumed: [where, ...asked.assumed] } : asked;
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
  const [hedge, ...more] = restOfBet(bet, read, hedgeBook);
  const faceCents = face ?? EXAMPLE_CENTS;
  const isAlone = NO_HEDGE.test(read.plain);
  const wins = Math.floor(payout(faceCents, priceTextToDecimal(price)) - faceCents);
  const calc: FreeBet = {
    kind: 'free_bet',
    faceCents,
    price,
    ...(hedge && !isAlone && { hedgePrice: hedge.price.text, ...severalOf(hedge, more) }),
    chance: bet.win,
  };
  return sumOn([calc], { ...bet.ref, price: null }, [
    ...(face === undefined ? ['A free bet of $100.00 is taken, since none was named.'] : []),
    `A free bet of ${dollars(faceCents)} on ${bet.name} at ${price} pays ${dollars(wins)} if it wins: its stake does not come back.`,
    isAlone ? aloneText(wins, bet) : otherSideText(hedge ? [hedge, ...more] : [], hedgeBook),
  ]);
}

const aloneText = (wins: number, { win }: StoredBet): string =>
  `Without a hedge it is all or nothing: it wins ${percent(win)} of the time, so it is worth ${dollars(Math.round(wins * win))} on average.`;

/** Where several ends beat it each of them is named. */
const severalOf = (first: Against, more: readonly Against[]): Pick<FreeBet, 'hedgeBet' | 'others'> =>
  more.length === 0
    ? {}
    : { hedgeBet: first.name, others: more.map(({ name, price }) => ({ bet: name, price: price.text })) };

function otherSideText([first, ...more]: readonly Against[], book: string | null): string {
  if (!first) return 'No bet that you can take here covers the other side, so it is told without a hedge.';
  const best = book === null ? 'best at ' : '';
  if (more.length === 0) return `The other side is ${first.name}, ${best}${first.price.text} (${first.price.book}).`;
  const ends = [first, ...more].map(({ name, price }) => `${name} at ${price.text} (${price.book})`);
  return `Two ends beat it, so both are covered with your own money: ${list(ends)}.`;
}
