import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import { NO_BET, type StatedBet } from '../calls/stated-bets.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from '../sums/bets-said.ts';
import { areOfOne } from '../sums/ends-of-bets.ts';
import { alone, asWritten, isOther } from '../sums/hedge-sides.ts';
import { heldBefore, heldOn } from '../sums/held-bet.ts';
import { heldNumbers } from '../sums/held-numbers.ts';
import { isStored, ownBet, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { stakesBeside } from './stakes-beside.ts';

/** A bet that is held, and one against it of the same game. */
export type Pair = {
  held: StoredBet;
  price: string;
  /** Null: none was named. */
  stakeCents: number | null;
  other: StoredBet;
  otherPrice: string;
  otherBook: string | null;
  /** Null: as much as makes it even. */
  otherStakeCents: number | null;
};

type Two = Extract<Calculation, { kind: 'hedge' | 'middle' }>;
type Half = { bet: StoredBet; price: string | null; stakeCents: number | undefined };

/** Both as the message names them; else the one that was told before, with the one against it that is named or was hedged with. */
export function pairOf(read: Tagged): Pair | null {
  const halves = halvesNamed(read);
  if (halves === null || halves.length > 2) return null;
  const [first, second] = halves;
  if (first && second) return ofTwo(first, second, read);
  const before = heldHalf(read);
  if (first && before && isAgainst(before.bet, first.bet)) return joined(before, first);
  const isHeld = !first || before?.bet.name === first.bet.name;
  return before && isHeld ? ofSum({ ...before, stakeCents: first?.stakeCents ?? before.stakeCents }, read) : null;
}

const isAgainst = (one: StoredBet, other: StoredBet): boolean =>
  areOfOne(one, other) && isOther(one.ref.side, other.ref.side);

/** Null: somebody of another game is named, or a bet that is not stored. */
function halvesNamed(read: Tagged): Half[] | null {
  const named = namedBets(read).flatMap(withOpponent);
  const event = heldBefore(read.previous)?.eventId ?? null;
  const stakes = stakesBeside(named, read);
  const halves = named.map((bet, at): Half | null => {
    const ref = draftOf(bet, read, event);
    const stored = ref && storedBet(ref, read);
    return ref && stored && isStored(stored) ? { bet: stored, price: bet.price, stakeCents: stakes[at] } : null;
  });
  return halves.some((half) => half === null) ? null : halves.filter((half) => half !== null);
}

/** "Holloway 20 as insurance for my 100 on Pimblett": who plays against whom is named has a bet of his own here. */
const withOpponent = (bet: StatedBet): StatedBet[] =>
  bet.opponent && bet.side
    ? [
        { ...bet, opponent: null },
        { ...NO_BET, side: bet.opponent },
      ].toSorted((a, b) => (a.side?.from ?? 0) - (b.side?.from ?? 0))
    : [bet];

function draftOf(bet: StatedBet, read: Tagged, eventId: string | null): BetRefDraft | null {
  const ref = refOf(alone(bet), read, eventId);
  return typeof ref === 'string' ? null : ref;
}

function ofTwo(one: Half, two: Half, read: Tagged): Pair | null {
  if (!isAgainst(one.bet, two.bet)) return null;
  const before = heldBefore(read.previous);
  const isTold = ({ bet: { ref } }: Half): boolean => before?.eventId === ref.eventId && before.side === ref.side;
  // "Holloway 20 as insurance for my 100 on Pimblett -465": the one that is held has its price.
  const isSecond = isTold(two) ? two.price === null : !isTold(one) && one.price === null && two.price !== null;
  const [held, other] = isSecond ? [two, one] : [one, two];
  return joined(withTold(held, read), other);
}

/** At the price and stake at which it was told before, where it is named without. */
function withTold(half: Half, read: Tagged): Half {
  const told = heldOn(half.bet.ref, read.previous) ?? heldBefore(read.previous);
  const isSame =
    told?.eventId === half.bet.ref.eventId && told.side === half.bet.ref.side && told.market === half.bet.ref.market;
  return isSame
    ? { ...half, price: half.price ?? told.price ?? null, stakeCents: half.stakeCents ?? told.stakeCents }
    : half;
}

function heldHalf(read: Tagged): Half | null {
  const focus = heldBefore(read.previous);
  const bet = focus && ownBet(focus, read);
  if (!focus || !bet || !isStored(bet)) return null;
  const sum = sumOfTwo(read);
  // What a ticket pays is told by no price of its last leg.
  if (sum?.kind === 'hedge' && sum.returnsCents !== undefined) return null;
  const price = focus.price ?? sum?.price ?? null;
  return { bet, price: price && asWritten(price), stakeCents: focus.stakeCents ?? sum?.stakeCents };
}

function joined(held: Half, other: Half): Pair | null {
  const price = held.price ?? held.bet.price?.text;
  const otherPrice = other.price ?? other.bet.price?.text;
  if (price === undefined || otherPrice === undefined) return null;
  return {
    held: held.bet,
    price,
    stakeCents: held.stakeCents ?? null,
    other: other.bet,
    otherPrice,
    otherBook: other.price === null ? (other.bet.price?.book ?? null) : null,
    otherStakeCents: other.stakeCents ?? null,
  };
}

/** The last of this chat: what was asked beside it since changes nothing of it. */
const sumOfTwo = ({ previous }: Tagged): Two | undefined =>
  [...(previous?.earlierSums ?? []), ...sumsOf(previous)].findLast(isOfTwo);

const isOfTwo = (sum: Calculation): sum is Two => sum.kind === 'hedge' || sum.kind === 'middle';

/** With what it was hedged before, and the stake of that which is said now. */
function ofSum(before: Half, read: Tagged): Pair | null {
  const sum = sumOfTwo(read);
  if (!sum) return null;
  const name = sum.kind === 'hedge' ? sum.hedgeBet : sum.otherBet;
  const price = sum.kind === 'hedge' ? sum.hedgePrice : sum.otherPrice;
  const bet = name === undefined ? null : betCalled(name, before.bet, read);
  if (!bet || price === undefined) return null;
  const kept = sum.kind === 'hedge' ? sum.hedgeStakeCents : sum.otherStakeCents;
  return joined(before, { bet, price, stakeCents: hedgedWith(read) ?? kept });
}

const HEDGED = /\b(hedg\w*|insur\w*|cover\w*|other side|against)\b/;
/** "And I hedged 51" is put on the other side. */
const hedgedWith = (read: Tagged): number | undefined =>
  HEDGED.test(read.plain) ? (read.amounts.money[0]?.cents ?? heldNumbers(read).stakeCents) : undefined;

/** The bet against it that a sum called so. */
export function betCalled(name: string, { ref, event }: StoredBet, read: Tagged): StoredBet | null {
  const side = OTHER_SIDE[ref.side];
  if (!side) return null;
  const line = Number(/([+-]?\d+(?:\.\d+)?)$/.exec(name)?.[1] ?? Number.NaN);
  const rest = { eventId: event.id, player: ref.player, side, price: null, book: null };
  const drafts: BetRefDraft[] = [
    { ...rest, market: 'moneyline', line: null },
    ...(Number.isNaN(line)
      ? []
      : [{ ...rest, market: ref.market === 'moneyline' ? ('spread' as const) : ref.market, line }]),
  ];
  return (
    drafts
      .map((draft) => storedBet(draft, read))
      .filter(isStored)
      .find((bet) => bet.name === name || bet.short === name) ?? null
  );
}
