import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentError, type PaymentEvent, PaymentSignatureError } from '../payments.port.ts';
import { type StripeStandIn, startStripeStandIn } from '../stand-in/test-stripe-server.ts';
import { inOldShape, reserialised, signatureHeaders } from '../stand-in/test-stripe-webhooks.ts';
import { readEvent } from './read-event.ts';
import { buyPack, checkoutOf, newCustomer, PACK, paymentsAt, subscribe } from './test-stripe-purchases.ts';

const now = new Date('2026-11-21T12:00:00Z');
const secret = 'whsec_standin';
const KINDS = ['subscription', 'paid', 'renewal_failed', 'checkout_ended', 'customer_deleted', 'other'];

const signed = (payload: string, at = now, by = secret): string =>
  signatureHeaders(payload, { at, secret: by })['stripe-signature'];
const read = (payload: string, signature: string | undefined = signed(payload), at = now): PaymentEvent =>
  readEvent(Buffer.from(payload), signature, secret, at);
const eventOf = (type: string, object: unknown) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1_790_000_000, data: { object } });

describe('a message that says to come from Stripe', () => {
  const payload = eventOf('invoice.paid', { id: 'in_1' });

  it('is read when it was signed up to five minutes ago', () => {
    const expected = {
      id: 'evt_1',
      type: 'invoice.paid',
      sentAt: new Date(1_790_000_000_000),
      kind: 'paid',
      reference: { type: 'invoice', id: 'in_1' },
    };
    expect(read(payload)).toEqual(expected);
    expect(read(payload, signed(payload, new Date(now.getTime() - 300_000)))).toEqual(expected);
  });

  it.each<[string, () => PaymentEvent]>([
    ['301 seconds old', () => read(payload, signed(payload, new Date(now.getTime() - 301_000)))],
    ['years old', () => read(payload, signed(payload, new Date('2021-01-01T00:00:00Z')))],
    ['signed with another secret', () => read(payload, signed(payload, now, 'whsec_other'))],
    ['altered', () => read(payload.replace('in_1', 'in_2'), signed(payload))],
    ['in other bytes', () => read(reserialised(payload.replace(':', ': ')), signed(payload.replace(':', ': ')))],
    ['unsigned', () => readEvent(Buffer.from(payload), undefined, secret, now)],
    ['read without a secret', () => readEvent(Buffer.from(payload), signed(payload), null, now)],
    ['signed with no secret at all', () => readEvent(Buffer.from(payload), signed(payload, now, ''), '', now)],
    ['of another scheme', () => read(payload, signed(payload).replace('v1=', 'v0='))],
  ])('is not believed: %s', (_name, reading) => {
    expect(reading).toThrow(PaymentSignatureError);
  });

  it('takes one of several signatures, as while a secret is changed', () => {
    const both = `${signed(payload, now, 'whsec_old')},v1=${signed(payload).split('v1=')[1]}`;
    expect(read(payload, both).kind).toBe('paid');
  });

  it('never ends but with an event or a typed error, whatever the header', () => {
    const parts = fc.constantFrom('t=', 'v1=', ',', '=', String(Math.floor(now.getTime() / 1000)), signed(payload));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts).map((all) => all.join('')),
        ),
        (header) => {
          expect(() => outcome(() => read(payload, header))).not.toThrow();
        },
      ),
    );
  });
});

/** Whatever else is thrown goes on up. */
function outcome(reading: () => PaymentEvent): PaymentEvent | null {
  try {
    return reading();
  } catch (error) {
    if (error instanceof PaymentError || error instanceof PaymentSignatureError) return null;
    throw error;
  }
}

