import type { Calculation } from '#contract/research/calculate.ts';
import type { Asked } from '../calls/call.ts';
import { sharesOf } from '../calls/share-roles.ts';
import { saysOnlySums } from '../calls/sum-words.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { heldBefore } from './held-bet.ts';
import { type HeldNumbers, heldNumbers } from './held-numbers.ts';
import { legLeft } from './leg-left.ts';
import { chanceWithPush, valuedBy } from './push-back.ts';
import { returnsAt } from './returns-at.ts';
import { isStored } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

type CashOut = Extract<Calculation, { kind: 'cash_out' }>;

const SELLS =
  /\b(cash(ing|ed)?( (me|it|this|that))? ?out|cashouts?|buy(ing)? (me )?out|sell (it|this|that|my|the|back|for))\b/;
const OFFERS = /\b(offer|offers|offered|offering|cash|take|taking|giving|gives|give|sell|selling|buy|settle|accept)\b/;
const WORTH =
  /\b(whats?|what is|how much is|how much are)( \S+){0,6} worth\b|\bworth (now|rn|right now|if)\b|\bfair (value|number|cash)\b/;
const ELSE = /\b(hedg\w*|free ?bets?|bonus|boost\w*|arb\w*|middle|kelly|bankroll|ev|edge)\b/;

/**
 * "They offer 68 on a $25 ticket that pays 140, Chimaev is the last leg", "what is my 50 worth if I sell it": what a bet that is held
 * returns, by how often what is left of it wins. Null: nothing of that is asked, or what it returns is said nowhere.
 */
export function cashOutOfBet(read: Tagged): Asked | null {
  const before = sumsOf(read.previous).find((sum): sum is CashOut => sum.kind === 'cash_out');
  const product = productIn(read.text);
  const numbers = heldNumbers(read);
  const isOn = before !== undefined && (product !== null || isMore(read, numbers));
  if (ELSE.test(read.plain) || !(isOn || asksWorth(read, numbers))) return null;
  const prices = product === null ? read.amounts.prices : [];
  if (saysChance(prices, numbers)) return null;
  const returnsCents = returnsOf(read, numbers, prices[0]?.text) ?? product?.cents ?? before?.returnsCents;
  if (returnsCents === undefined) return isOwnWorth(read) ? lacks(NO_RETURN) : null;
  const offer = numbers.offerCents ?? before?.offerCents;
  const offerCents = offer !== undefined && offer < returnsCents ? { offerCents: offer } : {};
  const ticket = { returnsCents, stakeCents: numbers.stakeCents };
  return worked({ returnsCents, ...offerCents }, { read, ticket }, product?.chance ?? chanceSaid(read), before);
}

/** A price beside what the ticket returns is that of what is left, which says the chance itself; beside a stake alone it is the ticket's. */
const saysChance = ({ length }: Tagged['amounts']['prices'], { stakeCents, returnsCents }: HeldNumbers): boolean =>
  length > 1 || (length === 1 && (returnsCents !== undefined || stakeCents === undefined));

/** By the chance that is said, else that of what is left to win, else that of the sum before. */
function worked(
  held: Pick<CashOut, 'returnsCents' | 'offerCents'>,
  { read, ticket }: { read: Tagged; ticket: Parameters<typeof chanceWithPush>[1] },
  said: number | undefined,
  before: CashOut | undefined,
): Asked {
  const left = said === undefined ? legLeft(read) : null;
  const bet = left !== null && isStored(left) ? left : null;
  const chance = said ?? (bet ? chanceWithPush(bet, ticket) : before?.chance);
  if ((chance ?? before?.prices ?? held.offerCents) === undefined) return lacks(NO_CHANCE);
  const likely = chance !== undefined ? { chance } : before?.prices ? { prices: before.prices } : {};
  const [price] = bet && ticket.stakeCents !== undefined ? read.amounts.prices : [];
  const ref = bet && { ...bet.ref, ...(price && { price: price.text }) };
  const notes = bet ? [`${valuedBy(bet, ticket)} Name your own for another one.`] : [];
  return sumOn([{ kind: 'cash_out', ...held, ...likely }], ref, notes);
}

const chanceSaid = (read: Tagged): number | undefined =>
  sharesOf({ ...read, hasSides: false }, 'chance').find((share) => share > 0 && share < 1) ??
  (COIN.test(read.plain) ? 0.5 : undefined);

const COIN = /\bcoin ?(flip|toss)\b/;
const OWN = /\bmy (\w+ )?(bet|ticket|parlay|slip|wager)\b/;
const isOwnWorth = ({ plain }: Tagged): boolean => OWN.test(plain) && WORTH.test(plain);
const NO_RETURN = 'What does it pay when it wins? For example: "my ticket pays $140, Chimaev is left, they offer $68".';
const NO_CHANCE =
  'What it is worth depends on how often it wins, and of that nothing is stored. Name the chance ("60%"), the price of what is left with that of the other side ("-150 / +130"), or what the book offers.';

const asksWorth = ({ plain, says }: Tagged, { offerCents, returnsCents }: HeldNumbers): boolean =>
  SELLS.test(plain) ||
  says.has('cash_out') ||
  WORTH.test(plain) ||
  (offerCents !== undefined && returnsCents !== undefined && OFFERS.test(plain));

/** Behind such a sum another of its numbers, in words of sums. */
const isMore = ({ tokens, mentions, amounts }: Tagged, { offerCents, returnsCents }: HeldNumbers): boolean =>
  (offerCents ?? returnsCents ?? amounts.shares[0]) !== undefined && mentions.length === 0 && saysOnlySums(tokens);

/** As it is said; else its stake at the price that is named or was, or of the bet that was spoken of. */
function returnsOf({ previous }: Tagged, numbers: HeldNumbers, stated?: string): number | undefined {
  if (numbers.returnsCents !== undefined) return numbers.returnsCents;
  const held = heldBefore(previous);
  const one = held?.stakeCents !== undefined || previous?.focus?.length === 1 ? held : undefined;
  const paid = sumsOf(previous).find((sum) => sum.kind === 'payout');
  const stake = numbers.stakeCents ?? one?.stakeCents ?? paid?.stakeCents;
  const price = stated ?? one?.price ?? (one || paid?.bet ? paid?.price : undefined);
  return stake === undefined || price == null ? undefined : returnsAt(stake, price);
}

const PRODUCT =
  /(0?\.\d{1,4}|\d{1,2}(?:\.\d+)?\s*(?:%|percent))\s*(?:x|\*|×|times|of)\s*\$?(\d{1,7}(?:\.\d{1,2})?)(?![\d%])/i;

/** "0.49 x 140": a chance and what comes with it. */
function productIn(text: string): { chance: number; cents: number } | null {
  const [, share, money] = PRODUCT.exec(text) ?? [];
  if (share === undefined || money === undefined) return null;
  const value = Number.parseFloat(share);
  return { chance: /[%p]/i.test(share) ? value / 100 : value, cents: Math.round(Number(money) * 100) };
}
