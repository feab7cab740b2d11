import { US_STATE_NAMES } from '#contract/research/us-states.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { ANY_BETTOR, writeOdds } from '../../words/bettor.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { type Offer, offersOnMarket } from '../compared/market-of-bet.ts';
import { heldStake } from '../harm/stake-asked-back.ts';
import { lastBets } from '../lists/last-bets.ts';
import { lastList } from '../lists/last-list.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { statesIn } from '../states-in.ts';
import { refOfFocus, shownBet } from '../sums/bets-said.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { spokenAs } from './bet-in-focus.ts';

const LEADS = '^(?:(?:so|and|but|ok|okay|then|well|wait|cool|nice|yo|hey|lol|alright) )*';
const ENDS = '(?: (?:now|rn|then|still|tho|though|again|at|from|pls|please|right now))*$';
const BOOK = '(?:book|books|app|apps|site|sportsbook|bookie|casino)';
const PRICE = String.raw`(?:(?:the|that|this|a|it at|it for|them at|him at|her at) )?(?:price|number|odds|one|it|them|him|her|that|this|[+-]?\d{3,5})`;
const OF_IT =
  '(?:(?:it|that|this|him|her|them|that one|this one)|(?:the|that|this|ur|your|my) (?:bet|side|pick|play|one|price|number))';
const HAS =
  '(?:s|still|even|has|have|got|gots|is|are|offers?|offering|hangs?|hanging|deals?|at|showing|quoting|giving)';

/** Who has it. */
const ASKS: readonly RegExp[] = [
  new RegExp(
    `${LEADS}(?:who|whos|anyone|anybody|does anyone|(?:which|what) ${BOOK})(?: else)?(?: ${HAS})+ ${PRICE}(?: at)?${ENDS}`,
  ),
  new RegExp(
    `${LEADS}(?:which|what|whats the) ${BOOK}(?: (?:is|was|are|were|has|have|s))+ ${OF_IT}(?: (?:at|on|from|in|with))?${ENDS}`,
  ),
  new RegExp(`${LEADS}(?:whats|what is|whats the name of) the ${BOOK}(?: (?:for|on) ${OF_IT})?${ENDS}`),
  new RegExp(`${LEADS}(?:at |on |in )?(?:which|what) ${BOOK} (?:for|on|is for) ${OF_IT}${ENDS}`),
  new RegExp(
    `${LEADS}(?:on |in )?(?:which|what) ${BOOK} (?:do|would|should|can|did) (?:i|u|you|we) (?:need|use|want|get|open|download|go to|bet|place|put|take|find)(?: ${OF_IT})?(?: (?:for|on|at|in|with))?(?: ${OF_IT})?${ENDS}`,
  ),
  new RegExp(
    `${LEADS}where (?:is|s|can i get|do i get|can i find|do i find|can i bet|do i bet|do i place|can i place|would i bet|was) ${OF_IT}(?: (?:at|price|number))?${ENDS}`,
  ),
  new RegExp(
    `${LEADS}(?:where|wheres) (?:is |s |can i get |do i get |do i find |can i find )?(?:the |that )?[+-]\\d{3,5}${ENDS}`,
  ),
];
/** It is asked who a player or a team is. */
const WHO_IT_IS = /\bwho(s| is| are| the \w+ is)? (it|that|this|him|her|them)( (guy|player|team|one|again))?$/;
/** Of all the picks that were shown. */
const ASKS_EACH = new RegExp(
  `${LEADS}(?:which|what) ${BOOK}(?: (?:are|is|has|have|for|do i need|do i use))+ (?:those|these|they|them|each|all of (?:them|those)|the picks)(?: (?:at|on|from))?${ENDS}`,
);
const OF_PICK = /\b(?:ur|your|the) (?:side|pick|play|bet)\b/;
const MOST_WORDS = 13;

type Placed = { bet: BetFocus; offers: readonly Offer[] };

/**
 * "Who has +161", "which book is that at", "ok which app do i need for it" behind a bet: where that very bet is at that price, or that no
 * book has it and what is best. Null: it is not asked so, or not known of which bet.
 */
