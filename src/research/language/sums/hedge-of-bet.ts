import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { JUST_EVEN, moneyOf, ofRole, returnsOf, SAME } from '../calls/hedge-calculations.ts';
import { hedgeTarget, isHalfTime, riskTaken, withoutHalfOfGame } from '../calls/hedge-target.ts';
import { type StatedBet, saysBet } from '../calls/stated-bets.ts';
import { STANDARD_PRICE, type Sum } from '../calls/sum.ts';
import { saysOnlySums } from '../calls/sum-words.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { asksWhether, HOW } from '../held/asks-of-held.ts';
import { asksExit, WHICH_BET } from '../held/exit-told.ts';
import { hedgeLeft } from '../held/hedge-left.ts';
import { asksToLockProfit, canLock } from '../held/lock-profit.ts';
import { exitOf, whetherOf } from '../held/worth-of-hedge.ts';
import type { BetFocus } from '../reading.ts';
import { namedBets, refOf } from './bets-said.ts';
import { areOfOne, endsOfBets } from './ends-of-bets.ts';
import { leftByEvenHedge } from './even-hedge.ts';
import {
  alone,
  asWritten,
  heldNamed,
  isHeld,
  isHeldOf,
  isOnlyAgainst,
  isOther,
  isOtherSide,
  namesBoth,
  roundPrice,
  stakeBefore,
  stakeInUnits,
  standsFor,
  unitCents,
  unitsOf,
  withoutNumber,
} from './hedge-sides.ts';
import { heldBefore, heldOn } from './held-bet.ts';
import { heldNumbers } from './held-numbers.ts';
import { isLegToHedge } from './leg-to-hedge.ts';
import { againstOf, winnerAgainst } from './other-side.ts';
import { heldMoved, priceAgainstNow, priceOfHeldNow } from './price-of-held.ts';
import { pricedAgainst } from './priced-against.ts';
import { pricedAtBook, priceThere } from './priced-at-book.ts';
import { isStored, ownBet, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';
import { ticketHedged } from './ticket-hedged.ts';

type HedgeCalc = Extract<Calculation, { kind: 'hedge' }>;

const HEDGES =
  /\b(hedg\w*|(way|get|getting|got|need|want) out (of|from)|way out|(wanna|want to|gotta|need to|have to|trying to|can i|could i|do i|should i|help me) get out|get off (it|of it|this|that)|buy out of|lay (it )?off)\b/;
/** "Lock it in" may be said of any bet. */
const LOCKS =
  /\b(lock (it|this|that|half|some|in|up|(a )?profit)|to lock|insure|cover (myself|my (bet|stake|ticket)))\b/;
/** What is to be left whoever wins, beside both sides of one game. */
const LEVELS = new RegExp(
  `${JUST_EVEN.source}|${SAME.source}|\\b(either way|no matter who|both ways|(equal|even) (profit|profits|amount|amounts|return|returns|money)|whoever wins|cant lose|dont lose|not lose|lose anything|the same|never lose|guarantee\\w*|sure profit)\\b`,
);
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
export function hedgeOfBet(asked: Tagged): Asked | null {
  // "Halftime now, how do I hedge" says when, and names no bet on the first half.
  const whole = isHalfTime(asked.plain) ? { ...asked, where: { ...asked.where, period: null } } : asked;
  const before = sumsOf(whole.previous).find((sum): sum is HedgeCalc => sum.kind === 'hedge');
  const target = hedgeTarget(whole.tokens);
  const read = target ? withoutNumber(whole, target.at) : whole;
  const isAgain = before !== undefined && (target !== null || riskTaken(read.plain) !== null);
  const anew = before && !isAgain && read.mentions.length === 0 ? hedgedAnew(whole, before) : null;
  if (anew) return anew;
  if (!(isAgain || asksHedge(read, before)) || asksElse(read)) return null;
  if (isAgain && before.bet === undefined && namedBets(read).length === 0)
    return calculated([{ ...withoutSize(before), ...sizeOf(whole, before.stakeCents) }]);
  return hedged(whole, read, before);
}

function hedged(whole: Tagged, read: Tagged, before: HedgeCalc | undefined): Asked | null {
  const sum: Sum = { ...read, hasSides: false };
  const ofTicket = ticketHedged(read, sum);
  if (ofTicket) return ofTicket;
  const held = isOpen(read) ? null : heldBet(read, sum, before);
  if (held === null) return asksExit(read) && namesNone(read) ? lacks(WHICH_BET) : null;
  if (typeof held === 'string') return lacks(held);
  const against = againstBets(read, held);
  return typeof against === 'string'
    ? lacks(against)
    : told(read, held, { against, size: (stake) => sizeOf(whole, stake) });
}

/** "Ok -153, to make the same whoever wins, I only risked 20": the hedge before with what is said anew. */
function hedgedAnew(read: Tagged, before: HedgeCalc): Asked | null {
  const [price, ...others] = read.amounts.prices;
  if (others.length > 0 || !(LEVELS.test(read.plain) || (price && saysOnlySums(read.tokens)))) return null;
  const stakeCents = ofRole({ ...read, hasSides: false }, 'stake')?.cents ?? before.stakeCents;
  return calculated([
    {
      ...withoutSize(before),
      ...(stakeCents !== undefined && { stakeCents }),
      ...(price && { hedgePrice: price.text }),
      ...sizeOf(read, stakeCents),
    },
  ]);
}

/** Without what was wanted of it before. */
const withoutSize = ({ share: _, profitCents: __, hedgeStakeCents: ___, ...rest }: HedgeCalc): HedgeCalc => rest;

/** How much of it is hedged: as much as leaves what is wanted, or a part. */
function sizeOf({ tokens, plain }: Tagged, stakeCents: number | undefined): Pick<HedgeCalc, 'share' | 'profitCents'> {
  const target = hedgeTarget(tokens);
  if (target) return { profitCents: target.cents };
  const taken = riskTaken(plain);
  if (taken !== null && stakeCents !== undefined) return { profitCents: -Math.round(stakeCents * (1 - taken)) };
  if (JUST_EVEN.test(plain)) return { profitCents: 0 };
  return HALF.test(withoutHalfOfGame(plain)) ? { share: 0.5 } : QUARTER.test(plain) ? { share: 0.25 } : {};
}

const asksHedge = (read: Tagged, before: HedgeCalc | undefined): boolean =>
  HEDGES.test(read.plain) ||
  asksExit(read) ||
  (LOCKS.test(read.plain) &&
    (before !== undefined || ((isHeld(read) || namesBoth(read)) && read.amounts.money.length > 0))) ||
  pricedAgainst(read) ||
  (LEVELS.test(read.plain) && ((read.amounts.money.length > 0 && namesBoth(read)) || isAgainstOwn(read))) ||
  goesOn(read, before) ||
  (before !== undefined && CORRECTS.test(read.plain) && namesBoth(read));

const CORRECTS = /^(no|nah|nope|sorry|wait|actually|i meant|not)\b|\b(i )?meant\b|\b(just|only) want the hedge\b/;

/** Whether only the other side of a bet is named that its writer said he has. */
function isAgainstOwn(read: Tagged): boolean {
  const focus = heldBefore(read.previous);
  const named = namedBets(read);
  const own = focus?.price != null || focus?.stakeCents !== undefined ? ownBet(focus, read) : null;
  return own !== null && isStored(own) && named.length > 0 && isOnlyAgainst(named, own, read);
}

/** What stands of bets is for the readers of those, where nobody is named: a parlay, a list, or prices alone. */
const isOpen = (read: Tagged): boolean =>
  namedBets(read).length === 0 &&
  (read.previous?.ticket === true || read.previous?.list === true || read.amounts.prices.length > 1);

const asksElse = ({ says, plain }: Tagged): boolean =>
  says.has('free_bet') ||
  says.has('cash_out') ||
  says.has('teaser') ||
  /\b(not|isnt) (a|the) hedge\b|\bwhat is (a )?hedg|\bwhats (a )?hedg/.test(plain);

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
  const focus = heldBefore(read.previous);
  const bets = heldNamed(read);
  const spoken = focus && ownBet(focus, read);
  const isOfSpoken =
    namedBets(read).length > 0 && spoken !== undefined && isStored(spoken) && isOnlyAgainst(bets, spoken, read);
  if (isOfSpoken || bets.length === 0) {
    if (!spoken) return null;
    if (!isStored(spoken)) return spoken;
    return withMoney(spoken, focus, read, sum, before);
  }
  const [first] = bets.toSorted(
    (a, b) =>
      Number(isLegToHedge(b, read)) - Number(isLegToHedge(a, read)) ||
      Number(isHeldOf(before?.bet, b, read)) - Number(isHeldOf(before?.bet, a, read)),
  );
  if (!first) return null;
  const ref = refOf(alone(first), read);
  if (typeof ref === 'string') return ref;
  const told = toldBefore(first, ref, read);
  const own = told && ownBet(told, read);
  if (own && isStored(own)) return withMoney(own, told, read, sum, before);
  const bet = storedBet(ref, read);
  return isStored(bet) ? withMoney(bet, { price: first.price }, read, sum, before) : bet;
}

