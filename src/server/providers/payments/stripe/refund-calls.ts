import Stripe from 'stripe';
import * as z from 'zod/mini';
import { readAnswer } from './read-answer.ts';
import { isCharge } from './settled-payment.ts';

/** Of these nothing is left that could be sent back: it was, or the bank has taken it. */
const GONE_BACK = new Set<unknown>(['charge_already_refunded', 'charge_disputed']);

/** Most take days; those that cannot are said at once. */
const Begun = z.object({
  status: z.nullable(z.string().check(z.refine((status) => status !== 'failed' && status !== 'canceled'))),
});

export async function refund(stripe: Stripe, paymentId: string, key: string): Promise<void> {
  const what = isCharge(paymentId) ? { charge: paymentId } : { payment_intent: paymentId };
  try {
    readAnswer(Begun, await stripe.refunds.create(what, { idempotencyKey: key }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && GONE_BACK.has(error.code)) return;
    throw error;
  }
}
