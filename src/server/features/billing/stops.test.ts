import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../../jobs/job-runner.ts';
import { billingStopsJob } from '../../jobs/job-table.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { createBilling } from './billing.service.ts';
import {
  type Buyer,
  buyPack,
  DAY_MS,
  newBuyer,
  pay,
  rowsIn,
  sessionIn,
  startBillingApp,
  subscribe,
} from './test-billing-app.ts';

const never = new AbortController().signal;

describe('billing that stops', async () => {
  let buyer: Buyer;
  const open = await testDatabase();
  const world = await startBillingApp(open.db);
  beforeEach(async () => {
    world.stripe.behave(null);
    buyer = await newBuyer(world);
  });
  afterAll(async () => {
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  const exclude = (one: Buyer) => one.ask('POST', '/api/user/limits/self-exclusion', { duration: '6m', confirm: true });
  const timeOut = (one: Buyer, duration: string) => one.ask('POST', '/api/user/limits/time-out', { duration });
  const stops = (one: Buyer) =>
    rowsIn<{ action: string; attempts: number; error: string | null; done: boolean }>(
      open.db,
      `select action, attempts, last_error as error, done_at is not null as done from billing_stops
       where wallet_id = '${one.walletId}' order by requested_at, action`,
    );
  const atStripe = (id: string) => world.stripe.world.subscriptions.get(id);
  const run = (force = false) =>
    runJob(
      { db: open.db, now: world.now, random: () => 0, holder: randomUUID(), logger: world.deps.logger },
      billingStopsJob(createBilling(world.deps)),
      never,
      { force },
    );

  it('a self-exclusion cancels at the provider in the same request, and nothing can be bought or added', async () => {
    const { subscriptionId } = await subscribe(world, buyer);
    const checkout = sessionIn(await buyer.begin({ kind: 'pack', tokens: 50 }));
    expect((await exclude(buyer)).statusCode).toBe(200);
    expect(atStripe(subscriptionId)?.status).toBe('canceled');
    expect(world.stripe.world.sessions.get(checkout)?.status).toBe('expired');
    expect([await buyer.subscription(), await stops(buyer)]).toEqual([
      null,
      [{ action: 'cancel', attempts: 1, error: null, done: true }],
    ]);
    for (const answer of [
      await buyer.begin({ kind: 'pack', tokens: 50 }),
      await buyer.begin({ kind: 'subscription' }),
      await buyer.ask('POST', '/api/payment/methods'),
      await buyer.ask('POST', '/api/payment/subscription/resume'),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'excluded']);
    }
  });

  it('a time-out pauses collection until its end, and a longer one is never shortened', async () => {
    const { subscriptionId } = await subscribe(world, buyer);
    await timeOut(buyer, '30d');
    const until = Math.ceil((world.now().getTime() + 30 * DAY_MS) / 1000);
    expect(atStripe(subscriptionId)?.pause_collection).toMatchObject({ behavior: 'void', resumes_at: until });
    expect((await buyer.subscription())?.status).toBe('paused');
    await timeOut(buyer, '24h');
    expect(atStripe(subscriptionId)?.pause_collection?.resumes_at).toBe(until);
    await world.deliver(world.stripe.endPause(subscriptionId));
    expect((await stops(buyer)).every(({ action }) => action === 'pause')).toBe(true);
  });

  it('it goes on by itself when the time-out is over', async () => {
    const { subscriptionId } = await subscribe(world, buyer);
    await timeOut(buyer, '24h');
    world.pass(DAY_MS + 1000);
    await world.deliver(world.stripe.endPause(subscriptionId));
    expect((await buyer.subscription())?.status).toBe('active');
  });

  it('while the provider is away the exclusion holds, and a job asks until it confirmed, ever less often', async () => {
    const { subscriptionId } = await subscribe(world, buyer);
    world.stripe.behave('status_503');
    expect((await exclude(buyer)).statusCode).toBe(200);
    expect((await buyer.begin({ kind: 'pack', tokens: 50 })).json().code).toBe('excluded');
    expect(atStripe(subscriptionId)?.status).toBe('active');
    expect(await stops(buyer)).toEqual([{ action: 'cancel', attempts: 1, error: 'away', done: false }]);
    expect(await run(true)).toBe('failed');
    world.pass(9_000);
    expect(await run()).toBe('not_due');
    world.pass(1_000);
    expect(await run()).toBe('failed');
    world.pass(19_000);
    expect(await run()).toBe('not_due');
    world.stripe.behave(null);
    world.pass(1_000);
    expect(await run()).toBe('done');
    expect([atStripe(subscriptionId)?.status, await buyer.subscription()]).toEqual(['canceled', null]);
    expect(await stops(buyer)).toEqual([{ action: 'cancel', attempts: 4, error: null, done: true }]);
    expect(world.logged.join()).not.toContain('@');
  });

  it('asked by several processes at once it is done once, and one whose reply was lost is done too', async () => {
    const { subscriptionId } = await subscribe(world, buyer);
    world.stripe.behave('lose_reply', { only: /^DELETE/ });
    await exclude(buyer);
    expect(atStripe(subscriptionId)?.status).toBe('canceled');
    world.stripe.behave(null);
    // Due and not forced: a forced run that only begins when another has ended is rightly done as well.
    world.pass(3_600_000);
    const runs = await Promise.all(Array.from({ length: 4 }, () => run()));
    expect(runs.filter((result) => result === 'done')).toHaveLength(1);
    expect((await stops(buyer)).map(({ done }) => done)).toEqual([true]);
  });

  it('what was bought but not yet told of is cancelled when it is', async () => {
    const { events, subscriptionId } = await pay(world, buyer, { kind: 'subscription' });
    world.stripe.behave('status_503');
    await exclude(buyer);
    world.stripe.behave(null);
    await world.deliver(events);
    expect(atStripe(subscriptionId)?.status).toBe('canceled');
    expect([await buyer.tokens(), await buyer.subscription()]).toEqual([0, null]);
    expect(await buyer.history()).toMatchObject([{ amountCents: 1599, refundedCents: 1599, tokens: 0 }]);
  });

  it('money that still comes from somebody who is excluded goes back whole, by a job where it has to', async () => {
    const { events, paymentId } = await pay(world, buyer, { kind: 'pack', tokens: 125 });
    world.stripe.behave('status_503');
    await exclude(buyer);
    world.stripe.behave('status_500', { only: /refunds/ });
    const collected = await world.billing.collectedCents();
    await world.deliver(events);
    expect(await buyer.tokens()).toBe(0);
    expect(await buyer.history()).toMatchObject([
      { description: '125 tokens (not delivered, money returned)', refundedCents: 0, tokens: 0 },
    ]);
    world.stripe.behave(null);
    world.pass(3_600_000);
    expect(await run(true)).toBe('done');
    const charge = String(world.stripe.world.intents.get(paymentId)?.latest_charge);
    expect(world.stripe.world.charges.get(charge)?.amount_refunded).toBe(2250);
    await world.deliver([...events, ...world.stripe.takeEvents()]);
    expect(await buyer.history()).toMatchObject([{ refundedCents: 2250, tokens: 0 }]);
    expect([await buyer.tokens(), await world.billing.collectedCents()]).toEqual([0, collected]);
  });

  it('a renewal that slips through is refunded and its subscription stopped', async () => {
    const { subscriptionId } = await subscribe(world, buyer);
    world.stripe.behave('status_503');
    await exclude(buyer);
    world.stripe.behave(null);
    world.pass(1_000);
    await world.deliver(world.stripe.renew(subscriptionId));
    expect(atStripe(subscriptionId)?.status).toBe('canceled');
    expect(await buyer.history()).toMatchObject([
      { refundedCents: 1599, tokens: 0 },
      { refundedCents: 0, tokens: 150 },
    ]);
  });

  it('without anything that is billed nothing is written and nobody is asked', async () => {
    await buyPack(world, buyer, 50);
    const asked = world.stripe.requests.length;
    await exclude(buyer);
    expect([await stops(buyer), world.stripe.requests.length]).toEqual([[], asked]);
  });
});