export function whereTaken(read: Tagged): Asked | null {
  const { previous, plain } = read;
  // Of a bet that is held the other side is to be taken.
  if (previous === null || previous.ticket === true || heldStake(previous) !== null) return null;
  if (previous.list === true && ASKS_EACH.test(plain)) return eachTold(previous.focus ?? [], read);
  const inState = bestInState(previous, read);
  if (inState) return inState;
  return asksWhere(read) ? oneTold(previous, read) : null;
}

const BEST_IN_STATE =
  /\b(?:best|top|highest|cheapest|which|any)\b.*\bi can (?:actually |really |legally |even )?(?:use|bet|bet at|get|take|play)\b/;

/** "Best one I can actually use in NJ" behind the prices of one bet: the best of the books that take bets there. Null: no state is named. */
function bestInState(previous: Reading, read: Tagged): Asked | null {
  const [place, ...others] = statesIn(read.written);
  const [bet, ...more] = previous.list === true ? [] : (previous.focus ?? []);
  if (!place || others.length > 0 || !BEST_IN_STATE.test(read.plain) || read.amounts.prices.length > 0) return null;
  if (!bet || more.some((one) => one.eventId !== bet.eventId || one.market !== bet.market)) return null;
  const [placed] = placedAt(bet, {
    ...read,
    bettor: { ...(read.bettor ?? ANY_BETTOR), sportsbooks: [], state: place.state },
  });
  const stored = storedBet({ ...refOfFocus(bet), price: null, book: null }, read);
  if (!placed || !isStored(stored)) return null;
  const state = US_STATE_NAMES[place.state];
  const open = placed.offers.filter(({ canTake }) => canTake);
  const closed = placed.offers.filter((one) => !open.includes(one)).map(({ book }) => book);
  const best = open[0] ? textOf(open[0]) : null;
  const there = list(open.filter((one) => textOf(one) === best).map(({ book }) => book));
  const told = best
    ? `Of the books that take bets in ${state}, the best price on ${stored.name} is ${best} at ${there}.${nextOf(open, best)}`
    : `No book that takes bets in ${state} has ${stored.name} now.`;
  const out = closed.length > 0 ? ` Not there: ${list(closed)}.` : '';
  return say(`${told}${out} Licenses change, so the book itself has the last word.`, [], spokenAs(bet, read));
}

/** Of several bets without a price it is not known which is meant. */
function oneTold(previous: Reading, read: Tagged): Asked | null {
  const all = betsMeant(read, previous).flatMap((bet) => placedAt(bet, read));
  const [first] = all;
  const named = priceNamed(read);
  const price = named ?? priceOfSum(previous);
  const has = all.filter(({ offers }) => offers.some((one) => textOf(one) === price));
  const [at, ...more] = has;
  if (at && (more.length === 0 || at === first)) return told(at, price, read);
  const isOne = all.length === 1 || previous.list === true;
  return first && isOne ? told(first, named, read) : null;
}

function priceNamed({ amounts }: Tagged): string | null {
  const [stated] = amounts.prices;
  return stated ? american(priceTextToDecimal(stated.text)) : null;
}

/** Null: one of them is to be had nowhere. */
function eachTold(bets: readonly BetFocus[], read: Tagged): Asked | null {
  const stored = bets.map((bet) => storedBet({ ...refOfFocus(bet), price: null }, read));
  const told = stored.flatMap((bet) =>
    isStored(bet) && bet.price ? [`${bet.name} is ${bet.price.text} at ${bet.price.book}`] : [],
  );
  return told.length === bets.length && told.length > 0
    ? say(`At the best prices you can get now, ${list(told)}.`)
    : null;
}

const asksWhere = ({ plain, tokens, amounts }: Tagged): boolean =>
  tokens.length <= MOST_WORDS &&
  !amounts.money.some(({ isSure }) => isSure) &&
  !WHO_IT_IS.test(plain) &&
  ASKS.some((asks) => asks.test(plain));

