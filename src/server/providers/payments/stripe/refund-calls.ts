import Stripe from 'stripe';
import { isCharge } from './settled-payment.ts';

/** Of these nothing is left that could be sent back: it was, or the bank has taken it. */
const GONE_BACK = new Set<unknown>(['charge_already_refunded', 'charge_disputed']);

export async function refund(stripe: Stripe, paymentId: string, key: string): Promise<void> {
  const what = isCharge(paymentId) ? { charge: paymentId } : { payment_intent: paymentId };
  try {
    await stripe.refunds.create(what, { idempotencyKey: key });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && GONE_BACK.has(error.code)) return;
    throw error;
  }
}
