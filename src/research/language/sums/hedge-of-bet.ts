import type { Calculation } from '#contract/research/calculate.ts';
import type { Asked } from '../calls/call.ts';
import { JUST_EVEN, moneyOf, ofRole, returnsOf } from '../calls/hedge-calculations.ts';
import { sumsOf } from '../calls/onward-sum.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import { saysBet } from '../calls/stated-bets.ts';
import type { Sum } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { areOfOne, endsOfBets } from './ends-of-bets.ts';
import { againstOf } from './other-side.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

type HedgeCalc = Extract<Calculation, { kind: 'hedge' }>;

const HEDGES = /\b(hedg\w*|(way|get|getting|got) out (of|from)|buy out of|lay (it )?off)\b/;
/** "Lock it in" may be said of any bet. */
const LOCKS = /\b(lock (it|this|that|half|some|in|up)|to lock|insure|cover (myself|my (bet|stake|ticket)))\b/;
const HALF = /\b(half|50 ?percent|50 ?%)\b/;
const QUARTER = /\b(quarter|25 ?percent|25 ?%)\b/;
const STANDARD_CENTS = 100_00;

/** A bet that is held, or what a ticket returns that has one leg left. */
type Held = {
  bet: StoredBet;
  name: string;
  /** Of the hedge before, where the same bet was hedged. */
  hedge: { bet: string | undefined; price: string | undefined } | null;
  isPriceSaid: boolean;
  stakeCents: number | undefined;
  returnsCents: number | undefined;
  price: string | undefined;
};

/**
 * "I have the Bears at +150 for 200, how do I hedge", "how much on the Saints to lock it": a bet against one that is held, at the price
 * that is named, else at the best that can be taken of what covers the rest. Null: no hedge is asked for, or its prices are all named.
 */
export function hedgeOfBet(read: Tagged): Asked | null {
  const before = sumsOf(read.previous).find((sum): sum is HedgeCalc => sum.kind === 'hedge');
  if (!asksHedge(read, before) || asksElse(read)) return null;
  const sum: Sum = { ...read, hasSides: false };
  const ofTicket = ticketHedged(read, sum);
  if (ofTicket) return ofTicket;
  if (isOpen(read)) return null;
  const held = heldBet(read, sum, before);
  if (held === null) return null;
  if (typeof held === 'string') return lacks(held);
  const against = againstBet(read, held);
  if (typeof against === 'string') return lacks(against);
  return told(read, held, against);
}

const asksHedge = (read: Tagged, before: HedgeCalc | undefined): boolean =>
  HEDGES.test(read.plain) ||
  (LOCKS.test(read.plain) && (before !== undefined || (isHeld(read) && read.amounts.money.length > 0))) ||
  goesOn(read, before);

const isHeld = ({ plain }: Tagged): boolean =>
  /\b(have|got|had|took|placed|holding|my|acca|parlay|ticket)\b/.test(plain);

/** What stands of bets is for the readers of those, where nobody is named: a parlay, a list, or prices alone. */
const isOpen = (read: Tagged): boolean =>
  namedBets(read).length === 0 &&
  (read.previous?.ticket === true || read.previous?.list === true || read.amounts.prices.length > 1);

const asksElse = ({ says, plain }: Tagged): boolean =>
  says.has('free_bet') ||
  says.has('cash_out') ||
  says.has('teaser') ||
  /\bwhat is (a )?hedg|\bwhats (a )?hedg/.test(plain);

const GOES_ON = /\b(how much|stake|best (one|price)|use|other side|lock|cover)\b/;
const ASKS_PRICES = /\b(whats|what is|whats the|show|better than|get better|worse)\b/;

/** "Use the best one", "so how much on the Saints" behind a hedge. */
const goesOn = ({ plain, mentions, amounts }: Tagged, before: HedgeCalc | undefined): boolean =>
  before !== undefined &&
  (before.bet !== undefined || mentions.length > 0) &&
  amounts.prices.length === 0 &&
  GOES_ON.test(plain) &&
  !ASKS_PRICES.test(plain);

