import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCheckout } from '../payments.port.ts';
import { isStripeDescribed } from '../stand-in/test-stripe-description.ts';
import { type StripeStandIn, startStripeStandIn } from '../stand-in/test-stripe-server.ts';
import { createStripePayments } from './stripe-payments.ts';

const now = new Date('2026-11-21T12:00:00Z');
const SUBSCRIPTION = { kind: 'subscription', name: 'Basic Monthly', amountCents: 1599, interval: 'month' } as const;
const PACK = { kind: 'pack', name: '125 tokens', tokens: 125, amountCents: 2250 } as const;

describe.skipIf(!isStripeDescribed)('payments through Stripe (skipped where the shared data is absent)', () => {
  let stripe: StripeStandIn;
  const clock = now;
  let ids = 0;

  beforeAll(async () => {
    stripe = await startStripeStandIn({ now: () => clock });
  });
  afterAll(() => stripe.close());

  const payments = () =>
    createStripePayments({
      secretKey: stripe.secretKey,
      publishableKey: 'pk_test_standin',
      webhookSecret: stripe.webhookSecret,
      apiUrl: stripe.apiUrl,
    });
  const nextId = (): string => {
    ids += 1;
    return `id-${ids}`;
  };
  const customerOf = () => payments().createCustomer({ walletId: nextId(), email: 'a@b.example', key: nextId() });
  const checkoutOf = (customerId: string, item: NewCheckout['item']): NewCheckout => ({
    customerId,
    walletId: 'wallet-1',
    checkoutId: nextId(),
    item,
    successUrl: 'https://edgewise.example/profile?paid=1',
    cancelUrl: 'https://edgewise.example/pricing',
  });
  const lastRequest = () => stripe.requests.at(-1)?.checked;
  async function subscribe() {
    const customerId = await customerOf();
    const input = checkoutOf(customerId, SUBSCRIPTION);
    const { id } = await payments().createCheckout(input);
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
  async function buyPack() {
    const customerId = await customerOf();
    const input = checkoutOf(customerId, PACK);
    const { id } = await payments().createCheckout(input);
    const events = stripe.payCheckout(id);
    return {
      customerId,
      sessionId: id,
      checkoutId: input.checkoutId,
      paymentId: String(stripe.world.sessions.get(id)?.payment_intent),
      events,
    };
  }

  it('makes a customer that carries the wallet', async () => {
    const id = await payments().createCustomer({ walletId: 'w-1', email: 'ann@example.org', key: nextId() });
    expect(stripe.world.customers.get(id)).toMatchObject({ email: 'ann@example.org', metadata: { walletId: 'w-1' } });
  });

  it('opens a checkout of the plan, a month at a time, that carries checkout and wallet everywhere', async () => {
    const customerId = await customerOf();
    const input = checkoutOf(customerId, SUBSCRIPTION);
    const opened = await payments().createCheckout(input);
    expect(opened).toEqual({
      id: expect.stringMatching(/^cs_test_/),
      url: `https://checkout.stripe.com/c/pay/${opened.id}`,
      expiresAt: new Date('2026-11-22T12:00:00Z'),
    });
    const metadata = { checkoutId: input.checkoutId, walletId: 'wallet-1' };
    expect(lastRequest()).toEqual({
      operation: 'POST /v1/checkout/sessions',
      ids: [],
      params: {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: input.checkoutId,
        metadata,
        subscription_data: { metadata },
        success_url: input.successUrl,
        cancel_url: input.cancelUrl,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              unit_amount: 1599,
              product_data: { name: 'Basic Monthly' },
              recurring: { interval: 'month' },
            },
          },
        ],
        saved_payment_method_options: { allow_redisplay_filters: ['always', 'limited', 'unspecified'] },
      },
    });
  });

  it('reads a paid subscription, its first invoice and whom they are for', async () => {
    const { customerId, subscriptionId, invoiceId, sessionId, checkoutId } = await subscribe();
    expect(await payments().getSubscription(subscriptionId)).toEqual({
      id: subscriptionId,
      customerId,
      status: 'active',
      anchorAt: now,
      currentPeriodStart: now,
      currentPeriodEnd: new Date('2026-12-21T12:00:00Z'),
      cancelAtPeriodEnd: false,
      endedAt: null,
      checkoutId,
    });
    const invoice = await payments().getPaid({ type: 'invoice', id: invoiceId });
    expect(invoice).toEqual({
      kind: 'subscription',
      customerId,
      id: invoiceId,
      paymentId: expect.stringMatching(/^pi_/),
      checkoutId,
      subscriptionId,
      period: { start: now, end: new Date('2026-12-21T12:00:00Z') },
      amountCents: 1599,
      refundedCents: 0,
      currency: 'usd',
      receiptUrl: `https://invoice.stripe.com/i/${invoiceId}`,
      paidAt: now,
    });
    expect(await payments().getPaid({ type: 'checkout', id: sessionId })).toEqual(invoice);
    expect(await payments().getPaid({ type: 'payment', id: invoice?.paymentId ?? '' })).toEqual(invoice);
  });

  it('reads a paid pack by its checkout and by its payment', async () => {
    const { customerId, sessionId, checkoutId, paymentId } = await buyPack();
    const paid = await payments().getPaid({ type: 'checkout', id: sessionId });
    expect(paid).toEqual({
      kind: 'pack',
      customerId,
      id: sessionId,
      paymentId,
      checkoutId,
      subscriptionId: null,
      period: null,
      amountCents: 2250,
      refundedCents: 0,
      currency: 'usd',
      receiptUrl: `https://pay.stripe.com/receipts/${paymentId}`,
      paidAt: now,
    });
    expect(await payments().getPaid({ type: 'payment', id: paymentId })).toEqual(paid);
    const charge = String(stripe.world.intents.get(paymentId)?.latest_charge);
    expect(await payments().getPaid({ type: 'payment', id: charge })).toEqual(paid);
  });
});
