import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type BillingLine, PAYMENT_WEBHOOK_PATH, type Subscription } from '#contract/billing.ts';
import { users } from '../../db/schema/accounts.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { closeWith } from '../../platform/database/test-database.ts';
import { registerOriginCheck } from '../../platform/http/origin-check.ts';
import type { Payments } from '../../providers/payments/payments.port.ts';
import { type StripeStandIn, startStripeStandIn } from '../../providers/payments/stand-in/test-stripe-server.ts';
import type { MessageOptions } from '../../providers/payments/stand-in/test-stripe-webhooks.ts';
import { createStripePayments } from '../../providers/payments/stripe/stripe-payments.ts';
import { AUTH_SECRET, accountsOn, SITE, startServer } from '../../test-server.ts';
import { authRoutes } from '../auth/auth.routes.ts';
import { signUpNew } from '../auth/test-auth-app.ts';
import { exclusionMail } from '../mail/exclusion-mail.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import { playLimitsRoutes } from '../play-limits/play-limits.routes.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import { billingRoutes } from './billing.routes.ts';
import { type Billing, createBilling } from './billing.service.ts';
import type { BillingDeps } from './billing-deps.ts';
import { webhookRoutes } from './webhook.routes.ts';

export const APP_URL = 'https://edgewise.example';
export const START = new Date('2026-11-21T12:00:00.000Z');
export const DAY_MS = 86_400_000;
const SIGNUP_TOKENS = 150;

export type BillingApp = {
  app: FastifyInstance;
  deps: BillingDeps;
  billing: Billing;
  stripe: StripeStandIn;
  logged: string[];
  now: () => Date;
  /** Moves the clock of server and provider alike. */
  pass: (ms: number) => void;
  /** Sends events as the provider does, one after the other, and gives the status of each answer. */
  deliver: (events: readonly object[], options?: MessageOptions) => Promise<number[]>;
  close: () => Promise<void>;
};

/** Accounts, limits and billing as the product composes them, with Stripe's stand-in behind the product's own adapter. */
export async function startBillingApp(db: Db, { deadlineMs = 30_000 } = {}): Promise<BillingApp> {
  let nowMs = START.getTime();
  const now = () => new Date(nowMs);
  const stripe = await startStripeStandIn({ now });
  closeWith(db, () => stripe.close());
  const { secretKey, webhookSecret, apiUrl } = stripe;
  const publishableKey = 'pk_test_standin';
  const payments = createStripePayments({ secretKey, publishableKey, webhookSecret, apiUrl, deadlineMs });
  const served = await serveBilling(db, payments, now);
  return {
    ...served,
    stripe,
    now,
    pass: (ms) => {
      nowMs += ms;
    },
    deliver: async (events, options) => {
      const statuses: number[] = [];
      for (const event of events) statuses.push((await post(served.app, stripe, event, options)).statusCode);
      return statuses;
    },
    close: async () => {
      await served.app.close();
      await stripe.close();
    },
  };
}

export function post(
  app: FastifyInstance,
  stripe: StripeStandIn,
  event: object,
  options?: MessageOptions,
): Promise<LightMyRequestResponse> {
  const { body, headers } = stripe.message(event, options);
  return app.inject({ method: 'POST', url: PAYMENT_WEBHOOK_PATH, payload: body, headers });
}

