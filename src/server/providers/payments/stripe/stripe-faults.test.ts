import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRedirectingServer } from '../../test-redirecting-server.ts';
import { PaymentError, type Payments } from '../payments.port.ts';
import type { StandInFault } from '../stand-in/test-stripe-misbehaviour.ts';
import { type StripeStandIn, startStripeStandIn } from '../stand-in/test-stripe-server.ts';
import { createStripePayments } from './stripe-payments.ts';
import { buyPack, checkoutOf, newCustomer, nextId, PACK, paymentsAt, subscribe } from './test-stripe-purchases.ts';

type Call = (payments: Payments, signal?: AbortSignal) => Promise<unknown>;

/** Every call of the port that asks Stripe. */
const CALLS: Readonly<Record<Exclude<keyof Payments, 'publishableKey' | 'readEvent'>, Call>> = {
  createCustomer: (payments, signal) =>
    payments.createCustomer({ walletId: 'w', email: 'a@b.example', key: nextId() }, signal),
  deleteCustomer: (payments, signal) => payments.deleteCustomer('cus_1', signal),
  createSetup: (payments, signal) => payments.createSetup({ customerId: 'cus_1', key: nextId() }, signal),
  listCards: (payments, signal) => payments.listCards('cus_1', signal),
  setDefaultCard: (payments, signal) => payments.setDefaultCard({ customerId: 'cus_1', cardId: 'pm_1' }, signal),
  deleteCard: (payments, signal) => payments.deleteCard('pm_1', signal),
  createCheckout: (payments, signal) => payments.createCheckout(checkoutOf('cus_1', PACK), signal),
  expireCheckout: (payments, signal) => payments.expireCheckout('cs_1', signal),
  getSubscription: (payments, signal) => payments.getSubscription('sub_1', signal),
  setCancelAtPeriodEnd: (payments, signal) =>
    payments.setCancelAtPeriodEnd({ subscriptionId: 'sub_1', cancel: true, key: nextId() }, signal),
  cancelSubscription: (payments, signal) => payments.cancelSubscription('sub_1', signal),
  pauseSubscription: (payments, signal) =>
    payments.pauseSubscription({ subscriptionId: 'sub_1', until: new Date('2030-01-01T00:00:00Z') }, signal),
  refund: (payments, signal) => payments.refund({ paymentId: 'pi_1', key: nextId() }, signal),
  getPaid: (payments, signal) => payments.getPaid({ type: 'invoice', id: 'in_1' }, signal),
  listMoves: (payments, signal) => payments.listMoves({ since: null, after: null }, signal),
};
const NAMES = Object.keys(CALLS);

const KINDS: Readonly<Record<StandInFault, PaymentError['kind']>> = {
  hang: 'away',
  hang_mid_body: 'away',
  reset: 'away',
  reset_mid_body: 'away',
  lose_reply: 'away',
  status_401: 'refused',
  status_403: 'refused',
  status_429: 'away',
  status_429_retry_after: 'away',
  status_500: 'away',
  status_503: 'away',
  html_200: 'away',
  html_502: 'away',
  empty_200: 'away',
  truncated_json: 'away',
  null_json: 'away',
  other_shape: 'away',
  redirect: 'away',
  card_declined: 'declined',
  expired_card: 'declined',
};
/** What is never repeated, because it would not help or might be answered a second time. */
const NOT_REPEATED = new Set<StandInFault>(['status_401', 'status_429', 'card_declined', 'other_shape']);

describe('every trouble with Stripe', () => {
  it.concurrent.each(Object.entries(KINDS) as [StandInFault, PaymentError['kind']][])(
    '%s: every call ends as %s, in time and without a word of keys or cards',
    async (fault, kind) => {
      const stripe = await startStripeStandIn();
      stripe.behave(fault);
      const payments = paymentsAt(stripe, { deadlineMs: fault.startsWith('hang') ? 400 : 60_000 });
      const ends = await Promise.all(Object.values(CALLS).map((call) => endOf(call(payments))));
      await stripe.close();
      expect(ends.map((end) => end.kind ?? end.text)).toEqual(NAMES.map(() => kind));
      for (const { text } of ends) expect(text).not.toMatch(/sk_test|0341|Jenny|authorization|pm_declined/i);
      if (NOT_REPEATED.has(fault)) expect(repeatedIn(stripe)).toEqual([]);
    },
    90_000,
  );
});

