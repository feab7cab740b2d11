import type { BetRefDraft } from '#contract/research/bet.ts';
import { hasSubject, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from '../sums/bets-said.ts';
import { type HeldNumbers, heldNumbers } from '../sums/held-numbers.ts';
import { type HeldTicket, heldTicket } from '../sums/held-ticket.ts';
import { legNamed } from '../sums/leg-left.ts';
import { returnsAt } from '../sums/returns-at.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { HEDGE } from './asks-of-held.ts';
import { saysLegLeft, saysTicket } from './says-ticket.ts';

/** What a bettor holds: a bet, or a ticket that hangs on one more bet; and what the message says of its other side. */
export type Position = HeldTicket & {
  isTicket: boolean;
  /** Whether the message itself tells what is held. */
  isNew: boolean;
  /** Whether whoever plays against it is named. */
  namesOther: boolean;
  /** The number of the other side, where one is named: no other is put in its place. */
  against: BetRefDraft | null;
  /** The price at which the other side is named. */
  otherPrice: string | null;
  numbers: HeldNumbers;
};

/** What of a position it is valued by. */
export type Valued = Pick<Position, 'bet' | 'stakeCents' | 'returnsCents' | 'isTicket'> & { price?: string | null };

/** As it is told in the message, with its stake and what it pays; else as it was told before. */
export function positionIn(read: Tagged): Position | null {
  const numbers = heldNumbers(read);
  const kept = positionKept(read, numbers);
  // "Should I hedge with the Titans at +150, I have 110 on it": the other side of what was told is not held.
  return kept?.namesOther && HEDGE.test(read.plain) ? kept : (positionSaid(read, numbers) ?? kept);
}

function positionSaid(read: Tagged, numbers: HeldNumbers): Position | null {
  const bet = legPaid(read, numbers);
  if (bet === null) return null;
  // Several legs are a parlay, where none of them is told to be the one that is left.
  if (namedBets(read).length > 1 && saysTicket(read.plain) && !saysLegLeft(read.plain)) return null;
  const others = betsAgainst(bet, read);
  if (others === null) return null;
  const own = read.amounts.prices.filter(({ text }) => !others.some(({ one }) => one.price === text));
  const told = paidBy(
    numbers,
    own.map(({ text }) => text),
  );
  const paid = told ?? (own.length === 0 ? paidByShown(bet, read) : null);
  if (paid === null) return null;
  const isTicket = told === null || saysTicket(read.plain);
  const price = isTicket || own.length === 0 ? null : (own[0]?.text ?? null);
  return {
    bet: { ...bet, ref: { ...bet.ref, price } },
    ...paid,
    price,
    offerCents: numbers.offerCents ?? null,
    isTicket,
    isNew: true,
    ...saidOf(others),
    numbers,
  };
}

/** "First two hit, Cowboys left" behind a parlay with its stake: what that returns now hangs on the leg that is left. */
function paidByShown(
  { ref }: StoredBet,
  { previous, plain }: Tagged,
): Pick<HeldTicket, 'stakeCents' | 'returnsCents'> | null {
  const { focus = [], ticket, calculation } = previous ?? {};
  const isLeg = focus.some(
    ({ eventId, market, side }) => eventId === ref.eventId && market === ref.market && side === ref.side,
  );
  if (ticket !== true || !isLeg || !saysLegLeft(plain) || calculation?.kind !== 'payout') return null;
  const { stakeCents, price } = calculation;
  if (stakeCents === undefined || calculation.bet !== undefined) return null;
  return { stakeCents, returnsCents: returnsAt(stakeCents, price) };
}

/** The bet that is named, where what is on it is told, or was. */
function legPaid(read: Tagged, numbers: HeldNumbers): StoredBet | null {
  const bet = isPaid(numbers) || read.previous?.ticket === true ? legNamed(read) : null;
  return bet !== null && isStored(bet) ? bet : null;
}

const isPaid = ({ stakeCents, returnsCents }: HeldNumbers): boolean =>
  stakeCents !== undefined || returnsCents !== undefined;

/** By what it pays, else its stake at its one price. */
function paidBy(
  { stakeCents, returnsCents }: HeldNumbers,
  prices: readonly string[],
): Pick<HeldTicket, 'stakeCents' | 'returnsCents'> | null {
  const [price, ...others] = prices;
  if (others.length > 0) return null;
  if (returnsCents !== undefined) return { stakeCents: stakeCents ?? null, returnsCents };
  if (stakeCents === undefined || price === undefined) return null;
  return { stakeCents, returnsCents: returnsAt(stakeCents, price) };
}

function positionKept(read: Tagged, numbers: HeldNumbers): Position | null {
  const held = heldTicket(read, numbers.stakeCents);
  if (held === null) return null;
  const others = betsAgainst(held.bet, read);
  if (others === null || !isOnlyOn(held.bet, others, read)) return null;
  return {
    ...held,
    isTicket: held.price === null,
    isNew: false,
    ...saidOf(others),
    numbers,
  };
}

type Other = { one: StatedBet; ref: BetRefDraft };

const saidOf = (others: readonly Other[]): Pick<Position, 'namesOther' | 'against' | 'otherPrice'> => ({
  namesOther: others.length > 0,
  against: others.find(({ one }) => one.line?.signed === true)?.ref ?? null,
  otherPrice: others.find(({ one }) => one.price !== null)?.one.price ?? null,
});

/** Those that are named on the other side of it, or on the draw. Null: one of another kind, which does not cover all of it. */
function betsAgainst(bet: StoredBet, read: Tagged): Other[] | null {
  const found = namedBets(read).flatMap((one) => {
    const ref = refOf({ ...one, opponent: null, book: null }, read, bet.ref.eventId);
    return typeof ref === 'string' || ref.eventId !== bet.ref.eventId || ref.side === bet.ref.side
      ? []
      : [{ one, ref }];
  });
  const isOther = found.some(({ one, ref }) => saysBet(one) && one.market !== null && ref.market !== bet.ref.market);
  return isOther ? null : found;
}

/** Whether every bet that is named is the one that is held or one against it. */
function isOnlyOn(bet: StoredBet, others: readonly Other[], read: Tagged): boolean {
  return namedBets(read).every((one) => {
    if (others.some((other) => other.one === one)) return true;
    const ref = refOf({ ...one, opponent: null, book: null }, read, bet.ref.eventId);
    const found = typeof ref === 'string' || !hasSubject(one) ? null : storedBet(ref, read);
    return found !== null && isStored(found) && found.name === bet.name;
  });
}