/** Without a provider where `payments` is null. */
export async function serveBilling(db: Db, payments: Payments | null, now: () => Date) {
  const logged: string[] = [];
  const log = (level: string) => (details: object, text?: string) => {
    logged.push(`${level} ${text ?? ''} ${JSON.stringify(details)}`);
  };
  const logger = { info: log('info'), warn: log('warn'), error: log('error') };
  const authSecret = AUTH_SECRET;
  const play = createPlayGuard({ authSecret, site: SITE });
  const deps: BillingDeps = { db, now, newId: randomUUID, authSecret, payments, play, appUrl: APP_URL, logger };
  const billing = createBilling(deps);

  const app = startServer(db, { now });
  registerOriginCheck(app, { appUrl: APP_URL });
  await app.register(authRoutes(accountsOn(db, { now, appUrl: APP_URL })));
  await app.register(playLimitsRoutes({ ...deps, billing, mail: exclusionMail(deps) }));
  await app.register(billingRoutes(deps));
  await app.register(webhookRoutes(deps));
  return { app, deps, billing, logged };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Buyer = {
  id: string;
  email: string;
  walletId: string;
  ask: (method: Method, url: string, body?: object) => Promise<LightMyRequestResponse>;
  begin: (body: object) => Promise<LightMyRequestResponse>;
  subscription: () => Promise<Subscription | null>;
  history: () => Promise<BillingLine[]>;
  /** What there is beyond the tokens of the sign-up. */
  tokens: () => Promise<number>;
  /** The same user at another server on the same database. */
  at: (app: FastifyInstance) => Buyer;
};

export async function newBuyer({ app, deps }: Pick<BillingApp, 'app' | 'deps'>): Promise<Buyer> {
  const { id, email, cookie } = await signUpNew(app);
  const [user] = await deps.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('a sign-up left no user');
  return buyerOf(app, deps, { id, email, walletId: user.walletId, cookie });
}

function buyerOf(
  app: FastifyInstance,
  deps: BillingDeps,
  user: Pick<Buyer, 'id' | 'email' | 'walletId'> & { cookie: string },
): Buyer {
  const { id, email, walletId, cookie } = user;
  const ask: Buyer['ask'] = (method, url, body) =>
    app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
  return {
    id,
    email,
    walletId,
    ask,
    begin: (body) => ask('POST', '/api/payment/checkout', body),
    subscription: async () => (await ask('GET', '/api/payment/subscription')).json<Subscription | null>(),
    history: async () => (await ask('GET', '/api/payment/history')).json<BillingLine[]>(),
    tokens: async () => (await balanceOf(deps.db, walletId, deps.now())) - SIGNUP_TOKENS,
    at: (other) => buyerOf(other, deps, user),
  };
}

export const sessionIn = (answer: LightMyRequestResponse): string =>
  answer.json<{ url: string }>().url.replace(/^.*\//, '');

export type Purchase = {
  sessionId: string;
  /** What the provider tells of it, oldest first. */
  events: ReturnType<StripeStandIn['payCheckout']>;
  subscriptionId: string;
  invoiceId: string;
  paymentId: string;
};

/** Begun by the buyer and paid on Stripe's page; what Stripe tells of it is not delivered yet. */
export async function pay({ stripe }: BillingApp, buyer: Buyer, body: object): Promise<Purchase> {
  const answer = await buyer.begin(body);
  if (answer.statusCode !== 200) throw new Error(`a checkout answered ${answer.statusCode}: ${answer.body}`);
  const sessionId = sessionIn(answer);
  const events = stripe.payCheckout(sessionId);
  const session = stripe.world.sessions.get(sessionId);
  return {
    sessionId,
    events,
    subscriptionId: String(session?.subscription),
    invoiceId: String(session?.invoice),
    paymentId: String(session?.payment_intent),
  };
}

/** Paid, and every event delivered. */
export async function subscribe(world: BillingApp, buyer: Buyer): Promise<Purchase> {
  const paid = await pay(world, buyer, { kind: 'subscription' });
  await world.deliver(paid.events);
  return { ...paid, paymentId: paymentOf(world, paid.invoiceId) };
}

export async function buyPack(world: BillingApp, buyer: Buyer, tokens = 125): Promise<Purchase> {
  const paid = await pay(world, buyer, { kind: 'pack', tokens });
  await world.deliver(paid.events);
  return paid;
}

export function paymentOf({ stripe }: BillingApp, invoiceId: string): string {
  const payment = [...stripe.world.invoicePayments.values()].find(({ invoice }) => invoice === invoiceId);
  return String(payment?.payment.payment_intent);
}

const TABLES = [
  'subscriptions',
  'payments',
  'payment_customers',
  'payment_events',
  'checkouts',
  'billing_stops',
  'token_grants',
  'ledger_entries',
  'exclusions',
];

/** All that billing has ever written: equal before and after says that nothing changed. */
export async function everythingIn(db: Db): Promise<string> {
  const parts: unknown[] = [];
  for (const table of TABLES) {
    const { rows } = (await db.execute(
      sql.raw(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as all, count(*)::int from ${table} t`,
      ),
    )) as unknown as { rows: unknown[] };
    parts.push([table, rows]);
  }
  return JSON.stringify(parts);
}

export async function rowsIn<Row>(db: Db, query: string): Promise<Row[]> {
  return rowsOf<Row>(await db.execute(sql.raw(query)));
}
