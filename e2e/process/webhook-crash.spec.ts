import { expect, test } from '@playwright/test';
import { PAYMENT_WEBHOOK_PATH } from '#contract/billing.ts';
import {
  type StripeStandIn,
  startStripeStandIn,
} from '../../src/server/providers/payments/stand-in/test-stripe-server.ts';
import { type Client, signUpClient } from '../support/client.ts';
import { postgresUrl, withDatabase, withoutPostgres } from '../support/databases.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { HeldDatabase } from '../support/held-database.ts';
import { type Product, startProduct } from '../support/product.ts';

const PACK = 125;
const GIFT = 150;

test.describe('a paid pack whose webhook meets a kill -9', () => {
  test.skip(!postgresUrl, withoutPostgres);

  test('in the middle of its transaction has no effect, and the repeated webhook has it once', async () => {
    await withPaidPack(async ({ product, held, deliver, wallet }) => {
      const release = await held.hold('lock table ledger_entries in exclusive mode');
      const lost = deliver(product);
      await held.waiting('with granted');
      await product.child.end('SIGKILL');
      await release();
      expect(await lost).toEqual(undefined);
      await held.abandoned();
      expect(await effects(held, wallet)).toEqual({ payments: 0, events: 0, grants: 0 });
    });
  });

  test('after its commit and before the reply has its effect, and the repeated webhook has no second', async () => {
    await withPaidPack(async ({ product, held, deliver, proxy, wallet }) => {
      const committed = proxy.loseCommit('hold', 'with granted');
      const lost = deliver(product);
      await committed;
      await product.child.end('SIGKILL');
      expect(await lost).toEqual(undefined);
      expect(await effects(held, wallet)).toEqual({ payments: 1, events: 1, grants: 1 });
    });
  });
});

type PaidPack = {
  product: Product;
  held: HeldDatabase;
  proxy: Awaited<ReturnType<typeof startFaultProxy>>;
  /** Sends the webhook; its status, or nothing where the connection broke. */
  deliver: (to: Product) => Promise<number | undefined>;
  wallet: string;
};

/** A pack is paid; the fault happens to its webhook; then the provider sends it and all others again, twice. */
async function withPaidPack(fault: (paid: PaidPack) => Promise<void>): Promise<void> {
  await withDatabase('PostgreSQL', async (settings) => {
    const url = settings.DATABASE_URL ?? '';
    const [held, proxy, stripe] = [
      await HeldDatabase.open(url),
      await startFaultProxy(url),
      await startStripeStandIn(),
    ];
    let product = await startProduct({ DATABASE_URL: proxy.url, ...stripeSettings(stripe) });
    try {
      const client = await signUpClient(product.url);
      const wallet = await held.walletOf((await client.user()).id);
      const events = stripe.payCheckout(await beginPack(client, stripe));
      const told = events.find(({ type }) => type === 'checkout.session.completed');
      const deliver = (to: Product, event: object = told ?? {}) =>
        stripe.send(event, `${to.url}${PAYMENT_WEBHOOK_PATH}`).catch(() => undefined);
      await fault({ product, held, proxy, deliver, wallet });

      product = await product.restart();
      for (const event of [told ?? {}, ...events, ...events]) expect(await deliver(product, event)).toBe(200);
      const { payments, grants } = await effects(held, wallet);
      expect({ payments, grants }).toEqual({ payments: 1, grants: 1 });
      expect((await client.at(product.url).user()).tokensRemaining).toBe(GIFT + PACK);
      expect(await held.brokenRules()).toEqual([]);
    } finally {
      await product.stop();
      await stripe.close();
      proxy.close();
      await held.close();
    }
  });
}

const stripeSettings = ({ secretKey, webhookSecret, apiUrl }: StripeStandIn) => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
});

async function beginPack(client: Client, stripe: StripeStandIn): Promise<string> {
  await client.buyPack(PACK);
  const [id] = [...stripe.world.sessions.keys()];
  if (id === undefined) throw new Error('no checkout was opened');
  return id;
}

async function effects(held: HeldDatabase, wallet: string) {
  const [row] = await held.rows<{ payments: number; events: number; grants: number }>(
    `select (select count(*) from payments where wallet_id = $1)::int as payments,
       (select count(*) from payment_events where outcome = 'applied')::int as events,
       (select count(*) from token_grants where wallet_id = $1 and kind = 'purchased')::int as grants`,
    [wallet],
  );
  return row ?? { payments: Number.NaN, events: Number.NaN, grants: Number.NaN };
}
