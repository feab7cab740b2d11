import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StripeStandIn, startStripeStandIn } from '../stand-in/test-stripe-server.ts';
import { newCustomer, nextId, paymentsAt, subscribe } from './test-stripe-purchases.ts';

const now = new Date('2026-11-21T12:00:00Z');
const until = new Date('2026-11-24T12:00:00.400Z');

describe('subscriptions at Stripe', () => {
  let stripe: StripeStandIn;
  beforeAll(async () => {
    stripe = await startStripeStandIn({ now: () => now });
  });
  afterAll(() => stripe.close());
  const payments = () => paymentsAt(stripe);
  const invoicesOf = (customerId: string) =>
    [...stripe.world.invoices.values()].filter(({ customer }) => customer === customerId);

  it('ends at the end of the period, and goes on again', async () => {
    const { subscriptionId } = await subscribe(stripe);
    const set = (cancel: boolean) => payments().setCancelAtPeriodEnd({ subscriptionId, cancel, key: nextId() });
    expect(await set(true)).toMatchObject({ id: subscriptionId, status: 'active', cancelAtPeriodEnd: true });
    expect(await set(false)).toMatchObject({ cancelAtPeriodEnd: false });
    await set(true);
    stripe.renew(subscriptionId);
    expect(await payments().getSubscription(subscriptionId)).toMatchObject({ status: 'ended', endedAt: now });
    await expect(set(false)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('goes on again though somebody set its end as a date', async () => {
    const { subscriptionId } = await subscribe(stripe);
    const subscription = stripe.world.subscriptions.get(subscriptionId);
    if (subscription) subscription.cancel_at = 1_800_000_000;
    expect(await payments().getSubscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: true });
    const resumed = await payments().setCancelAtPeriodEnd({ subscriptionId, cancel: false, key: nextId() });
    expect(resumed).toMatchObject({ cancelAtPeriodEnd: false });
    expect(subscription?.cancel_at).toBeNull();
  });

  it('cancels at once, and again without an error', async () => {
    const { subscriptionId } = await subscribe(stripe);
    await payments().cancelSubscription(subscriptionId);
    expect(await payments().getSubscription(subscriptionId)).toMatchObject({ status: 'ended', endedAt: now });
    await payments().cancelSubscription(subscriptionId);
    await payments().cancelSubscription('sub_none');
  });

  it('collects nothing for a cancelled subscription, not even an invoice that was open', async () => {
    const { customerId, subscriptionId } = await subscribe(stripe);
    stripe.failRenewal(subscriptionId);
    await payments().cancelSubscription(subscriptionId);
    expect(invoicesOf(customerId).map(({ status, auto_advance }) => [status, auto_advance])).toEqual([
      ['paid', false],
      ['open', false],
    ]);
    expect(stripe.collectedCents(customerId)).toBe(1599);
  });

  it('collects nothing during a pause, and goes on afterwards', async () => {
    const { customerId, subscriptionId } = await subscribe(stripe);
    await payments().pauseSubscription({ subscriptionId, until });
    expect(await payments().getSubscription(subscriptionId)).toMatchObject({ status: 'paused' });
    expect(stripe.world.subscriptions.get(subscriptionId)?.pause_collection).toEqual({
      behavior: 'void',
      resumes_at: Date.parse('2026-11-24T12:00:01Z') / 1000,
    });
    stripe.renew(subscriptionId);
    expect(stripe.collectedCents(customerId)).toBe(1599);
    stripe.endPause(subscriptionId);
    expect(await payments().getSubscription(subscriptionId)).toMatchObject({ status: 'active' });
    stripe.renew(subscriptionId);
    expect(stripe.collectedCents(customerId)).toBe(2 * 1599);
  });

  it('stops the attempts for an invoice that was open before the pause', async () => {
    const { customerId, subscriptionId } = await subscribe(stripe);
    stripe.failRenewal(subscriptionId);
    await payments().pauseSubscription({ subscriptionId, until });
    const open = invoicesOf(customerId).find(({ status }) => status === 'open');
    expect(stripe.retry(open?.id ?? '')).toEqual([]);
    expect(stripe.collectedCents(customerId)).toBe(1599);
  });

  it('pauses what has ended without an error', async () => {
    const { subscriptionId } = await subscribe(stripe);
    stripe.cancelNow(subscriptionId);
    await payments().pauseSubscription({ subscriptionId, until });
    await payments().pauseSubscription({ subscriptionId: 'sub_none', until });
  });

  it('refuses a pause that would have ended already', async () => {
    const { subscriptionId } = await subscribe(stripe);
    const pause = payments().pauseSubscription({ subscriptionId, until: new Date('2026-11-20T00:00:00Z') });
    await expect(pause).rejects.toMatchObject({ kind: 'refused' });
  });

  it('tells of a renewal that failed, and that was paid later', async () => {
    const { customerId, subscriptionId } = await subscribe(stripe);
    stripe.failRenewal(subscriptionId);
    expect(await payments().getSubscription(subscriptionId)).toMatchObject({
      status: 'past_due',
      currentPeriodStart: new Date('2026-12-21T12:00:00Z'),
      currentPeriodEnd: new Date('2027-01-21T12:00:00Z'),
    });
    stripe.retry(invoicesOf(customerId).at(-1)?.id ?? '');
    expect(await payments().getSubscription(subscriptionId)).toMatchObject({ status: 'active' });
  });

  it.each<[Stripe.Subscription.Status, string]>([
    ['trialing', 'active'],
    ['unpaid', 'past_due'],
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'ended'],
    ['paused', 'paused'],
    ['a state of next year', 'past_due'],
  ])('reads %s as %s', async (status, expected) => {
    const { subscriptionId } = await subscribe(stripe);
    Object.assign(stripe.world.subscriptions.get(subscriptionId) ?? {}, { status });
    const read = await payments().getSubscription(subscriptionId);
    expect(read?.status).toBe(expected);
    expect(read?.endedAt === null).toBe(expected !== 'ended');
  });

  it('leaves another customer’s subscription alone', async () => {
    const other = await subscribe(stripe);
    await payments().deleteCustomer(await newCustomer(stripe));
    expect(await payments().getSubscription(other.subscriptionId)).toMatchObject({ status: 'active' });
  });
});
