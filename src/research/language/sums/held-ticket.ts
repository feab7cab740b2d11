import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { boostedTo } from '../../tools/calculate/boosted-to.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { heldBefore } from './held-bet.ts';
import { returnsAt } from './returns-at.ts';
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

/** By the last sum on it, whatever that told; else as it was told with its stake and price. A stake that is told now is that of the bet. */
export function heldTicket(read: Tagged, stakedNow?: number): HeldTicket | null {
  const { previous } = read;
  if (previous?.list === true || previous?.ticket === true) return null;
  const own = heldBefore(previous);
  const stored = own && storedBet(refOfFocus(own), read);
  if (!own || !stored || !isStored(stored)) return null;
  const bet = { ...stored, ref: { ...stored.ref, price: own.price ?? null } };
  const sums = [...(previous?.earlierSums ?? []), ...sumsOf(previous)].toReversed();
  const told = sums.map((sum) => paidBy(sum, bet.name)).filter((one) => one !== null);
  const paid = told[0] ?? paidAt(stakedNow ?? own.stakeCents, own.price ?? undefined);
  if (!paid) return null;
  const offer = sums.find((sum) => sum.kind === 'cash_out' && sum.offerCents !== undefined);
  const offerCents = offer?.kind === 'cash_out' ? (offer.offerCents ?? null) : null;
  return {
    ...paid,
    bet,
    stakeCents: stakeOf(told) ?? own.stakeCents ?? paid.stakeCents ?? staked(paid.returnsCents, own.price),
    price: paid.price ?? own.price ?? null,
    offerCents,
  };
}

/** What a bet that returns so much was made with. */
const staked = (returnsCents: number, price: string | null | undefined): number | null =>
  price == null ? null : Math.round(returnsCents / priceTextToDecimal(price));

/** What a sum on what it returns leaves out, one before it may have told. */
const stakeOf = ([last, ...earlier]: readonly Paid[]): number | null | undefined =>
  [last, ...earlier].find((one) => one?.returnsCents === last?.returnsCents && one?.stakeCents != null)?.stakeCents;

function paidBy(sum: Calculation, name: string): Paid | null {
  if (sum.kind === 'cash_out')
    return { returnsCents: sum.returnsCents, stakeCents: null, price: null, offerCents: sum.offerCents ?? null };
  if (sum.kind === 'boost') return paidAt(sum.stakeCents, boostedTo(sum).toFixed(4));
  if (sum.kind !== 'hedge' && sum.kind !== 'ev' && sum.kind !== 'payout') return null;
  if (sum.bet !== undefined && sum.bet !== name && `${sum.bet} moneyline` !== name) return null;
  if (sum.kind === 'hedge' && sum.returnsCents !== undefined)
    return { returnsCents: sum.returnsCents, stakeCents: sum.stakeCents ?? null, price: null, offerCents: null };
  return paidAt(sum.stakeCents, sum.price);
}

const paidAt = (stakeCents: number | undefined, price: string | undefined): Paid | null =>
  stakeCents === undefined || price === undefined
    ? null
    : { returnsCents: returnsAt(stakeCents, price), stakeCents, price, offerCents: null };