/** "Hedge my 100 on Lions -1" behind that bet with its price: it is named once more, on the same number, and keeps its price. */
function toldBefore(bet: StatedBet, ref: BetRefDraft, { previous }: Tagged): BetFocus | undefined {
  const told = bet.price === null ? heldOn(ref, previous) : undefined;
  const isSame = told?.market === ref.market && told.line === ref.line;
  return isSame || !saysBet(bet) ? told : undefined;
}

/** "3 already hit, 25 to win 410": by the words beside each number, where they tell both. */
function moneySaid(read: Tagged, sum: Sum) {
  const stake = ofRole(sum, 'stake') ?? moneyOf(sum).find(({ role }) => role === 'stake');
  const both = heldNumbers(read);
  const isTold = both.stakeCents !== undefined && both.returnsCents !== undefined;
  return {
    stake,
    stakeCents: isTold ? both.stakeCents : stake?.cents,
    returns: isTold ? both.returnsCents : returnsOf(sum, stake),
  };
}

function withMoney(
  bet: StoredBet,
  own: Pick<BetFocus, 'price' | 'stakeCents'> | undefined,
  read: Tagged,
  sum: Sum,
  before: HedgeCalc | undefined,
): Held {
  const { stake, stakeCents, returns } = moneySaid(read, sum);
  const kept = before && isSameBet(before, bet) ? before : undefined;
  const stated = own?.price == null ? undefined : asWritten(own.price);
  const price = stated ?? firstOfPrices(read);
  return {
    bet,
    name: bet.name,
    hedge: kept ? { bet: kept.hedgeBet, price: kept.hedgePrice } : null,
    isPriceSaid: (price ?? kept?.price ?? kept?.returnsCents) !== undefined,
    stakeCents: stakeCents ?? stakeInUnits(read) ?? kept?.stakeCents ?? own?.stakeCents ?? stakeBefore(bet, read),
    returnsCents: returns ?? (stake || stated ? undefined : kept?.returnsCents),
    price:
      price ??
      kept?.price ??
      ((returns ?? kept?.returnsCents) === undefined ? (bet.price?.text ?? STANDARD_PRICE) : undefined),
  };
}

