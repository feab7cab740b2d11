import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { NewCheckout } from '../payments.port.ts';
import { METADATA, moment, readAnswer } from './read-answer.ts';
import { toPaymentError } from './stripe-errors.ts';

const CURRENCY = 'usd';

const Opened = z.object({ id: z.string(), url: z.nullable(z.url()), expires_at: moment });

/** The checkout's own id is the key: begun twice, it is one session. */
export async function createCheckout(
  stripe: Stripe,
  input: NewCheckout,
): Promise<{ id: string; url: string; expiresAt: Date }> {
  const session = await stripe.checkout.sessions.create(sessionParams(input), {
    idempotencyKey: `checkout:${input.checkoutId}`,
  });
  const { id, url, expires_at } = readAnswer(Opened.check(z.refine((opened) => opened.url !== null)), session);
  return { id, url: String(url), expiresAt: expires_at };
}

/**
 * Tax is left to what is set up at Stripe: `automatic_tax` is not sent. So are the ways to pay.
 * Cards that were saved on our own page are offered, which Stripe does only when it is asked to.
 */
function sessionParams(input: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { item, checkoutId, walletId } = input;
  const metadata = { [METADATA.checkoutId]: checkoutId, [METADATA.walletId]: walletId };
  const common = {
    customer: input.customerId,
    client_reference_id: checkoutId,
    metadata,
    success_url: input.successUrl,
    cancel_url: input.cancelUrl,
  };
  const price = { currency: CURRENCY, unit_amount: item.amountCents, product_data: { name: item.name } };
  if (item.kind === 'subscription')
    return {
      ...common,
      mode: 'subscription',
      line_items: [{ quantity: 1, price_data: { ...price, recurring: { interval: item.interval } } }],
      subscription_data: { metadata },
      saved_payment_method_options: { allow_redisplay_filters: ['always', 'limited', 'unspecified'] },
    };
  return {
    ...common,
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    payment_intent_data: { metadata, description: item.name },
    saved_payment_method_options: {
      allow_redisplay_filters: ['always', 'limited', 'unspecified'],
      payment_method_save: 'enabled',
    },
  };
}

const State = z.object({ status: z.nullable(z.string()) });
const Expired = State.check(z.refine(({ status }) => status === 'expired'));

/** Stripe refuses to end what has ended: then its state tells how. */
export async function expireCheckout(stripe: Stripe, sessionId: string): Promise<'expired' | 'completed'> {
  try {
    readAnswer(Expired, await stripe.checkout.sessions.expire(sessionId));
    return 'expired';
  } catch (error) {
    const { kind } = toPaymentError(error);
    if (kind === 'gone') return 'expired';
    if (kind !== 'refused') throw error;
    const { status } = readAnswer(State, await stripe.checkout.sessions.retrieve(sessionId));
    if (status === 'open') throw error;
    return status === 'complete' ? 'completed' : 'expired';
  }
}
