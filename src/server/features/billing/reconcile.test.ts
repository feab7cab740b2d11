import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { payments } from '../../db/schema/billing.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { takePayment } from '../../providers/payments/stand-in/test-stripe-money.ts';
import { move } from '../../providers/payments/stand-in/test-stripe-world.ts';
import { reconcile } from './reconcile.ts';
import { buyPack, DAY_MS, newBuyer, pay, rowsIn, startBillingApp, subscribe } from './test-billing-app.ts';

const PACK = { kind: 'pack', tokens: 125 };
const PRICE = 2250;
const MONTH = 1599;
const SETTLED_MS = 2 * 3_600_000;

const open = await testDatabase();
const world = await startBillingApp(open.db);
const { stripe } = world;

const run = () => world.billing.reconcile(new AbortController().signal);
async function found() {
  const read = await world.billing.differences({ limit: 200, offset: 0 });
  return (read?.differences ?? []).map(({ paymentId, kind, here, there }) => [paymentId, kind, here, there]);
}

const bought = async () => (await buyPack(world, await newBuyer(world))).paymentId;
const chargeOf = (paymentId: string) => {
  const charge = stripe.world.charges.get(String(stripe.world.intents.get(paymentId)?.latest_charge));
  if (!charge) throw new Error(`no charge of ${paymentId}`);
  return charge;
};
const moveOf = (paymentId: string) => {
  const moved = [...stripe.world.moves.values()].find(({ source }) => source === chargeOf(paymentId).id);
  if (!moved) throw new Error(`nothing moved for ${paymentId}`);
  return moved;
};
const change = (paymentId: string, row: Partial<typeof payments.$inferInsert>) =>
  open.db.update(payments).set(row).where(eq(payments.providerPaymentId, paymentId));
const newPayments = async (happen: () => unknown): Promise<string[]> => {
  const before = new Set(stripe.world.intents.keys());
  await happen();
  return [...stripe.world.intents.keys()].filter((id) => !before.has(id));
};