function told({ bet, offers }: Placed, price: string | null, read: Tagged): Asked | null {
  const stored = storedBet({ ...refOfFocus(bet), price: null }, read);
  if (!isStored(stored)) return null;
  const taken = offers.find((one) => textOf(one) === price && one.canTake);
  const isHad = offers.some((one) => textOf(one) === price);
  const at = taken ? { price: textOf(taken), book: taken.book } : isHad && price !== null ? { price } : {};
  const { price: _, book: __, ...own } = bet;
  const spoken = {
    ...spokenAs(bet, read),
    ...(wasJudged(bet, read.previous) && { unjudged: false }),
    focus: [price === null ? bet : { ...own, ...at }],
  };
  const best = offers.find(({ canTake }) => canTake);
  return say(`${wordsOf(stored.name, offers, price)}${APP.test(read.plain) ? ITS_APP : ''}`, [], {
    ...spoken,
    // What a word or a price meant before it is no price of this bet.
    ...(best && isOfPriceAlone(read.previous) && { calculation: { kind: 'break_even', price: price ?? textOf(best) } }),
  });
}

const isOfPriceAlone = (previous: Reading | null): boolean =>
  previous?.calculation?.kind === 'break_even' || previous?.calculation?.kind === 'convert';

const american = (decimal: number): string => writeOdds({ oddsFormat: 'american' }, decimal);
const textOf = ({ decimal }: Offer): string => american(decimal);
const APP = /\b(?:apps?|open|download)\b/;
const ITS_APP = ' Its app takes it, and so does its website, where it is licensed in your state.';
const MOST_NEXT = 3;

function wordsOf(name: string, offers: readonly Offer[], price: string | null): string {
  const open = offers.filter(({ canTake }) => canTake);
  const [best] = open;
  const bestText = best ? textOf(best) : null;
  const there = (text: string | null) => list(open.filter((one) => textOf(one) === text).map(({ book }) => book));
  const isBest = best ? ` The best price you can get is ${bestText} at ${there(bestText)}.` : '';
  if (price === null || price === bestText)
    return best
      ? `${name} is ${bestText} at ${there(bestText)}, the best price you can get now.${nextOf(open, bestText)}`
      : `No book where you can bet has ${name} now.`;
  const had = offers.filter((one) => textOf(one) === price);
  const takes = had.filter(({ canTake }) => canTake);
  if (takes.length > 0) return `${there(price)} ${takes.length > 1 ? 'have' : 'has'} ${name} at ${price}.${isBest}`;
  const books = list(had.map(({ book }) => book));
  return had.length > 0
    ? `${name} is ${price} at ${books}, which is shown for reference: you cannot bet there.${isBest}`
    : `No book has ${name} at exactly ${price} now.${isBest || ' None where you can bet quotes it.'}`;
}

function nextOf(open: readonly Offer[], best: string | null): string {
  const next = open.filter((one) => textOf(one) !== best).slice(0, MOST_NEXT);
  return next.length > 0 ? ` Next are ${list(next.map((one) => `${textOf(one)} at ${one.book}`))}.` : '';
}

function placedAt(bet: BetFocus, read: Tagged): Placed[] {
  const side = offersOnMarket(bet, read).find((one) => one.side === bet.side);
  return side && side.offers.length > 0 ? [{ bet, offers: side.offers }] : [];
}

/** The price of the sum that was told last. */
const priceOfSum = ({ calculation }: Reading): string | null =>
  calculation && 'price' in calculation && calculation.price ? american(priceTextToDecimal(calculation.price)) : null;

/** The bets that may be meant, the likeliest first. */
function betsMeant(read: Tagged, previous: Reading): readonly BetFocus[] {
  if (read.mentions.length > 0) return [shownBet(read)].flatMap((bet) => bet ?? []);
  const { focus = [], pointed } = previous;
  const picks = OF_PICK.test(read.plain) && previous.list !== true ? picksBefore(previous) : [];
  if (picks.length === 1) return picks;
  const one = pointed ? focus[pointed - 1] : undefined;
  return one ? [one, ...focus.filter((bet) => bet !== one)] : focus;
}

/** It is one of the picks, or what was judged. */
const wasJudged = (bet: BetFocus, previous: Reading | null): boolean =>
  previous !== null && (previous.unjudged !== true || !(previous.focus ?? []).includes(bet));

/** What was picked or judged before its other side was looked at. */
function picksBefore(previous: Reading): readonly BetFocus[] {
  const listed = lastList(previous)?.bets ?? [];
  if (listed.length > 0 || previous.unjudged !== true) return listed;
  return lastBets(previous).slice(0, -1).slice(-1);
}
