import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import {
  type BillingApp,
  buyPack,
  newBuyer,
  pay,
  post,
  rowsIn,
  serveBilling,
  startBillingApp,
  subscribe,
} from './test-billing-app.ts';

describe.skipIf(testDatabaseKind() === 'embedded')(
  'billing under races (needs PostgreSQL: the embedded database has one session)',
  () => {
    let open: OpenDatabase;
    let world: BillingApp;
    beforeAll(async () => {
      open = await openTestDatabase({ poolSize: 12 });
      world = await startBillingApp(open.db);
    });
    afterAll(async () => {
      expect(await brokenLedgerRules(open.db)).toEqual([]);
      await world.close();
      await open.close();
    });

    it('one event 20 times at once, at two servers, has one effect', async () => {
      const second = await serveBilling(open.db, world.deps.payments, world.now);
      const buyer = await newBuyer(world);
      const { events } = await pay(world, buyer, { kind: 'pack', tokens: 125 });
      const told = events.find(({ type }) => type === 'checkout.session.completed');
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => post(n % 2 ? second.app : world.app, world.stripe, told ?? {})),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect([await buyer.tokens(), (await buyer.history()).length]).toEqual([125, 1]);
      await second.app.close();
    });

    it('all events of a subscription at once, each five times, leave one month and one subscription', async () => {
      const buyer = await newBuyer(world);
      const { events } = await pay(world, buyer, { kind: 'subscription' });
      const sent = Array.from({ length: 5 }, () => events).flat();
      const answers = await Promise.all(sent.map((event) => post(world.app, world.stripe, event)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect([await buyer.tokens(), await buyer.subscription()]).toMatchObject([150, { status: 'active' }]);
      expect(await buyer.history()).toHaveLength(1);
    });

    it('refunds at once take back each its share, once', async () => {
      const buyer = await newBuyer(world);
      const { paymentId } = await buyPack(world, buyer, 125);
      const events = [450, 450, 450].flatMap((cents) => world.stripe.refund(paymentId, cents));
      await Promise.all([...events, ...events].map((event) => post(world.app, world.stripe, event)));
      expect(await buyer.tokens()).toBe(125 - 75);
      expect(await buyer.history()).toMatchObject([{ refundedCents: 1350 }]);
    });

    it('a dispute that is won, told by two servers 20 times at once, gives back once', async () => {
      const second = await serveBilling(open.db, world.deps.payments, world.now);
      const buyer = await newBuyer(world);
      const { paymentId } = await buyPack(world, buyer, 125);
      const opened = world.stripe.dispute(paymentId);
      await world.deliver(opened);
      const events = Array.from({ length: 5 }, () => [
        ...world.stripe.closeDispute(paymentId, 'won'),
        ...opened,
      ]).flat();
      await Promise.all(events.map((event, n) => post(n % 2 ? second.app : world.app, world.stripe, event)));
      expect(await buyer.tokens()).toBe(125);
      expect(await buyer.history()).toMatchObject([{ refundedCents: 0, reinstatedCents: 2250 }]);
      await second.app.close();
    });

    it('checkouts at once stay under the money that their buyer allows, with one customer', async () => {
      const buyer = await newBuyer(world);
      await buyer.ask('PUT', '/api/user/limits', { unit: 'money', window: 'day', amount: 25 });
      const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.begin({ kind: 'pack', tokens: 50 })));
      const begun = answers.filter(({ statusCode }) => statusCode === 200).length;
      const [open25] = await rowsIn<{ cents: number }>(
        open.db,
        `select coalesce(sum(amount_cents), 0)::int as cents from checkouts where state = 'open' and wallet_id = '${buyer.walletId}'`,
      );
      expect(open25?.cents).toBeLessThanOrEqual(2500);
      expect(begun).toBeGreaterThan(0);
      expect(answers.every(({ statusCode }) => [200, 403].includes(statusCode))).toBe(true);
      const customers = [...world.stripe.world.customers.values()];
      expect(customers.filter((one) => 'metadata' in one && one.metadata.walletId === buyer.walletId)).toHaveLength(1);
    });

    it('of subscriptions that are begun at once, one can be paid', async () => {
      const buyer = await newBuyer(world);
      await Promise.all(Array.from({ length: 8 }, () => buyer.begin({ kind: 'subscription' })));
      const sessions = [...world.stripe.world.sessions.values()].filter(
        (session) => session.status === 'open' && session.metadata?.walletId === buyer.walletId,
      );
      expect(sessions).toHaveLength(1);
    });

    it('an exclusion beside checkouts leaves none that can be paid', async () => {
      const buyer = await newBuyer(world);
      await subscribe(world, buyer);
      const pack = { kind: 'pack', tokens: 50 };
      await Promise.all([
        buyer.begin(pack),
        buyer.begin(pack),
        buyer.ask('POST', '/api/user/limits/self-exclusion', { duration: '1y', confirm: true }),
        buyer.begin(pack),
      ]);
      const sessions = [...world.stripe.world.sessions.values()].filter(
        (session) => session.status === 'open' && session.metadata?.walletId === buyer.walletId,
      );
      expect(sessions).toEqual([]);
      expect(await buyer.subscription()).toBeNull();
    });

    it('a switch that is turned at once by several gives one month', async () => {
      const { walletId, tokens } = await newBuyer(world);
      await Promise.all(
        Array.from({ length: 10 }, (_, n) => world.billing.switchSubscription({ walletId, active: n % 3 !== 0 })),
      );
      await world.billing.switchSubscription({ walletId, active: true });
      expect(await tokens()).toBe(150);
    });
  },
);