/** "200 at +150, hedge at -205": of two prices beside one name the first is that of the bet which is held. */
const firstOfPrices = (read: Tagged): string | undefined => {
  const [first, second] = read.amounts.prices;
  return second && namedBets(read).length < 2 ? first?.text : undefined;
};

const isSameBet = (before: HedgeCalc, { name }: StoredBet): boolean => before.bet === undefined || before.bet === name;

type Against = { bet: StoredBet; price: string; book: string | null };

/** The bets that are named against it, each at its price; else what covers the rest, at the best price. */
function againstBets(read: Tagged, held: Held): Against[] | string {
  const { bet } = held;
  // "Knicks ML and the over, hedge on the Nets": the over is held as well.
  const isOtherNamed =
    bet.ref.market !== 'total' &&
    read.mentions.some(({ persons }) => persons.some((one) => isOtherSide(one, bet))) &&
    !namedBets(read).some((one) => one.direction === null && saysBet(one) && isOnlyAgainst([one], bet, read));
  const named = namedBets(read)
    .filter((one) => saysBet(one) && !(isOtherNamed && one.direction !== null))
    .flatMap((one) => {
      const ref = refOf({ ...one, opponent: null }, read, bet.ref.eventId);
      return typeof ref !== 'string' && ref.eventId === bet.ref.eventId && isOther(ref.side, bet.ref.side)
        ? [{ refs: [ref], stated: one.price }]
        : [];
    });
  const [alone] = named;
  const isOneOf = named.length > 1 && OR.test(read.plain);
  if (isOneOf) {
    const found = named.map((one) => againstBet(read, held, one));
    const priced = found.filter((one) => typeof one !== 'string');
    return priced.length > 0 ? priced : (found.find((one) => typeof one === 'string') ?? []);
  }
  const rest = saysMoneyline(read) ? winnerAgainst(bet) : againstOf(bet);
  if (!alone && typeof rest === 'string') return rest;
  const found = againstBet(read, held, named.at(-1) ?? { refs: typeof rest === 'string' ? [] : rest, stated: null });
  return typeof found === 'string' ? found : [found];
}

