import type { Calculation } from '#contract/research/calculate.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { Selection } from '../../slate/price.ts';
import type { Asked } from '../calls/call.ts';
import { JUST_EVEN, ofRole, returnsOf } from '../calls/hedge-calculations.ts';
import { hedgeTarget } from '../calls/hedge-target.ts';
import { plainText } from '../calls/plain-text.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import type { Sum } from '../calls/sum.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { namedBets, refOf } from './bets-said.ts';
import { heldBefore } from './held-bet.ts';
import { heldTicket } from './held-ticket.ts';
import { againstOf } from './other-side.ts';
import { isStored, ownBet, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';
import { winnerName } from './winner-name.ts';

type Hedge = Extract<Calculation, { kind: 'hedge' }>;

const HEDGES =
  /\b(hedg\w*|lock (it|this|that|in|up|(a |some |in (a )?)?profit)|guarantee\w*|insure|cover\w* (?!(the |that |this )?(spread|number|line|points|handicap)\b)(the|it|that|both|all|my|myself|draw|either|every\w*|\w+ (and|both|too))|lay (it )?off|get out|way out)\b/;
const BOTH =
  /\b(both|other (two|2)|the rest|3 ?way|three ?way|each|all (3|three)|every(thing)?|either)\b|\bdraw\b.*\band\b|\band\b.*\bdraw\b/;
const ELSE = /\b(free ?bets?|cash ?out|cashout|teaser|what is|whats a)\b/;
const ENDS: readonly Selection[] = ['draw', 'home', 'away'];

/**
 * "200 on Arsenal at +150, can I lock a profit", "so cover the draw and PSV both": a bet on the winner of a match that may be drawn has
 * two others against it. Null: no such bet is held, or one bet on the other side covers both ends.
 */
export function threeWayHedge(read: Tagged): Asked | null {
  if (!HEDGES.test(read.plain) || ELSE.test(read.plain) || read.previous?.ticket === true) return null;
  const before = sumsOf(read.previous).find((sum): sum is Hedge => sum.kind === 'hedge');
  const held = heldIn(read, before);
  if (held === null || !isStored(held.bet)) return null;
  const { bet } = held;
  if (bet.ref.market !== 'moneyline' || !hasDrawPrice(bet.event) || (!BOTH.test(read.plain) && isCovered(bet, read)))
    return null;
  const rest = ENDS.filter((side) => side !== bet.ref.side).map((side) => priceOf(side, held, bet, read));
  const missing = rest.find((one) => typeof one === 'string');
  if (typeof missing === 'string') return lacks(missing);
  const [first, ...others] = rest.filter((one) => typeof one !== 'string');
  return first ? told(read, held, bet, [first, ...others]) : null;
}

type Held = { bet: StoredBet | string; price: string | undefined; stakeCents?: number; returnsCents?: number };

/** The bet that is named with its stake, else the one that was told before. */
function heldIn(read: Tagged, before: Hedge | undefined): Held | null {
  const sum: Sum = { ...read, hasSides: false };
  const stake = ofRole(sum, 'stake');
  const returns = returnsOf(sum, stake);
  const focus = heldBefore(read.previous);
  const own = heldSide(read);
  if (own) return heldOnSide(own, before, { stakeCents: stake?.cents, returnsCents: returns, price: undefined, read });
  const [named] = namedBets(read);
  const ref = named && (stake || named.price) ? refOf({ ...named, opponent: null, book: null }, read) : null;
  const isNew = ref !== null && typeof ref !== 'string' && !(before && ref.eventId === focus?.eventId);
  if (isNew)
    return {
      bet: storedBet(ref, read),
      price: named?.price ?? read.amounts.prices[0]?.text,
      ...(stake && { stakeCents: stake.cents }),
      ...(returns !== undefined && { returnsCents: returns }),
    };
  return heldSince(focus, before, {
    price: named ? undefined : read.amounts.prices[0]?.text,
    stakeCents: stake?.cents,
    returnsCents: returns,
    read,
  });
}

type Anew = {
  price: string | undefined;
  stakeCents: number | undefined;
  returnsCents: number | undefined;
  read: Tagged;
};

/** "150 on PSG at +210, hedge with Liverpool and the draw", "my bet is ON psg": whom the money is on, where the draw is named as well. */
function heldSide({ mentions, tokens, plain, previous }: Tagged): SideName | undefined {
  if (!(/\b(draw|tie)\b/.test(plain) || sumsOf(previous).some(({ kind }) => kind === 'hedge'))) return undefined;
  const on = mentions.find(({ from }) => ON.test(plainText(tokens.slice(Math.max(0, from - 6), from))));
  const [first] = (on?.persons ?? []).filter((one) => one.kind === 'side');
  return first && { eventId: first.event.id, side: first.selection };
}
type SideName = { eventId: string; side: Selection };
const ON =
  /\b(have|had|got|put|bet|placed|took|holding|staked|ticket|money) ([$\d.]+k? |bucks |dollars |is |was |already )*on( the)?$/;

/** The bet on him, at the price that is said of it, else as it was told before. */
function heldOnSide({ eventId, side }: SideName, before: Hedge | undefined, anew: Anew): Held {
  const { read, stakeCents = before?.stakeCents, returnsCents = before?.returnsCents } = anew;
  return {
    bet: storedBet({ eventId, market: 'moneyline', side, line: null, player: null }, read),
    price: read.amounts.prices[0]?.text ?? before?.price,
    ...(stakeCents !== undefined && { stakeCents }),
    ...(returnsCents !== undefined && { returnsCents }),
  };
}

/** What was told before, with what is said of it anew. */
function heldSince(focus: BetFocus | undefined, before: Hedge | undefined, { read, ...anew }: Anew): Held | null {
  const own = focus && ownBet(focus, read);
  if (!own || !isStored(own)) return null;
  const stakeCents = anew.stakeCents ?? before?.stakeCents ?? heldTicket(read)?.stakeCents ?? undefined;
  const returnsCents = anew.returnsCents ?? before?.returnsCents;
  return {
    bet: own,
    price: anew.price ?? focus.price ?? before?.price,
    ...(stakeCents !== undefined && { stakeCents }),
    ...(returnsCents !== undefined && { returnsCents }),
  };
}

/** Where the other side with half a goal is quoted that one bet is enough. */
function isCovered(bet: StoredBet, read: Tagged): boolean {
  const rest = againstOf(bet);
  const [first] = typeof rest === 'string' ? [] : rest;
  const found = first && storedBet(first, read);
  return found !== undefined && isStored(found) && found.price !== null;
}

type Priced = { bet: StoredBet; price: string; book: string | null };

function priceOf(side: Selection, held: Held, { ref, name }: StoredBet, read: Tagged): Priced | string {
  const bet = storedBet({ eventId: ref.eventId, market: 'moneyline', side, line: null, player: null }, read);
  if (!isStored(bet)) return bet;
  const stated = namedBets(read).find((one) => one.price !== null && isOn(one, side, ref.eventId, read))?.price;
  // One price alone is that of the bet which is held.
  const isOfHeld = stated === held.price && read.amounts.prices.length === 1;
  if (stated && !isOfHeld) return { bet, price: stated, book: null };
  return bet.price
    ? { bet, price: bet.price.text, book: bet.price.book }
    : `No book where you can bet quotes ${bet.name}, and without it ${name} cannot be hedged: the draw and the other side must both be covered.`;
}

function isOn(one: StatedBet, side: Selection, eventId: string, read: Tagged): boolean {
  const ref = refOf({ ...one, opponent: null }, read, eventId);
  return typeof ref !== 'string' && ref.eventId === eventId && ref.market === 'moneyline' && ref.side === side;
}

const nameOf = ({ ref, short }: StoredBet): string => (ref.side === 'draw' ? 'the draw' : winnerName(short));

function told(read: Tagged, held: Held, bet: StoredBet, [first, ...others]: readonly [Priced, ...Priced[]]): Asked {
  const { price = bet.price?.text, stakeCents, returnsCents } = held;
  const isExample = stakeCents === undefined && returnsCents === undefined;
  const target = hedgeTarget(read.tokens);
  const isEven = JUST_EVEN.test(read.plain);
  const calc: Hedge = {
    kind: 'hedge',
    bet: nameOf(bet),
    hedgeBet: nameOf(first.bet),
    hedgePrice: first.price,
    others: others.map((one) => ({ bet: nameOf(one.bet), price: one.price })),
    ...(isExample ? { stakeCents: 100_00 } : stakeCents !== undefined && { stakeCents }),
    ...(returnsCents === undefined ? { price } : { returnsCents }),
    ...(target ? { profitCents: target.cents } : isEven && { profitCents: 0 }),
  };
  const books = [first, ...others].flatMap((one) =>
    one.book === null ? [] : [`${one.price} at ${one.book} is the best price you can get on ${nameOf(one.bet)}.`],
  );
  return sumOn([calc], { ...bet.ref, price: price ?? null }, [
    'This is a three-way market: the draw and the other side both beat your bet, so both are covered.',
    ...(isExample ? ['You named no stake, so this is for $100.'] : []),
    ...books,
  ]);
}
