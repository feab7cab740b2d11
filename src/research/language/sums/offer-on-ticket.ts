import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { sumsOf } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { leftByEvenHedge } from './even-hedge.ts';
import { heldNumbers } from './held-numbers.ts';
import { againstOf } from './other-side.ts';
import { chanceWithPush, valuedBy } from './push-back.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

/** A ticket with an offer of the book's, and the bet against it: which of the two leaves more. */

type CashOut = Extract<Calculation, { kind: 'cash_out' }>;
type Hedge = Extract<Calculation, { kind: 'hedge' }>;

const MOST_WORDS = 20;
const DECIDES =
  /\b((take|sell|accept|keep|hold) (it|that|the (offer|money|cash|ticket|180|bet))|let (it|that|them) (ride|run|go)|ride it( out)?|hold( on)?( it)?|(so |is )?that(s| is) a (no|yes|pass|hold)|cash (it )?out)\b|^(so )?(take it|hold|ride|no|yes or no|which)$/;
const HEDGES = /\b(hedg\w*|lock\w*|lay (it )?off|bet against|other side|myself)\b/;
const CASHES = /\b(cash\w*|offer\w*|buy ?out|settle)\b/;

/** "So should I take it or let it ride", "could I do better hedging the Jets myself" behind an offer for a ticket. */
export function offerOnTicket(read: Tagged): Asked | null {
  if (read.tokens.length > MOST_WORDS || read.previous?.list === true || read.previous?.ticket === true) return null;
  const sums = sumsOf(read.previous);
  const offered = [...(read.previous?.earlierSums ?? []), ...sums].findLast(
    (sum): sum is CashOut => sum.kind === 'cash_out',
  );
  const hedge = sums.find((sum): sum is Hedge => sum.kind === 'hedge');
  if (hedge) return besideHedge(hedge, read);
  if (!offered || !sums.includes(offered)) return null;
  if (HEDGES.test(read.plain)) return hedgeOfTicket(offered, read);
  const saysMore = read.amounts.prices.length + read.amounts.shares.length + read.amounts.money.length > 0;
  return DECIDES.test(read.plain) && !saysMore && isOfTicket(read) ? again(offered, read) : null;
}

/** Nobody is named but who is on the ticket. */
const isOfTicket = ({ mentions, previous }: Tagged): boolean =>
  mentions.every(({ persons }) => persons.some(({ event }) => event.id === previous?.focus?.[0]?.eventId));

const heldRef = ({ previous }: Tagged): BetRefDraft | null => {
  const [one, ...others] = previous?.focus ?? [];
  return one && others.length === 0 ? refOfFocus(one) : null;
};

const again = (offered: CashOut, read: Tagged): Asked => {
  const ref = heldRef(read);
  return ref ? sumOn([offered], ref) : calculated([offered]);
};

/** The ticket hedged by whoever plays against what is left of it, at the price that is named or the best one, beside the offer. */
function hedgeOfTicket(offered: CashOut, read: Tagged): Asked | null {
  const ref = heldRef(read);
  const held = ref && storedBet(ref, read);
  if (!held || !isStored(held) || read.amounts.prices.length > 1) return null;
  const other = againstTicket(held, read);
  if (other === null) return null;
  if (typeof other === 'string') return lacks(other);
  const hedgePrice = read.amounts.prices[0]?.text ?? other.price?.text;
  if (hedgePrice === undefined)
    return lacks(`No book where you can bet quotes ${other.name}, so there is nothing to hedge the ticket with here.`);
  const returnsCents = heldNumbers(read).returnsCents ?? offered.returnsCents;
  const calc: Hedge = { kind: 'hedge', bet: held.name, hedgeBet: other.name, returnsCents, hedgePrice };
  const isBest = read.amounts.prices.length === 0 && other.price;
  return sumOn([calc], { ...held.ref, price: null }, [
    ...locked(calc, offered.offerCents),
    ...(isBest ? [`${hedgePrice} at ${other.price?.book} is the best price you can get on ${other.name}.`] : []),
  ]);
}

/** Null: somebody of another game is named. */
function againstTicket(held: StoredBet, read: Tagged): StoredBet | string | null {
  for (const bet of namedBets(read)) {
    const ref = refOf({ ...bet, price: null, book: null }, read, held.ref.eventId);
    if (typeof ref === 'string' || ref.eventId !== held.ref.eventId) return null;
    if (ref.side !== held.ref.side) return storedBet(ref, read);
  }
  const rest = againstOf(held);
  return typeof rest === 'string' ? rest : rest[0] ? storedBet(rest[0], read) : null;
}

/** What an even hedge leaves of a ticket whoever wins, its stake aside, beside what is offered for it. */
function locked({ returnsCents, hedgePrice }: Hedge, offerCents: number | undefined): string[] {
  if (returnsCents === undefined || hedgePrice === undefined || offerCents === undefined) return [];
  const left = leftByEvenHedge(returnsCents, hedgePrice);
  const more = left - offerCents;
  if (more === 0) return [`An even hedge at ${hedgePrice} leaves ${dollars(left)} either way, just what they offer.`];
  return [
    more > 0
      ? `Yes, hedging is better: an even hedge at ${hedgePrice} leaves ${dollars(left)} either way, ${dollars(more)} more than the ${dollars(offerCents)} they offer.`
      : `No, the offer is better: an even hedge at ${hedgePrice} leaves ${dollars(left)} either way, ${dollars(-more)} less than the ${dollars(offerCents)} they offer.`,
  ];
}

/** "My book offers 780, better or worse than the hedge": by how often what is left wins, and beside what the hedge leaves. */
function besideHedge(hedge: Hedge, read: Tagged): Asked | null {
  const { stakeCents = 0, price, returnsCents, hedgePrice } = hedge;
  const offerCents = heldNumbers(read).offerCents;
  const returns =
    returnsCents ?? (price === undefined ? undefined : Math.floor(stakeCents * priceTextToDecimal(price)));
  const ref = heldRef(read);
  const held = ref && storedBet(ref, read);
  if (!CASHES.test(read.plain) || offerCents === undefined || returns === undefined || offerCents >= returns)
    return null;
  if (!held || !isStored(held) || hedgePrice === undefined || read.amounts.prices.length > 0) return null;
  const ticket = { returnsCents: returns, stakeCents: hedge.stakeCents };
  const calc: CashOut = { kind: 'cash_out', returnsCents: returns, offerCents, chance: chanceWithPush(held, ticket) };
  return sumOn([calc], held.ref, [...beside({ ...hedge, returnsCents: returns }, offerCents), valuedBy(held, ticket)]);
}

function beside(hedge: Hedge, offerCents: number): string[] {
  const { returnsCents = 0, hedgePrice = '+100' } = hedge;
  const left = leftByEvenHedge(returnsCents, hedgePrice);
  const more = offerCents - left;
  const than = more >= 0 ? `${dollars(more)} better` : `${dollars(-more)} worse`;
  return [`The offer is ${than} than an even hedge at ${hedgePrice}, which leaves ${dollars(left)} either way.`];
}
