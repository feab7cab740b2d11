import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { cents, moment, readAnswer, refId } from './read-answer.ts';

export type Settled = { goneCents: number; reinstatedCents: number; receiptUrl: string | null; paidAt: Date };

const Refunds = z.object({ data: z.array(z.object({ amount: cents, status: z.nullable(z.string()) })) });
const Charge = z.object({
  id: z.string(),
  refunds: z.optional(z.nullable(Refunds)),
  amount_refunded: cents,
  disputed: z.boolean(),
  receipt_url: z.nullable(z.string()),
  created: moment,
});
const Payment = z.object({ latest_charge: z.nullable(Charge) });
const Disputes = z.array(z.object({ amount: cents, status: z.string() }));

/** Of these the bank has taken the money; of the others it only asks, or has given it back. */
const TAKEN = new Set(['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review', 'lost']);

/** What of a payment went back, as refund or by a dispute, and what came back. Null for one that moved no money. */
export async function settledPayment(stripe: Stripe, paymentId: string): Promise<Settled | null> {
  const charge = isCharge(paymentId)
    ? readAnswer(Charge, await stripe.charges.retrieve(paymentId, { expand: ['refunds'] }))
    : await latestCharge(stripe, paymentId);
  if (charge === null) return null;
  const disputed = charge.disputed ? await disputedCents(stripe, charge.id) : { taken: 0, won: 0 };
  const failed = failedCents(charge);
  return {
    goneCents: charge.amount_refunded + failed + disputed.taken + disputed.won,
    reinstatedCents: failed + disputed.won,
    receiptUrl: charge.receipt_url,
    paidAt: charge.created,
  };
}

/** The name by which a payment is known: a charge of our time has one above it. */
export async function paymentOf(stripe: Stripe, id: string): Promise<string> {
  if (!isCharge(id)) return id;
  const { payment_intent } = await stripe.charges.retrieve(id);
  return readAnswer(z.nullable(refId), payment_intent) ?? id;
}

export const isCharge = (id: string) => id.startsWith('ch_') || id.startsWith('py_');

async function latestCharge(stripe: Stripe, paymentId: string): Promise<z.output<typeof Charge> | null> {
  const payment = await stripe.paymentIntents.retrieve(paymentId, {
    expand: ['latest_charge', 'latest_charge.refunds'],
  });
  const latest_charge = typeof payment.latest_charge === 'string' ? null : payment.latest_charge;
  return readAnswer(Payment, { latest_charge }).latest_charge;
}

/** What was sent back and came back, because no account took it: like a dispute that was won, gone and reinstated. */
const failedCents = ({ refunds }: z.output<typeof Charge>): number =>
  (refunds?.data ?? [])
    .filter(({ status }) => status === 'failed' || status === 'canceled')
    .reduce((total, { amount }) => total + amount, 0);

/** One that was won had been taken before, so that both sums only rise, in whatever order they are heard of. */
async function disputedCents(stripe: Stripe, charge: string): Promise<{ taken: number; won: number }> {
  const { data } = await stripe.disputes.list({ charge, limit: 10 });
  const disputes = readAnswer(Disputes, data);
  const sumOf = (counts: (status: string) => boolean) =>
    disputes.filter(({ status }) => counts(status)).reduce((total, { amount }) => total + amount, 0);
  return { taken: sumOf((status) => TAKEN.has(status)), won: sumOf((status) => status === 'won') };
}
