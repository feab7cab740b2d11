import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StripeStandIn, startStripeStandIn } from '../stand-in/test-stripe-server.ts';
import {
  buyPack,
  checkoutOf,
  newCustomer,
  nextId,
  PACK,
  paymentsAt,
  SUBSCRIPTION,
  subscribe,
} from './test-stripe-purchases.ts';

const now = new Date('2026-11-21T12:00:00Z');
describe('payments through Stripe', () => {
  let stripe: StripeStandIn;

  beforeAll(async () => {
    stripe = await startStripeStandIn({ now: () => now });
  });
  afterAll(() => stripe.close());

  const payments = () => paymentsAt(stripe);
  const lastRequest = () => stripe.requests.at(-1)?.checked;

  it('makes a customer that carries the wallet', async () => {
    const id = await payments().createCustomer({ walletId: 'w-1', email: 'ann@example.org', key: nextId() });
    expect(stripe.world.customers.get(id)).toMatchObject({ email: 'ann@example.org', metadata: { walletId: 'w-1' } });
  });

  it('opens a checkout of the plan, a month at a time, that carries checkout and wallet everywhere', async () => {
    const customerId = await newCustomer(stripe);
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
    const { customerId, subscriptionId, invoiceId, sessionId, checkoutId } = await subscribe(stripe);
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
      goneCents: 0,
      reinstatedCents: 0,
      currency: 'usd',
      receiptUrl: `https://invoice.stripe.com/i/${invoiceId}`,
      paidAt: now,
    });
    expect(await payments().getPaid({ type: 'checkout', id: sessionId })).toEqual(invoice);
    expect(await payments().getPaid({ type: 'payment', id: invoice?.paymentId ?? '' })).toEqual(invoice);
  });

  it('reads a paid pack by its checkout and by its payment', async () => {
    const { customerId, sessionId, checkoutId, paymentId } = await buyPack(stripe);
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
      goneCents: 0,
      reinstatedCents: 0,
      currency: 'usd',
      receiptUrl: `https://pay.stripe.com/receipts/${paymentId}`,
      paidAt: now,
    });
    expect(await payments().getPaid({ type: 'payment', id: paymentId })).toEqual(paid);
    const charge = String(stripe.world.intents.get(paymentId)?.latest_charge);
    expect(await payments().getPaid({ type: 'payment', id: charge })).toEqual(paid);
  });

  it('opens a checkout of a pack, paid once', async () => {
    const customerId = await newCustomer(stripe);
    const input = checkoutOf(customerId, PACK);
    await payments().createCheckout(input);
    const metadata = { checkoutId: input.checkoutId, walletId: 'wallet-1' };
    expect(lastRequest()?.params).toEqual({
      mode: 'payment',
      customer: customerId,
      client_reference_id: input.checkoutId,
      metadata,
      payment_intent_data: { metadata, description: '125 tokens' },
      success_url: input.successUrl,
      cancel_url: input.cancelUrl,
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 2250, product_data: { name: '125 tokens' } } },
      ],
      saved_payment_method_options: {
        allow_redisplay_filters: ['always', 'limited', 'unspecified'],
        payment_method_save: 'enabled',
      },
    });
  });

  it('makes one session of a checkout that is begun twice, and refuses another purchase under its id', async () => {
    const input = checkoutOf(await newCustomer(stripe), PACK);
    const first = await payments().createCheckout(input);
    expect(await payments().createCheckout(input)).toEqual(first);
    const other = payments().createCheckout({ ...input, item: { ...PACK, amountCents: 1000 } });
    await expect(other).rejects.toMatchObject({ name: 'PaymentError', kind: 'refused' });
  });

  it('makes one customer of two requests with one key', async () => {
    const input = { walletId: 'w-2', email: 'twice@example.org', key: nextId() };
    const first = await payments().createCustomer(input);
    expect(await payments().createCustomer(input)).toBe(first);
  });

  it('does not take what is not paid for paid', async () => {
    const { id } = await payments().createCheckout(checkoutOf(await newCustomer(stripe), PACK));
    expect(await payments().getPaid({ type: 'checkout', id })).toBeNull();
    stripe.payCheckoutLater(id);
    expect(await payments().getPaid({ type: 'checkout', id })).toBeNull();
    stripe.settleCheckout(id);
    expect(await payments().getPaid({ type: 'checkout', id })).toMatchObject({ kind: 'pack', amountCents: 2250 });
    const { subscriptionId } = await subscribe(stripe);
    stripe.failRenewal(subscriptionId);
    const open = [...stripe.world.invoices.values()].find(({ status }) => status === 'open');
    expect(await payments().getPaid({ type: 'invoice', id: open?.id ?? '' })).toBeNull();
  });

  it('knows nothing of what is not there', async () => {
    expect(await payments().getPaid({ type: 'invoice', id: 'in_none' })).toBeNull();
    expect(await payments().getPaid({ type: 'checkout', id: 'cs_none' })).toBeNull();
    expect(await payments().getPaid({ type: 'payment', id: 'pi_none' })).toBeNull();
    expect(await payments().getPaid({ type: 'payment', id: 'ch_none' })).toBeNull();
    expect(await payments().getSubscription('sub_none')).toBeNull();
  });

  it('reads the period of a renewal, on the last day of a shorter month', async () => {
    const late = await startStripeStandIn({ now: () => new Date('2027-01-31T09:00:00Z') });
    const { subscriptionId } = await subscribe(late);
    late.renew(subscriptionId);
    const invoice = [...late.world.invoices.keys()].at(-1) ?? '';
    expect(await paymentsAt(late).getPaid({ type: 'invoice', id: invoice })).toMatchObject({
      period: { start: new Date('2027-02-28T09:00:00Z'), end: new Date('2027-03-31T09:00:00Z') },
    });
    await late.close();
  });

  it('ends a checkout that is open, and says what became of one that is not', async () => {
    const begin = async () => (await payments().createCheckout(checkoutOf(await newCustomer(stripe), PACK))).id;
    const open = await begin();
    expect(await payments().expireCheckout(open)).toBe('expired');
    expect(stripe.world.sessions.get(open)?.status).toBe('expired');
    expect(await payments().expireCheckout(open)).toBe('expired');
    const paid = await begin();
    stripe.payCheckout(paid);
    expect(await payments().expireCheckout(paid)).toBe('completed');
    expect(await payments().expireCheckout('cs_none')).toBe('expired');
  });

  it('says how much of a payment went back: refunds, and what a bank has taken', async () => {
    const { paymentId, sessionId } = await buyPack(stripe);
    const moved = async (one: string) => {
      const paid = await payments().getPaid({ type: 'payment', id: one });
      return [paid?.goneCents, paid?.reinstatedCents];
    };
    expect((await payments().getPaid({ type: 'checkout', id: sessionId }))?.goneCents).toBe(0);
    stripe.refund(paymentId, 500);
    expect(await moved(paymentId)).toEqual([500, 0]);
    stripe.dispute(paymentId);
    expect(await moved(paymentId)).toEqual([2250, 0]);
    stripe.closeDispute(paymentId, 'won');
    expect(await moved(paymentId)).toEqual([2250, 1750]);
    const asked = await buyPack(stripe);
    stripe.dispute(asked.paymentId, 'warning_needs_response');
    expect(await moved(asked.paymentId)).toEqual([0, 0]);
    stripe.closeDispute(asked.paymentId, 'lost');
    expect(await moved(asked.paymentId)).toEqual([2250, 0]);
  });

  it('sends back what is left of a payment, once', async () => {
    const { paymentId } = await buyPack(stripe);
    stripe.refund(paymentId, 250);
    await payments().refund({ paymentId, key: 'back-1' });
    await payments().refund({ paymentId, key: 'back-1' });
    await payments().refund({ paymentId, key: 'back-2' });
    expect([...stripe.world.refunds.values()].filter((one) => one.payment_intent === paymentId)).toMatchObject([
      { amount: 250 },
      { amount: 2000 },
    ]);
    const disputed = await buyPack(stripe);
    stripe.dispute(disputed.paymentId);
    await payments().refund({ paymentId: disputed.paymentId, key: 'back-3' });
    const unknown = payments().refund({ paymentId: 'pi_none', key: 'back-4' });
    await expect(unknown).rejects.toMatchObject({ kind: 'gone' });
  });

  it('sends back the renewal of a subscription', async () => {
    const { invoiceId } = await subscribe(stripe);
    const paid = await payments().getPaid({ type: 'invoice', id: invoiceId });
    await payments().refund({ paymentId: paid?.paymentId ?? '', key: nextId() });
    expect(await payments().getPaid({ type: 'invoice', id: invoiceId })).toMatchObject({ goneCents: 1599 });
  });
});
