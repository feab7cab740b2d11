import type Stripe from 'stripe';
import type { NewCheckout, Payments } from '../payments.port.ts';
import type { StripeStandIn } from '../stand-in/test-stripe-server.ts';
import { createStripePayments, type StripeOptions } from './stripe-payments.ts';

export const SUBSCRIPTION = {
  kind: 'subscription',
  name: 'Basic Monthly',
  amountCents: 1599,
  interval: 'month',
} as const;
export const PACK = { kind: 'pack', name: '125 tokens', tokens: 125, amountCents: 2250 } as const;

let ids = 0;
export const nextId = (): string => {
  ids += 1;
  return `id-${ids}`;
};

export const paymentsAt = (stripe: StripeStandIn, options: Partial<StripeOptions> = {}): Payments =>
  createStripePayments({
    secretKey: stripe.secretKey,
    publishableKey: 'pk_test_standin',
    webhookSecret: stripe.webhookSecret,
    apiUrl: stripe.apiUrl,
    ...options,
  });

export const newCustomer = (stripe: StripeStandIn): Promise<string> =>
  paymentsAt(stripe).createCustomer({ walletId: nextId(), email: 'ann@example.org', key: nextId() });

export const checkoutOf = (customerId: string, item: NewCheckout['item']): NewCheckout => ({
  customerId,
  walletId: 'wallet-1',
  checkoutId: nextId(),
  item,
  successUrl: 'https://edgewise.example/profile?paid=1',
  cancelUrl: 'https://edgewise.example/pricing',
});

type Bought = { customerId: string; sessionId: string; checkoutId: string; events: Stripe.Event[] };

export async function subscribe(
  stripe: StripeStandIn,
): Promise<Bought & { subscriptionId: string; invoiceId: string }> {
  const customerId = await newCustomer(stripe);
  const input = checkoutOf(customerId, SUBSCRIPTION);
  const { id } = await paymentsAt(stripe).createCheckout(input);
  const events = stripe.payCheckout(id);
  const session = stripe.world.sessions.get(id);
  return {
    customerId,
    sessionId: id,
    checkoutId: input.checkoutId,
    subscriptionId: String(session?.subscription),
    invoiceId: String(session?.invoice),
    events,
  };
}

export async function buyPack(stripe: StripeStandIn): Promise<Bought & { paymentId: string }> {
  const customerId = await newCustomer(stripe);
  const input = checkoutOf(customerId, PACK);
  const { id } = await paymentsAt(stripe).createCheckout(input);
  const events = stripe.payCheckout(id);
  const paymentId = String(stripe.world.sessions.get(id)?.payment_intent);
  return { customerId, sessionId: id, checkoutId: input.checkoutId, paymentId, events };
}