describe('trouble with Stripe', () => {
  let stripe: StripeStandIn;
  beforeEach(async () => {
    stripe = await startStripeStandIn();
  });
  afterEach(() => stripe.close());

  it('says a declined card in the words that Stripe has for its user', async () => {
    stripe.behave('expired_card');
    const declined = CALLS.createCheckout(paymentsAt(stripe));
    await expect(declined).rejects.toMatchObject({ kind: 'declined', message: 'Your card has expired.' });
  });

  it('carries no key to where a redirect leads', async () => {
    const server = await startRedirectingServer();
    const { kind } = await endOf(CALLS.listCards(paymentsAt(stripe, { apiUrl: server.url })));
    await server.close();
    expect(kind).toBe('away');
    expect(server.asked()).toBeGreaterThan(0);
    expect(server.arrived).toEqual([]);
  });

  it('asks three times at most, always with the same key', async () => {
    stripe.behave('status_503');
    await endOf(CALLS.createCustomer(paymentsAt(stripe)));
    const keys = stripe.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^id-/);
  });

  it.each<StandInFault>(['reset', 'status_500', 'lose_reply'])(
    'gets over one %s, and changes a thing once',
    async (fault) => {
      const payments = paymentsAt(stripe);
      stripe.behave(fault, { times: 1 });
      const customerId = await payments.createCustomer({ walletId: 'w', email: 'a@b.example', key: nextId() });
      expect([...stripe.world.customers.keys()]).toEqual([customerId]);
      stripe.behave(fault, { times: 1 });
      await payments.deleteCustomer(customerId);
      expect(stripe.world.customers.get(customerId)).toMatchObject({ deleted: true });
    },
  );

  it.each(['cancelSubscription', 'pauseSubscription'] as const)('finishes %s when its reply was lost', async (name) => {
    const { subscriptionId } = await subscribe(stripe);
    stripe.behave('lose_reply', { times: 1 });
    const until = new Date(Date.now() + 86_400_000);
    if (name === 'cancelSubscription') await paymentsAt(stripe).cancelSubscription(subscriptionId);
    else await paymentsAt(stripe).pauseSubscription({ subscriptionId, until });
    const status = name === 'cancelSubscription' ? 'ended' : 'paused';
    expect(await paymentsAt(stripe).getSubscription(subscriptionId)).toMatchObject({ status });
  });

  it('sends money back once when its reply was lost', async () => {
    const { paymentId } = await buyPack(stripe);
    stripe.behave('lose_reply', { times: 1 });
    await paymentsAt(stripe).refund({ paymentId, key: nextId() });
    expect([...stripe.world.refunds.values()]).toMatchObject([{ amount: 2250 }]);
  });

  it.each(NAMES as (keyof typeof CALLS)[])('%s ends with its caller’s reason when that gives up', async (name) => {
    stripe.behave('hang');
    const controller = new AbortController();
    const reason = new Error('the reader left');
    const ended = endOf(CALLS[name](paymentsAt(stripe), controller.signal));
    await expect.poll(() => stripe.open()).toBeGreaterThan(0);
    controller.abort(reason);
    expect((await ended).error).toBe(reason);
    await expect.poll(() => stripe.open()).toBe(0);
  });

  it('asks nothing for a caller that has left already', async () => {
    const reason = new Error('the reader left');
    const ends = await Promise.all(
      Object.values(CALLS).map((call) => endOf(call(paymentsAt(stripe), AbortSignal.abort(reason)))),
    );
    expect(ends.map(({ error }) => error)).toEqual(NAMES.map(() => reason));
    expect(stripe.requests).toEqual([]);
  });

  it('leaves no open request behind when the time is up', async () => {
    stripe.behave('hang');
    const end = await endOf(CALLS.getPaid(paymentsAt(stripe, { deadlineMs: 100 })));
    expect(end).toMatchObject({ kind: 'away', text: expect.stringContaining('within 0.1 s') });
    await expect.poll(() => stripe.open()).toBe(0);
  });

  it('counts one deadline over all requests of a call', async () => {
    const { subscriptionId } = await subscribe(stripe);
    stripe.behave('hang', { only: /invoices/ });
    const started = performance.now();
    const end = await endOf(paymentsAt(stripe, { deadlineMs: 600 }).cancelSubscription(subscriptionId));
    expect(end.kind).toBe('away');
    expect(performance.now() - started).toBeLessThan(5000);
    expect(stripe.world.subscriptions.get(subscriptionId)?.status).toBe('canceled');
  });

  it('is refused with a wrong key, and tells nobody the key', async () => {
    const end = await endOf(
      paymentsAt(stripe, { secretKey: 'sk_live_verysecret' }).listCards(await newCustomer(stripe)),
    );
    expect(end.kind).toBe('refused');
    expect(end.text).not.toContain('verysecret');
  });

  it('cannot reach a port where nobody listens', async () => {
    await stripe.close();
    expect(await endOf(CALLS.getSubscription(paymentsAt(stripe)))).toMatchObject({ kind: 'away' });
    stripe = await startStripeStandIn();
  });

  it.each(['ftp://127.0.0.1', 'http://127.0.0.1/v1'])('does not begin with the address %s', (apiUrl) => {
    const begin = () => createStripePayments({ secretKey: 'sk_x', publishableKey: null, webhookSecret: null, apiUrl });
    expect(begin).toThrow(RangeError);
  });
});

/** What was asked for more than once with one key. */
const repeatedIn = ({ requests }: StripeStandIn) => {
  const keys = requests.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
};

type End = { kind: PaymentError['kind'] | null; error: unknown; text: string };

/** How a call failed, and all that a log could show of it. */
async function endOf(call: Promise<unknown>): Promise<End> {
  try {
    await call;
    return { kind: null, error: null, text: '' };
  } catch (error) {
    const kind = error instanceof PaymentError ? error.kind : null;
    return { kind, error, text: inspect(error, { depth: 12, showHidden: true }) };
  }
}