function heldBet(read: Tagged, sum: Sum, before: HedgeCalc | undefined): Held | string | null {
  const focus = heldBefore(read);
  const bets = namedBets(read);
  const spoken = focus && storedBet(refOfFocus(focus), read);
  const isOfSpoken = bets.length > 0 && spoken !== undefined && isStored(spoken) && isOnlyAgainst(bets, spoken, read);
  if (isOfSpoken || bets.length === 0) {
    if (!spoken) return null;
    if (!isStored(spoken)) return spoken;
    return withMoney(spoken, focus?.price ?? undefined, read, sum, before);
  }
  const [first] = bets;
  if (!first) return null;
  const ref = refOf({ ...first, book: null }, read);
  if (typeof ref === 'string') return ref;
  const bet = storedBet(ref, read);
  return isStored(bet) ? withMoney(bet, first.price ?? undefined, read, sum, before) : bet;
}

/** The bet that its writer said he has at a price, else what was spoken of last. */
function heldBefore({ previous }: Tagged): BetFocus | undefined {
  const { focus = [], given = [] } = previous ?? {};
  const isPriced = ({ price }: BetFocus) => price != null;
  return focus.find(isPriced) ?? given.findLast(isPriced) ?? focus[0];
}

/** Whether whoever is named plays against the bet that was spoken of. */
function isOnlyAgainst(bets: readonly StatedBet[], spoken: StoredBet, read: Tagged): boolean {
  return bets.every((bet) => {
    const ref = refOf({ ...bet, book: null }, read);
    return typeof ref !== 'string' && ref.eventId === spoken.ref.eventId && isOther(ref.side, spoken.ref.side);
  });
}

const isOther = (a: string, b: string): boolean =>
  new Set([a, b]).size === 2 && [a, b].every((side) => /^(home|away)$/.test(side) || /^(over|under)$/.test(side));

function withMoney(
  bet: StoredBet,
  stated: string | undefined,
  read: Tagged,
  sum: Sum,
  before: HedgeCalc | undefined,
): Held {
  const stake = ofRole(sum, 'stake') ?? moneyOf(sum).find(({ role }) => role === 'stake');
  const returns = returnsOf(sum, stake);
  const kept = before && isSameBet(before, bet) ? before : undefined;
  const [first] = read.amounts.prices;
  const alone = stated ?? (read.amounts.prices.length > 1 && namedBets(read).length < 2 ? first?.text : undefined);
  return {
    bet,
    name: bet.name,
    hedge: kept ? { bet: kept.hedgeBet, price: kept.hedgePrice } : null,
    isPriceSaid: (alone ?? kept?.price ?? kept?.returnsCents) !== undefined,
    stakeCents: stake?.cents ?? kept?.stakeCents,
    returnsCents: returns ?? (stake || stated ? undefined : kept?.returnsCents),
    price:
      alone ?? kept?.price ?? (returns === undefined && kept?.returnsCents === undefined ? bet.price?.text : undefined),
  };
}

const isSameBet = (before: HedgeCalc, { name }: StoredBet): boolean => before.bet === undefined || before.bet === name;

type Against = { bet: StoredBet; price: string; book: string | null };

/** The bet that is named against it at its price; else what covers the rest, at the best price. */
function againstBet(read: Tagged, { bet, price, hedge }: Held): Against | string {
  const named = namedBets(read)
    .filter(saysBet)
    .flatMap((one) => {
      const ref = refOf(one, read);
      return typeof ref !== 'string' && ref.eventId === bet.ref.eventId && isOther(ref.side, bet.ref.side)
        ? [{ ref, stated: one.price }]
        : [];
    })
    .at(-1);
  const stated = named?.stated ?? otherPrice(read, price) ?? roundPrice(read);
  const refs = named ? [named.ref] : againstOf(bet);
  if (typeof refs === 'string') return refs;
  const found = refs.map((ref) => storedBet(ref, read));
  const [first] = found.filter(isStored).filter((one) => stated !== null || one.price !== null);
  if (!first) return noneQuoted(bet, found);
  const isBefore =
    hedge !== null && (hedge.bet === undefined || hedge.bet === first.name) && !/\bbest\b/.test(read.plain);
  const before = isBefore ? hedge.price : undefined;
  const text = stated ?? before ?? first.price?.text;
  if (text === undefined) return noneQuoted(bet, found);
  return {
    bet: first,
    price: text,
    book: stated === null && before === undefined ? (first.price?.book ?? null) : null,
  };
}