/** Each does one thing wrong, and says of which payment, what is to be found, what stands here and what should. */
type Planted = [paymentId: string, kind: string, here: number | null, there: number | null];
const DIFFERENCES: readonly [name: string, plant: () => Promise<Planted>][] = [
  [
    'a pack whose messages never came',
    async () => [(await pay(world, await newBuyer(world), PACK)).paymentId, 'not_here', null, PRICE],
  ],
  [
    'a subscription whose messages never came',
    async () => {
      const buyer = await newBuyer(world);
      const [id = ''] = await newPayments(() => pay(world, buyer, { kind: 'subscription' }));
      return [id, 'not_here', null, MONTH];
    },
  ],
  [
    'a renewal that was not heard of',
    async () => {
      const { subscriptionId } = await subscribe(world, await newBuyer(world));
      const [id = ''] = await newPayments(() => stripe.renew(subscriptionId));
      return [id, 'not_here', null, MONTH];
    },
  ],
  [
    'money that somebody took by hand',
    async () => {
      const customer = String(stripe.world.customers.keys().next().value);
      const { id } = takePayment(stripe.world, { customer, amount: 777, metadata: {}, card: null });
      return [id, 'not_here', null, 777];
    },
  ],
  [
    'a payment that was deleted here',
    async () => {
      const id = await bought();
      await open.db.delete(payments).where(eq(payments.providerPaymentId, id));
      return [id, 'not_here', null, PRICE];
    },
  ],
  [
    'a payment that was made up here',
    async () => {
      const { walletId } = await newBuyer(world);
      const id = `pi_${randomUUID()}`;
      await open.db.insert(payments).values({
        id: randomUUID(),
        walletId,
        kind: 'subscription',
        providerId: `in_${randomUUID()}`,
        providerPaymentId: id,
        amountCents: MONTH,
        currency: 'usd',
        tokens: 150,
        description: 'Basic Monthly',
        paidAt: world.now(),
        createdAt: world.now(),
      });
      return [id, 'not_there', MONTH, null];
    },
  ],
  [
    'a payment that left the balance',
    async () => {
      const id = await bought();
      stripe.world.moves.delete(moveOf(id).id);
      return [id, 'not_there', PRICE, null];
    },
  ],
  [
    'a card that was charged twice',
    async () => {
      const id = await bought();
      move(stripe.world, 'charge', PRICE, chargeOf(id));
      return [id, 'taken_twice', PRICE, 2 * PRICE];
    },
  ],
  [
    'less money than was sold for',
    async () => {
      const id = await bought();
      moveOf(id).amount = 2000;
      return [id, 'amount', PRICE, 2000];
    },
  ],
  [
    'an amount that was changed here',
    async () => {
      const id = await bought();
      await change(id, { amountCents: 9999 });
      return [id, 'amount', 9999, PRICE];
    },
  ],
  [
    'another currency',
    async () => {
      const id = await bought();
      moveOf(id).currency = 'eur';
      return [id, 'currency', PRICE, PRICE];
    },
  ],
  [
    'a partial refund that was not heard of',
    async () => {
      const id = await bought();
      stripe.refund(id, 500);
      return [id, 'gone', 0, 500];
    },
  ],
  [
    'a whole refund that was not heard of',
    async () => {
      const id = await bought();
      stripe.refund(id, PRICE);
      return [id, 'gone', 0, PRICE];
    },
  ],
  [
    'the second of two refunds',
    async () => {
      const id = await bought();
      await world.deliver(stripe.refund(id, 500));
      stripe.refund(id, 250);
      return [id, 'gone', 500, 750];
    },
  ],
  [
    'a refund that failed',
    async () => {
      const id = await bought();
      await world.deliver(stripe.refund(id, PRICE));
      const refund = [...stripe.world.refunds.values()].find(({ charge }) => charge === chargeOf(id).id);
      if (refund) move(stripe.world, 'refund_failure', PRICE, refund);
      return [id, 'gone', PRICE, 0];
    },
  ],
  [
    'a dispute that was not heard of',
    async () => {
      const id = await bought();
      stripe.dispute(id);
      return [id, 'gone', 0, PRICE];
    },
  ],
  [
    'a dispute that was won without a word',
    async () => {
      const id = await bought();
      await world.deliver(stripe.dispute(id));
      stripe.closeDispute(id, 'won');
      return [id, 'gone', PRICE, 0];
    },
  ],
  [
    'a dispute that was lost after a refund',
    async () => {
      const id = await bought();
      await world.deliver(stripe.refund(id, 1000));
      stripe.dispute(id);
      stripe.closeDispute(id, 'lost');
      return [id, 'gone', 1000, PRICE];
    },
  ],
  [
    'a refund that stands here alone',
    async () => {
      const id = await bought();
      await change(id, { refundedCents: PRICE });
      return [id, 'gone', PRICE, 0];
    },
  ],
  [
    'more refunded here than there',
    async () => {
      const id = await bought();
      await world.deliver(stripe.refund(id, 100));
      await change(id, { refundedCents: 200 });
      return [id, 'gone', 200, 100];
    },
  ],
  [
    'a dispute that was won here alone',
    async () => {
      const id = await bought();
      await world.deliver(stripe.dispute(id));
      await change(id, { reinstatedCents: PRICE });
      return [id, 'gone', 0, PRICE];
    },
  ],
  [
    'a pack without its tokens',
    async () => {
      const id = await bought();
      await change(id, { grantId: null });
      return [id, 'no_grant', null, 125];
    },
  ],
  [
    'more tokens granted than sold',
    async () => {
      const id = await bought();
      const [row] = await open.db.select().from(payments).where(eq(payments.providerPaymentId, id));
      await open.db.execute(sql`update token_grants set granted = 1125 where id = ${row?.grantId}::uuid`);
      return [id, 'grant_tokens', 1125, 125];
    },
  ],
  [
    'another number of tokens sold than granted',
    async () => {
      const id = await bought();
      await change(id, { tokens: 300 });
      return [id, 'grant_tokens', 125, 300];
    },
  ],
  [
    'tokens in somebody else’s account',
    async () => {
      const [id, other] = [await bought(), await bought()];
      const [row] = await open.db.select().from(payments).where(eq(payments.providerPaymentId, other));
      await change(id, { grantId: row?.grantId ?? null });
      return [id, 'grant_wallet', 125, 125];
    },
  ],
];

