import type { Calculation } from '#contract/research/calculate.ts';
import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { sumsOf } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { heldBefore } from './held-bet.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';

/** A bet that is held, with what it returns when it wins. */
export type HeldTicket = {
  bet: StoredBet;
  returnsCents: number;
  stakeCents: number | null;
  price: string | null;
  /** What was offered for it last. */
  offerCents: number | null;
};

type Paid = Pick<HeldTicket, 'returnsCents' | 'stakeCents' | 'price' | 'offerCents'>;

/** By the last sum on it, whatever that told; else as it was told with its stake and price. */
export function heldTicket(read: Tagged): HeldTicket | null {
  const { previous } = read;
  if (previous?.list === true || previous?.ticket === true) return null;
  const own = heldBefore(previous);
  const stored = own && storedBet(refOfFocus(own), read);
  if (!own || !stored || !isStored(stored)) return null;
  const bet = { ...stored, ref: { ...stored.ref, price: own.price ?? null } };
  const sums = [...(previous?.earlierSums ?? []), ...sumsOf(previous)].toReversed();
  const paid =
    sums.map((sum) => paidBy(sum, bet.name)).find((one) => one !== null) ??
    paidAt(own.stakeCents, own.price ?? undefined);
  if (!paid) return null;
  const offer = sums.find((sum) => sum.kind === 'cash_out' && sum.offerCents !== undefined);
  const offerCents = offer?.kind === 'cash_out' ? (offer.offerCents ?? null) : null;
  return {
    ...paid,
    bet,
    stakeCents: paid.stakeCents ?? own.stakeCents ?? null,
    price: paid.price ?? own.price ?? null,
    offerCents,
  };
}

function paidBy(sum: Calculation, name: string): Paid | null {
  if (sum.kind === 'cash_out')
    return { returnsCents: sum.returnsCents, stakeCents: null, price: null, offerCents: sum.offerCents ?? null };
  if (sum.kind !== 'hedge' && sum.kind !== 'ev' && sum.kind !== 'payout') return null;
  if (sum.bet !== undefined && sum.bet !== name) return null;
  if (sum.kind === 'hedge' && sum.returnsCents !== undefined)
    return { returnsCents: sum.returnsCents, stakeCents: sum.stakeCents ?? null, price: null, offerCents: null };
  return paidAt(sum.stakeCents, sum.price);
}

const paidAt = (stakeCents: number | undefined, price: string | undefined): Paid | null =>
  stakeCents === undefined || price === undefined
    ? null
    : { returnsCents: Math.floor(payout(stakeCents, priceTextToDecimal(price))), stakeCents, price, offerCents: null };