const noneQuoted = (bet: StoredBet, found: readonly (StoredBet | string)[]): string => {
  const [first] = found.filter(isStored);
  const name = first?.name ?? 'the other side';
  return `No book where you can bet quotes ${name}, so ${bet.name} cannot be hedged with it here. Name another bet of that game, or its price.`;
};

/** "200 at +150, hedge at -205": of two prices the last is that of the hedge. */
function otherPrice({ amounts: { prices } }: Tagged, held: string | undefined): string | null {
  const last = prices.at(-1);
  return prices.length > 1 && last && last.text !== held ? last.text : null;
}

function told(read: Tagged, held: Held, against: Against): Asked {
  const { stakeCents, returnsCents, price } = held;
  const isExample = stakeCents === undefined && returnsCents === undefined;
  const ends = areOfOne(held.bet, against.bet) ? endsOfBets(held.bet, against.bet, held.bet.event, read.nowMs) : null;
  const isHalf = HALF.test(read.plain);
  const calc: HedgeCalc = {
    kind: 'hedge',
    bet: held.name,
    hedgeBet: against.bet.name,
    ...(ends && { ends }),
    ...(isExample ? { stakeCents: STANDARD_CENTS } : stakeCents !== undefined && { stakeCents }),
    ...(returnsCents === undefined ? { price } : { returnsCents }),
    hedgePrice: against.price,
    ...(isHalf && { share: 0.5 }),
    ...(!isHalf && QUARTER.test(read.plain) && { share: 0.25 }),
    ...(JUST_EVEN.test(read.plain) && { profitCents: 0 }),
  };
  return sumOn([calc], { ...held.bet.ref, price: price ?? null }, [
    ...(isExample ? ['You named no stake, so it is told for $100.'] : []),
    ...(held.isPriceSaid || held.returnsCents !== undefined
      ? []
      : [`You named no price of ${held.name}, so its best one now is taken.`]),
    ...(against.book === null
      ? []
      : [`${against.price} at ${against.book} is the best price you can take of ${against.bet.name}.`]),
    ...standsFor(held, against),
  ]);
}

/** "1.50ish". */
const roundPrice = ({ text }: Tagged): string | null => /\b(\d{1,2}\.\d{2}) ?ish\b/.exec(text)?.[1] ?? null;

const TICKET = /\b(acca|accumulator|parlay|ticket|slip|multi)\b/;
const AGAINST = /\b(take|taking|other side|against|hedge (it )?(with|on|at|by)|lay)\b/;

/** "My acca is 20 paying 310, I would take Newcastle +0.5 at 1.50": of a whole ticket by what it returns, with the bet that is named. */
function ticketHedged(read: Tagged, sum: Sum): Asked | null {
  const stake = ofRole(sum, 'stake');
  const returns = returnsOf(sum, stake);
  const named = namedBets(read).filter(saysBet).at(-1);
  if (returns === undefined || !named || !TICKET.test(read.plain) || !AGAINST.test(read.plain)) return null;
  if (/\b(last|final) leg\b/.test(read.plain)) return null;
  const ref = refOf(named, read);
  const bet = typeof ref === 'string' ? ref : storedBet(ref, read);
  if (!isStored(bet)) return lacks(bet);
  const hedgePrice = named.price ?? roundPrice(read) ?? read.amounts.prices.at(-1)?.text ?? bet.price?.text;
  if (hedgePrice === undefined)
    return lacks(`No book where you can bet quotes ${bet.name}. Name its price for the sum.`);
  const calc: HedgeCalc = {
    kind: 'hedge',
    bet: 'the ticket',
    hedgeBet: bet.name,
    ...(stake && { stakeCents: stake.cents }),
    returnsCents: returns,
    hedgePrice,
  };
  return sumOn([calc], bet.ref);
}

/** The handicap that wins on a draw too stands in for the double chance. */
const standsFor = ({ bet }: Held, { bet: other }: Against): string[] =>
  bet.ref.market === 'moneyline' && other.ref.market === 'spread' && other.line === 0.5
    ? [`${other.name} wins on a draw too, so it covers all that ${bet.name} does not.`]
    : [];
