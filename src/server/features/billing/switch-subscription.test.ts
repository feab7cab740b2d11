import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { authSessions, users } from '../../db/schema/accounts.ts';
import { spendingLimits } from '../../db/schema/play-limits.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import {
  type Buyer,
  everythingIn,
  newBuyer,
  pay,
  rowsIn,
  START,
  sessionIn,
  startBillingApp,
  subscribe,
} from './test-billing-app.ts';

describe('administrators and billing', async () => {
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

  const set = (active: boolean) => world.billing.switchSubscription({ walletId: buyer.walletId, active });

  it('a subscription is switched on with a month’s tokens, once in its month however often it is switched', async () => {
    expect(await set(true)).toMatchObject({ status: 'active', currentPeriodEnd: '2026-12-21T12:00:00.000Z' });
    expect(await set(true)).toMatchObject({ status: 'active' });
    expect(await buyer.tokens()).toBe(150);
    expect([await set(false), await buyer.tokens(), await set(false)]).toEqual([null, 150, null]);
    world.pass(60_000);
    expect(await set(true)).toMatchObject({ currentPeriodEnd: '2026-12-21T12:00:00.000Z' });
    expect(await buyer.tokens()).toBe(150);
    const cancel = await buyer.ask('POST', '/api/payment/subscription/cancel');
    expect([cancel.statusCode, cancel.json().message]).toEqual([
      409,
      'Your subscription is not billed, so there is nothing to cancel.',
    ]);
    world.pass(START.getTime() - world.now().getTime());
  });

  it('a billed one is switched off at the provider first, and keeps its tokens', async () => {
    const { subscriptionId } = await subscribe(world, buyer);
    expect([await set(false), await buyer.tokens()]).toEqual([null, 150]);
    expect(world.stripe.world.subscriptions.get(subscriptionId)?.status).toBe('canceled');
    expect(await set(true)).toMatchObject({ status: 'active' });
    expect(await buyer.tokens()).toBe(150);
  });

  it('a billed one stays on while the provider is away, and nothing changes', async () => {
    await subscribe(world, buyer);
    const before = await everythingIn(open.db);
    for (const fault of ['status_503', 'reset', 'html_502'] as const) {
      world.stripe.behave(fault);
      await expect(set(false)).rejects.toMatchObject({ code: 'unavailable' });
    }
    expect(await everythingIn(open.db)).toBe(before);
  });

  it('a user’s customer is deleted at the provider first, with subscription, cards and what was begun', async () => {
    const { subscriptionId } = await subscribe(world, buyer);
    const begun = sessionIn(await buyer.begin({ kind: 'pack', tokens: 50 }));
    const before = await everythingIn(open.db);
    world.stripe.behave('status_503', { only: /^DELETE/ });
    await expect(world.billing.deleteCustomerFor(buyer.walletId)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await buyer.subscription()).toMatchObject({ status: 'active' });
    world.stripe.behave('status_503');
    await expect(world.billing.deleteCustomerFor(buyer.walletId)).rejects.toMatchObject({ code: 'unavailable' });
    world.stripe.behave(null);
    await world.billing.deleteCustomerFor(buyer.walletId);
    expect(await everythingIn(open.db)).not.toBe(before);
    expect(world.stripe.world.subscriptions.get(subscriptionId)?.status).toBe('canceled');
    expect(world.stripe.world.sessions.get(begun)?.status).toBe('expired');
    const customer = String(world.stripe.world.subscriptions.get(subscriptionId)?.customer);
    expect(world.stripe.world.customers.get(customer)).toMatchObject({ deleted: true });
    await world.billing.deleteCustomerFor(buyer.walletId);
    expect(await buyer.subscription()).toBeNull();
  });

  it('money that comes for a user who is gone goes back', async () => {
    const { events } = await pay(world, buyer, { kind: 'pack', tokens: 50 });
    await open.db.delete(authSessions).where(eq(authSessions.userId, buyer.id));
    await open.db.delete(spendingLimits).where(eq(spendingLimits.userId, buyer.id));
    await open.db.delete(users).where(eq(users.id, buyer.id));
    await world.deliver(events);
    expect(
      await rowsIn(open.db, `select tokens, refunded_cents from payments where wallet_id = '${buyer.walletId}'`),
    ).toEqual([{ tokens: 0, refunded_cents: 1000 }]);
    expect(await buyer.tokens()).toBe(0);
  });

  it('one who has no customer is deleted without anybody being asked', async () => {
    await set(true);
    world.stripe.behave('status_503');
    await world.billing.deleteCustomerFor(buyer.walletId);
    expect(await buyer.subscription()).toBeNull();
  });
});