/** Everything that ordinarily happens, told of in any order. */
async function ordinaryBusiness(): Promise<void> {
  await bought();
  const both = await bought();
  await world.deliver(stripe.refund(both, 500));
  await world.deliver([...stripe.dispute(both), ...stripe.closeDispute(both, 'lost')].reverse());
  const won = await bought();
  await world.deliver([...stripe.dispute(won), ...stripe.closeDispute(won, 'won')].reverse());
  await world.deliver([...stripe.refund(await bought(), 1), ...stripe.refund(await bought(), PRICE)].reverse());
  await world.deliver(stripe.dispute(await bought(), 'warning_needs_response'));
  const { subscriptionId } = await subscribe(world, await newBuyer(world));
  await world.deliver(stripe.renew(subscriptionId));
  await world.deliver(stripe.failRenewal(subscriptionId));
}

describe('the books, beside what moved at the provider', () => {
  beforeAll(async () => {
    await ordinaryBusiness();
    world.pass(SETTLED_MS);
  });

  it('agree after ordinary business, however its messages came, and however often it is asked', async () => {
    const first = await run();
    expect(first).toMatchObject({ payments: 8, differences: 0 });
    expect([await found(), first.moves]).toEqual([[], 14]);
    expect(await run()).toEqual({ ...first, moves: 0 });
  });

  it('are not judged before a message had an hour to come', async () => {
    const { events, paymentId } = await pay(world, await newBuyer(world), PACK);
    expect((await run()).differences).toBe(0);
    world.pass(SETTLED_MS);
    expect((await run()).differences).toBe(1);
    expect(await found()).toEqual([[paymentId, 'not_here', null, PRICE]]);
    await world.deliver(events);
    expect([(await run()).differences, await found()]).toEqual([0, []]);
  });

  it(`show each of ${DIFFERENCES.length} differences that were planted, and nothing else`, async () => {
    expect(DIFFERENCES.length).toBeGreaterThanOrEqual(20);
    const planted: Planted[] = [];
    for (const [, plant] of DIFFERENCES) planted.push(await plant());
    world.pass(SETTLED_MS);
    expect((await run()).differences).toBe(DIFFERENCES.length);
    const shown = await found();
    DIFFERENCES.forEach(([name], at) => {
      expect(shown, name).toContainEqual(planted[at]);
    });
    expect(shown).toHaveLength(DIFFERENCES.length);
    expect(world.logged.at(-1)).toContain('differ from the payment provider');

    world.pass(DAY_MS);
    const before = await rowsIn<{ since: Date }>(
      open.db,
      'select payment_id, kind, since from money_differences order by 1, 2',
    );
    await run();
    expect(await rowsIn(open.db, 'select payment_id, kind, since from money_differences order by 1, 2')).toEqual(
      before,
    );
  });

  it('keep what was found while the provider is away', async () => {
    const before = await found();
    const away = {
      ...world.deps,
      payments: { ...world.deps.payments, listMoves: () => Promise.reject(new Error('away')) },
    };
    await expect(reconcile(away as typeof world.deps, new AbortController().signal)).rejects.toThrow('away');
    expect(await found()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('are read whole where there are more than a page of moves', async () => {
    const customer = String(stripe.world.customers.keys().next().value);
    const many = Array.from({ length: 230 }, () =>
      takePayment(stripe.world, { customer, amount: 5, metadata: {}, card: null }),
    );
    world.pass(SETTLED_MS);
    expect((await run()).moves).toBe(230);
    const shown = new Set(
      (await rowsIn<{ id: string }>(open.db, 'select payment_id as id from money_differences')).map(({ id }) => id),
    );
    expect(many.filter(({ id }) => !shown.has(id))).toEqual([]);
  });
});