const OR = /\bor\b/;

/** "Hedge ML 50" of a spread. */
const saysMoneyline = ({ said }: Tagged): boolean =>
  said.some(({ market, line }) => market === 'moneyline' && line === null);

function againstBet(
  read: Tagged,
  { bet, price, hedge }: Held,
  { refs, stated: named }: { refs: readonly BetRefDraft[]; stated: string | null },
): Against | string {
  const own = isOfHeldBefore(read, price) ? null : named;
  const stated = own ?? otherPrice(read, price) ?? roundPrice(read);
  const exact = refs.map((ref) => storedBet(ref, read));
  const isQuoted = stated !== null || exact.some((one) => isStored(one) && one.price !== null);
  // What nobody quotes at the line that is held is covered at the one that most have.
  const found = isQuoted ? exact : refs.map((ref) => storedBet({ ...ref, line: null }, read));
  const [first] = found.filter(isStored).filter((one) => stated !== null || one.price !== null);
  if (!first) return noneQuoted(bet, found);
  const isBefore =
    hedge !== null && (hedge.bet === undefined || hedge.bet === first.name) && !/\bbest\b/.test(read.plain);
  const before = isBefore ? hedge.price : undefined;
  const mirrored = stated === null ? priceAgainstNow(read, first.price?.text) : null;
  const text = stated ?? mirrored ?? before ?? first.price?.text;
  if (text === undefined) return noneQuoted(bet, found);
  const isOfBook = stated === null && mirrored === null && before === undefined;
  return { bet: first, price: text, book: isOfBook ? (first.price?.book ?? null) : null };
}

/** "50 at +200, hedge with the Knicks": what is held has that price, and not whom it is hedged with. */
function isOfHeldBefore({ amounts: { prices }, tokens }: Tagged, held: string | undefined): boolean {
  const [price, ...others] = prices;
  const at = tokens.findIndex(({ text }) => /^hedg(e|es|ing)$/.test(text));
  return price !== undefined && others.length === 0 && price.text === held && price.from < at;
}

const noneQuoted = (bet: StoredBet, found: readonly (StoredBet | string)[]): string => {
  const [first] = found.filter(isStored);
  const name = first?.name ?? 'the other side';
  return `No book where you can bet quotes ${name}, so ${bet.name} cannot be hedged with it here. Name another bet of that game, or its price.`;
};

/** "200 at +150, hedge at -205": of two prices the last is that of the hedge. */
function otherPrice(read: Tagged, held: string | undefined): string | null {
  const { prices } = read.amounts;
  if (priceOfHeldNow(read) !== null) return null;
  const last = prices.at(-1);
  return prices.length > 1 && last && last.text !== held ? last.text : null;
}