describe('what an event is about', () => {
  it.each<[string, unknown, object]>([
    ['customer.subscription.created', { id: 'sub_1' }, { kind: 'subscription', subscriptionId: 'sub_1' }],
    ['customer.subscription.updated', { id: 'sub_1' }, { kind: 'subscription', subscriptionId: 'sub_1' }],
    ['customer.subscription.deleted', { id: 'sub_1' }, { kind: 'subscription', subscriptionId: 'sub_1' }],
    ['customer.subscription.paused', { id: 'sub_1' }, { kind: 'subscription', subscriptionId: 'sub_1' }],
    ['customer.deleted', { id: 'cus_1' }, { kind: 'customer_deleted', customerId: 'cus_1' }],
    ['invoice.paid', { id: 'in_1' }, { kind: 'paid', reference: { type: 'invoice', id: 'in_1' } }],
    ['invoice.payment_succeeded', { id: 'in_1' }, { kind: 'paid', reference: { type: 'invoice', id: 'in_1' } }],
    ['checkout.session.completed', { id: 'cs_1' }, { kind: 'paid', reference: { type: 'checkout', id: 'cs_1' } }],
    [
      'checkout.session.async_payment_succeeded',
      { id: 'cs_1' },
      { kind: 'paid', reference: { type: 'checkout', id: 'cs_1' } },
    ],
    ['checkout.session.expired', { id: 'cs_1' }, { kind: 'checkout_ended', sessionId: 'cs_1' }],
    ['checkout.session.async_payment_failed', { id: 'cs_1' }, { kind: 'checkout_ended', sessionId: 'cs_1' }],
    [
      'charge.refunded',
      { id: 'ch_1', payment_intent: 'pi_1' },
      { kind: 'paid', reference: { type: 'payment', id: 'pi_1' } },
    ],
    ['charge.refunded', { id: 'ch_1' }, { kind: 'paid', reference: { type: 'payment', id: 'ch_1' } }],
    [
      'refund.created',
      { id: 're_1', payment_intent: { id: 'pi_1' } },
      { kind: 'paid', reference: { type: 'payment', id: 'pi_1' } },
    ],
    ['refund.failed', { id: 're_1', charge: 'ch_1' }, { kind: 'paid', reference: { type: 'payment', id: 'ch_1' } }],
    [
      'charge.refund.updated',
      { id: 're_1', charge: 'ch_1', payment_intent: null },
      { kind: 'paid', reference: { type: 'payment', id: 'ch_1' } },
    ],
    [
      'charge.dispute.created',
      { id: 'dp_1', charge: 'ch_1', payment_intent: 'pi_1' },
      { kind: 'paid', reference: { type: 'payment', id: 'pi_1' } },
    ],
    [
      'invoice.payment_failed',
      { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
      { kind: 'renewal_failed', subscriptionId: 'sub_1', invoiceId: 'in_1' },
    ],
    [
      'invoice.payment_failed',
      { id: 'in_1', subscription: 'sub_1' },
      { kind: 'renewal_failed', subscriptionId: 'sub_1', invoiceId: 'in_1' },
    ],
    ['invoice.payment_failed', { id: 'in_1', parent: null }, { kind: 'other' }],
    ['invoice.paid', { id: 'in_1/../customers' }, { kind: 'other' }],
    ['invoice.upcoming', { id: 'in_1' }, { kind: 'other' }],
    ['charge.succeeded', { id: 'ch_1' }, { kind: 'other' }],
    ['customer.created', { id: 'cus_1' }, { kind: 'other' }],
    ['customer.subscription.updated', {}, { kind: 'other' }],
    ['xinvoice.paid', { id: 'in_1' }, { kind: 'other' }],
  ])('%s %j', (type, object, expected) => {
    const { id, type: its, sentAt, ...about } = read(eventOf(type, object));
    expect([id, its, sentAt.getTime()]).toEqual(['evt_1', type, 1_790_000_000_000]);
    expect(about).toEqual(expected);
  });

  it.each([
    '',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"object":"v2.core.event","id":"evt_1"}',
    eventOf('invoice.paid', null),
    eventOf('invoice.paid', [1]),
    eventOf('invoice.paid', {}).replace('1790000000', '8640000000001'),
    eventOf('invoice.paid', {}).replace('1790000000', '1.5'),
    eventOf('invoice.paid', {}).replace('evt_1', ''),
    '{"id":"evt_1"',
  ])('refuses what is signed but no event: %s', (payload) => {
    expect(() => read(payload)).toThrow(expect.objectContaining({ name: 'PaymentError', kind: 'refused' }));
  });

  it('never ends but with an event or a typed error, whatever JSON was signed', () => {
    const types = [
      'invoice.paid',
      'invoice.payment_failed',
      'customer.deleted',
      'refund.updated',
      'charge.dispute.closed',
    ];
    const thing = fc.dictionary(
      fc.constantFrom('id', 'parent', 'subscription', 'subscription_details', 'payment_intent', 'charge', '__proto__'),
      fc.oneof(fc.jsonValue(), fc.constant('sub_1'), fc.constant({ subscription_details: { subscription: 'sub_1' } })),
    );
    const mostly = <Value>(usual: fc.Arbitrary<Value>) =>
      fc.oneof({ arbitrary: usual, weight: 9 }, { arbitrary: fc.jsonValue(), weight: 1 });
    const event = fc.record({
      id: mostly(fc.constant('evt_1')),
      type: mostly(fc.constantFrom(...types)),
      created: mostly(fc.nat()),
      data: mostly(fc.record({ object: mostly(thing) })),
    });
    let events = 0;
    fc.assert(
      fc.property(mostly(event), (value) => {
        const was = outcome(() => read(JSON.stringify(value)));
        if (was) events += 1;
        expect(was === null || KINDS.includes(was.kind)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(events).toBeGreaterThan(100);
  });
});

describe('the events that Stripe sends', () => {
  let stripe: StripeStandIn;
  beforeAll(async () => {
    stripe = await startStripeStandIn({ now: () => now });
  });
  afterAll(() => stripe.close());

  const kindsOf = (events: readonly object[]) =>
    events.map((event) => {
      const { body, headers } = stripe.message(event);
      return paymentsAt(stripe).readEvent(Buffer.from(body), headers['stripe-signature'], now);
    });

  it('tell several times of one payment, in the shapes of today and of years ago', async () => {
    const { events, invoiceId } = await subscribe(stripe);
    const paid = kindsOf(events).filter(({ kind }) => kind === 'paid');
    expect(paid.map(({ type }) => type)).toEqual([
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
    ]);
    const old = kindsOf(events.map(inOldShape));
    expect(old).toEqual(kindsOf(events));
    for (const event of paid) {
      if (event.kind !== 'paid') continue;
      expect(await paymentsAt(stripe).getPaid(event.reference)).toMatchObject({ id: invoiceId, amountCents: 1599 });
    }
  });

  it('tell of a failed renewal in the shapes of today and of years ago', async () => {
    const { subscriptionId } = await subscribe(stripe);
    const events = stripe.failRenewal(subscriptionId);
    const failed = (list: readonly object[]) => kindsOf(list).find(({ kind }) => kind === 'renewal_failed');
    expect(failed(events)).toMatchObject({ subscriptionId });
    expect(failed(events.map(inOldShape))).toMatchObject({ subscriptionId });
  });

  it('tell of refunds and disputes by the payment', async () => {
    const { paymentId } = await buyPack(stripe);
    const events = [
      ...stripe.refund(paymentId, 100),
      ...stripe.dispute(paymentId),
      ...stripe.closeDispute(paymentId, 'won'),
    ];
    const reference = { type: 'payment', id: paymentId };
    expect(kindsOf(events)).toEqual(events.map(() => expect.objectContaining({ kind: 'paid', reference })));
  });

  it('tell of checkouts that came to nothing, and of customers', async () => {
    const customerId = await newCustomer(stripe);
    const begin = async () => (await paymentsAt(stripe).createCheckout(checkoutOf(customerId, PACK))).id;
    const [expired, failed] = [await begin(), await begin()];
    stripe.payCheckoutLater(failed);
    const events = [
      ...stripe.expireCheckout(expired),
      ...stripe.failCheckout(failed),
      ...stripe.deleteCustomer(customerId),
    ];
    expect(kindsOf(events)).toMatchObject([
      { kind: 'checkout_ended', sessionId: expired },
      { kind: 'checkout_ended', sessionId: failed },
      { kind: 'customer_deleted', customerId },
    ]);
  });

  it('are of the version that the library was made for', async () => {
    const { events } = await buyPack(stripe);
    expect(new Set(events.map(({ api_version }) => api_version))).toEqual(new Set([Stripe.API_VERSION]));
  });
});
