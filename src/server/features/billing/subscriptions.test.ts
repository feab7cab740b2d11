import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import type { ProviderSubscription } from '../../providers/payments/payments.port.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { applySubscription } from './apply-subscription.ts';
import { findLive } from './subscriptions.repo.ts';
import {
  type BillingApp,
  type Buyer,
  DAY_MS,
  newBuyer,
  pay,
  rowsIn,
  START,
  startBillingApp,
  subscribe,
} from './test-billing-app.ts';

describe('a subscription', async () => {
  const open = await testDatabase();
  const world = await startBillingApp(open.db);
  afterAll(async () => {
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  const change = (buyer: Buyer, what: 'cancel' | 'resume') => buyer.ask('POST', `/api/payment/subscription/${what}`);
  /** With a visit now and then, so that the session lives. */
  const passDays = async (own: BillingApp, buyer: Buyer, days: number) => {
    for (let day = 0; day < days; day++) {
      own.pass(DAY_MS);
      if (day % 7 === 0) await buyer.subscription();
    }
  };
  const grace = async ({ walletId }: Buyer) => (await findLive(open.db, walletId))?.graceUntil?.toISOString();

  it('is active when it is paid, with a month’s tokens until the period ends', async () => {
    const buyer = await newBuyer(world);
    await subscribe(world, buyer);
    const end = new Date(START);
    end.setUTCMonth(11);
    expect(await buyer.subscription()).toEqual({
      plan: { name: 'Basic Monthly', amount: 1599, interval: 'month' },
      status: 'active',
      currentPeriodEnd: end.toISOString(),
      cancelAtPeriodEnd: false,
    });
    expect(await buyer.tokens()).toBe(150);
    expect(await buyer.history()).toMatchObject([{ description: 'Basic Monthly', amountCents: 1599, tokens: 150 }]);
    const again = await buyer.begin({ kind: 'subscription' });
    expect([again.statusCode, again.json().message]).toEqual([409, 'You have a subscription already.']);
    expect(
      await rowsIn(
        open.db,
        `select kind, expires_at = '2026-12-21T12:00:00Z' as ends from token_grants
        where wallet_id = '${buyer.walletId}' and kind <> 'signup'`,
      ),
    ).toEqual([{ kind: 'monthly', ends: true }]);
  });

  it('is cancelled to its period’s end and resumed, each where there is something to cancel or to resume', async () => {
    const buyer = await newBuyer(world);
    expect([(await change(buyer, 'cancel')).statusCode, (await change(buyer, 'resume')).statusCode]).toEqual([
      409, 409,
    ]);
    const { subscriptionId } = await subscribe(world, buyer);
    expect((await change(buyer, 'resume')).statusCode).toBe(409);
    const ending = await change(buyer, 'cancel');
    expect([ending.statusCode, ending.json()]).toMatchObject([200, { cancelAtPeriodEnd: true, status: 'active' }]);
    expect((await change(buyer, 'cancel')).json().message).toBe('The subscription is cancelled already.');
    expect(await buyer.subscription()).toEqual(ending.json());
    expect((await change(buyer, 'resume')).json()).toMatchObject({ cancelAtPeriodEnd: false });
    await change(buyer, 'cancel');
    await world.deliver(world.stripe.renew(subscriptionId));
    expect([await buyer.subscription(), await buyer.tokens()]).toEqual([null, 150]);
    expect((await buyer.begin({ kind: 'subscription' })).statusCode).toBe(200);
  });

  it('follows what is done on the provider’s own pages', async () => {
    const buyer = await newBuyer(world);
    const { subscriptionId } = await subscribe(world, buyer);
    await world.deliver(world.stripe.cancelAtPeriodEnd(subscriptionId));
    expect(await buyer.subscription()).toMatchObject({ cancelAtPeriodEnd: true });
    await world.deliver(world.stripe.cancelNow(subscriptionId));
    expect([await buyer.subscription(), await buyer.tokens()]).toEqual([null, 150]);
  });

  it('that its customer took along when somebody deleted them has ended, and the next purchase makes a new customer', async () => {
    const buyer = await newBuyer(world);
    const { subscriptionId } = await subscribe(world, buyer);
    const customer = String(world.stripe.world.subscriptions.get(subscriptionId)?.customer);
    const events = world.stripe.deleteCustomer(customer);
    await world.deliver(events.filter(({ type }) => type === 'customer.deleted'));
    expect(await buyer.subscription()).toBeNull();
    expect((await buyer.ask('GET', '/api/payment/methods')).json()).toEqual([]);
    await subscribe(world, buyer);
    expect(await buyer.subscription()).toMatchObject({ status: 'active' });
    const customers = [...world.stripe.world.customers.values()];
    expect(customers.filter((one) => 'metadata' in one && one.metadata.walletId === buyer.walletId)).toHaveLength(1);
  });

  it('is renewed month by month, each with its tokens; those of the month before are gone', async () => {
    const own = await startBillingApp(open.db);
    const buyer = await newBuyer(own);
    const { subscriptionId } = await subscribe(own, buyer);
    for (const month of [1, 2, 3]) {
      await passDays(own, buyer, 31);
      const events = own.stripe.renew(subscriptionId);
      await own.deliver([...events, ...events]);
      expect([month, await buyer.tokens(), (await buyer.history()).length]).toEqual([month, 150, month + 1]);
    }
    await own.close();
  });

  it('whose renewal fails keeps its rights for seven days from the first failure, and recovers when it is paid', async () => {
    const own = await startBillingApp(open.db);
    const buyer = await newBuyer(own);
    const { subscriptionId } = await subscribe(own, buyer);
    await passDays(own, buyer, 31);
    const failed = own.stripe.failRenewal(subscriptionId);
    await own.deliver(failed);
    const until = new Date(own.now().getTime() + 7 * DAY_MS).toISOString();
    expect([(await buyer.subscription())?.status, await grace(buyer)]).toEqual(['past_due', until]);
    own.pass(2 * DAY_MS);
    const again = failed.map((event, n) => ({ ...event, id: `evt_again${subscriptionId}${n}` }));
    await own.deliver(again);
    expect([await grace(buyer), await buyer.tokens()]).toEqual([until, 0]);
    const invoice = String(own.stripe.world.subscriptions.get(subscriptionId)?.latest_invoice);
    await own.deliver(own.stripe.retry(invoice));
    expect([(await buyer.subscription())?.status, await grace(buyer), await buyer.tokens()]).toEqual([
      'active',
      undefined,
      150,
    ]);
    await own.close();
  });

  it('takes the place of one that an administrator gave', async () => {
    const buyer = await newBuyer(world);
    const { events } = await pay(world, buyer, { kind: 'subscription' });
    await world.billing.switchSubscription({ walletId: buyer.walletId, active: true });
    await world.deliver(events);
    expect(
      await rowsIn(
        open.db,
        `select origin, status from subscriptions where wallet_id = '${buyer.walletId}' order by origin`,
      ),
    ).toEqual([
      { origin: 'admin', status: 'ended' },
      { origin: 'stripe', status: 'active' },
    ]);
  });

  it('beside another one is cancelled, and its money goes back', async () => {
    const buyer = await newBuyer(world);
    const first = await subscribe(world, buyer);
    const customer = String(world.stripe.world.subscriptions.get(first.subscriptionId)?.customer);
    world.pass(1_000);
    const { id } = await world.deps.payments!.createCheckout({
      customerId: customer,
      walletId: buyer.walletId,
      checkoutId: crypto.randomUUID(),
      item: { kind: 'subscription', name: 'Basic Monthly', amountCents: 1599, interval: 'month' },
      successUrl: 'https://edgewise.example/',
      cancelUrl: 'https://edgewise.example/',
    });
    const events = world.stripe.payCheckout(id);
    const second = String(world.stripe.world.sessions.get(id)?.subscription);
    await world.deliver(events);
    expect(world.stripe.world.subscriptions.get(second)?.status).toBe('canceled');
    expect(world.stripe.world.subscriptions.get(first.subscriptionId)?.status).toBe('active');
    expect([await buyer.tokens(), await buyer.subscription()]).toMatchObject([150, { status: 'active' }]);
    expect(await buyer.history()).toMatchObject([{ tokens: 0, refundedCents: 1599 }, { refundedCents: 0 }]);
  });

  it('ends as its newest state says, in whichever order states are heard', async () => {
    const steps: Partial<ProviderSubscription>[] = [
      { status: 'active' },
      { status: 'active', cancelAtPeriodEnd: true },
      { status: 'past_due' },
      { status: 'paused' },
      { status: 'active', currentPeriodEnd: new Date(START.getTime() + 60 * DAY_MS) },
      { status: 'ended', endedAt: new Date(START.getTime() + 5_000) },
    ];
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(order, async (heard) => {
        const { walletId } = await newWallet();
        const id = `sub_${walletId}`;
        for (const n of [...heard, ...heard]) {
          const state: ProviderSubscription = {
            id,
            customerId: 'cus_1',
            status: 'active',
            anchorAt: START,
            currentPeriodStart: START,
            currentPeriodEnd: new Date(START.getTime() + 30 * DAY_MS),
            cancelAtPeriodEnd: false,
            endedAt: null,
            checkoutId: null,
            ...steps[n],
          };
          const stateAt = new Date(START.getTime() + n * 1000);
          await open.db.transaction((tx) => applySubscription(tx, world.deps, { walletId, state, stateAt }));
        }
        const [row] = await rowsIn<object>(
          open.db,
          `select status, cancel_at_period_end as cancel, grace_until is not null as grace from subscriptions where wallet_id = '${walletId}'`,
        );
        const newest = steps[Math.max(...heard)];
        expect(row).toEqual({
          status: newest?.status,
          cancel: newest?.cancelAtPeriodEnd ?? false,
          grace: newest?.status === 'past_due',
        });
      }),
      { numRuns: 20 },
    );
    // One sign-up is slow enough for one wallet; a state needs only that somebody owns it.
    async function newWallet() {
      const [row] = await rowsIn<{ walletId: string }>(
        open.db,
        `with w as (insert into wallets (id, created_at) values (gen_random_uuid(), now()) returning id)
         insert into users (id, email, email_key, password_hash, wallet_id, terms_version, age_confirmed, accepted_at, created_at)
         select gen_random_uuid(), id || '@example.com', id || '@example.com', 'x', id, '1', '21+', now(), now() from w
         returning wallet_id as "walletId"`,
      );
      if (!row) throw new Error('no wallet');
      return row;
    }
  });
});
