import Stripe from 'stripe';
import * as z from 'zod/mini';
import { PaymentError, type Payments } from '../payments.port.ts';
import { deleteCard, listCards, setDefaultCard } from './card-calls.ts';
import { createCheckout, expireCheckout } from './checkout-calls.ts';
import { listMoves } from './move-calls.ts';
import { getPaid } from './paid-calls.ts';
import { METADATA, readAnswer } from './read-answer.ts';
import { readEvent } from './read-event.ts';
import { isCharge } from './settled-payment.ts';
import { createStripeCaller } from './stripe-caller.ts';
import { toPaymentError } from './stripe-errors.ts';
import { cancelSubscription, getSubscription, pauseSubscription, setCancelAtPeriodEnd } from './subscription-calls.ts';

/** Of these nothing is left that could be sent back: it was, or the bank has taken it. */
const GONE_BACK = new Set<unknown>(['charge_already_refunded', 'charge_disputed']);

/** Most take days; those that cannot are said at once. */
const Begun = z.object({
  status: z.nullable(z.string().check(z.refine((status) => status !== 'failed' && status !== 'canceled'))),
});

async function refund(stripe: Stripe, paymentId: string, key: string): Promise<void> {
  const what = isCharge(paymentId) ? { charge: paymentId } : { payment_intent: paymentId };
  try {
    readAnswer(Begun, await stripe.refunds.create(what, { idempotencyKey: key }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && GONE_BACK.has(error.code)) return;
    throw error;
  }
}

export type StripeOptions = {
  secretKey: string;
  publishableKey: string | null;
  /** Without it no message of Stripe is believed. */
  webhookSecret: string | null;
  apiUrl?: string | undefined;
  deadlineMs?: number | undefined;
};

const STRIPE_URL = 'https://api.stripe.com';
const DEADLINE_MS = 10_000;

/** Takes the money through Stripe, in the version of its interface that the library was made for. */
export function createStripePayments(options: StripeOptions): Payments {
  const { secretKey, publishableKey, webhookSecret, apiUrl = STRIPE_URL, deadlineMs = DEADLINE_MS } = options;
  const ask = createStripeCaller({ secretKey, apiUrl, deadlineMs });
  return {
    publishableKey,
    createCustomer: (input, signal) => ask(signal, (stripe) => createCustomer(stripe, input)),
    deleteCustomer: (id, signal) => ask(signal, (stripe) => deleteCustomer(stripe, id)),
    createSetup: (input, signal) => ask(signal, (stripe) => createSetup(stripe, input)),
    listCards: (customerId, signal) => ask(signal, (stripe) => listCards(stripe, customerId)),
    setDefaultCard: ({ customerId, cardId }, signal) =>
      ask(signal, (stripe) => setDefaultCard(stripe, customerId, cardId)),
    deleteCard: (cardId, signal) => ask(signal, (stripe) => deleteCard(stripe, cardId)),
    createCheckout: (input, signal) => ask(signal, (stripe) => createCheckout(stripe, input)),
    expireCheckout: (sessionId, signal) => ask(signal, (stripe) => expireCheckout(stripe, sessionId)),
    getSubscription: (id, signal) => ask(signal, (stripe) => getSubscription(stripe, id)),
    setCancelAtPeriodEnd: (input, signal) => ask(signal, (stripe) => setCancelAtPeriodEnd(stripe, input)),
    cancelSubscription: (id, signal) => ask(signal, (stripe) => cancelSubscription(stripe, id)),
    pauseSubscription: ({ subscriptionId, until }, signal) =>
      ask(signal, (stripe) => pauseSubscription(stripe, subscriptionId, until)),
    refund: ({ paymentId, key }, signal) => ask(signal, (stripe) => refund(stripe, paymentId, key)),
    getPaid: (reference, signal) => ask(signal, (stripe) => getPaid(stripe, reference)),
    listMoves: (page, signal) => ask(signal, (stripe) => listMoves(stripe, page)),
    readEvent: (body, signature, now) => readEvent(body, signature, webhookSecret, now),
  };
}

type Keyed<Input> = Input & { key: string };

async function createCustomer(
  stripe: Stripe,
  { walletId, email, key }: Keyed<{ walletId: string; email: string }>,
): Promise<string> {
  const metadata = { [METADATA.walletId]: walletId };
  const customer = await stripe.customers.create({ email, metadata }, { idempotencyKey: key });
  return readAnswer(z.object({ id: z.string() }), customer).id;
}

async function deleteCustomer(stripe: Stripe, id: string): Promise<void> {
  try {
    readAnswer(z.object({ deleted: z.literal(true) }), await stripe.customers.del(id));
  } catch (error) {
    if (toPaymentError(error).kind !== 'gone') throw error;
  }
}

async function createSetup(
  stripe: Stripe,
  { customerId, key }: Keyed<{ customerId: string }>,
): Promise<{ clientSecret: string }> {
  const setup = await stripe.setupIntents.create(
    { customer: customerId, usage: 'off_session', allowed_payment_method_types: ['card'] },
    { idempotencyKey: key },
  );
  const { client_secret } = readAnswer(z.object({ client_secret: z.nullable(z.string()) }), setup);
  if (client_secret === null) throw new PaymentError('away', 'Stripe sent no secret for the card.');
  return { clientSecret: client_secret };
}