type Hedge = { against: readonly Against[]; size: (stakeCents: number | undefined) => ReturnType<typeof sizeOf> };

function told(read: Tagged, held: Held, { against, size }: Hedge): Asked {
  const { stakeCents, returnsCents, price } = held;
  const isExample = stakeCents === undefined && returnsCents === undefined;
  const calcs = against.map((one): HedgeCalc => {
    const ends = areOfOne(held.bet, one.bet) ? endsOfBets(held.bet, one.bet, held.bet.event, read.nowMs) : null;
    return {
      kind: 'hedge',
      bet: held.name,
      hedgeBet: one.bet.name,
      ...(ends && { ends }),
      ...(isExample ? { stakeCents: STANDARD_CENTS } : stakeCents !== undefined && { stakeCents }),
      ...(returnsCents === undefined ? { price } : { returnsCents }),
      hedgePrice: one.price,
      ...size(isExample ? STANDARD_CENTS : stakeCents),
    };
  });
  const isWhether = !isExample && (asksWhether(read) || isCorrected(read, size(stakeCents)));
  return sumOn(calcs, { ...held.bet.ref, price: price ?? null }, [
    ...(asksExit(read) ? exitOf(held, against[0], read) : isWhether ? whetherOf(held, against[0], read) : []),
    ...(isExample || !asksToLockProfit(read) ? [] : calcs.slice(0, 1).flatMap(lockOf)),
    ...(isExample ? ['You named no stake, so this is for $100.'] : []),
    ...(unitsOf(read) === undefined ? [] : [`A unit is counted as ${dollars(unitCents(read))} here.`]),
    ...(held.isPriceSaid || held.returnsCents !== undefined
      ? []
      : [
          held.bet.price
            ? `You named no price of ${held.name}, so its best one now is taken.`
            : `You named no price of ${held.name}, and no book quotes it now, so ${STANDARD_PRICE} is taken.`,
        ]),
    ...against.slice(0, 1).flatMap(({ bet }) => heldMoved(read, bet)),
    ...against.flatMap((one) => [...priceNote(one, read), ...standsFor(held.bet, one.bet)]),
  ]);
}

/** At a book that was named it is that one's price, and may not be the best. */
function priceNote({ bet, price, book }: Against, read: Tagged): string[] {
  if (book === null) return [];
  const there = bet.ref.book === null ? null : pricedAtBook(bet.ref, book, read);
  return [there ? priceThere(there, read) : `${price} at ${book} is the best price you can get on ${bet.name}.`];
}

/** Whoever is named plays somewhere: then it is known whose bet it is. */
const namesNone = ({ mentions, amounts, plain }: Tagged): boolean =>
  mentions.length === 0 && (amounts.money.length > 0 || /\b(my|this|that|a) (bet|ticket|wager|parlay)\b/.test(plain));

/** The same hedge of what is put right, with nothing else asked of it. */
const isCorrected = ({ plain, tokens }: Tagged, { profitCents }: ReturnType<typeof sizeOf>): boolean =>
  CORRECTS.test(plain) && !HOW.test(plain) && hedgeTarget(tokens) === null && profitCents === undefined;

/** Whether there is a profit to lock in, where that is asked. */
function lockOf({ stakeCents, price, returnsCents, hedgePrice, ends }: HedgeCalc): string[] {
  const returns = returnsCents ?? (price === undefined ? undefined : (stakeCents ?? 0) * priceTextToDecimal(price));
  if (stakeCents === undefined || returns === undefined || hedgePrice === undefined) return [];
  const left = leftByEvenHedge(returns, hedgePrice);
  const hedge = { stake: returns / priceTextToDecimal(hedgePrice), decimal: priceTextToDecimal(hedgePrice) };
  const { leastCents, unsure } = hedgeLeft(left, { stakeCents, returnsCents: returns }, hedge, ends ?? null);
  return [canLock(leastCents - stakeCents, unsure === null)];
}
