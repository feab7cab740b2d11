import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { wallets } from './accounts.ts';
import { tokenGrants } from './tokens.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What is paid and subscribed hangs on the wallet, so that it stays when the user is deleted. */
const wallet = () =>
  uuid('wallet_id')
    .notNull()
    .references(() => wallets.id);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    walletId: wallet(),
    /** Who renews it: the payment provider, or we ourselves because an administrator switched it on. */
    origin: text('origin', { enum: ['stripe', 'admin'] }).notNull(),
    providerId: text('provider_id').unique('subscriptions_provider_id'),
    status: text('status', { enum: ['active', 'past_due', 'paused', 'ended'] }).notNull(),
    /** From here the monthly periods are counted. */
    anchorAt: at('anchor_at').notNull(),
    currentPeriodStart: at('current_period_start').notNull(),
    currentPeriodEnd: at('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** A failed renewal keeps its rights until then. */
    graceUntil: at('grace_until'),
    endedAt: at('ended_at'),
    /** When the provider's state that is stored here was current; an older one never replaces it. */
    providerStateAt: at('provider_state_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('subscriptions_one_live').on(t.walletId).where(sql`${t.status} <> 'ended'`),
    index('subscriptions_renewal').on(t.currentPeriodEnd).where(sql`${t.status} <> 'ended'`),
    check('subscriptions_origin', sql`(${t.origin} = 'stripe') = (${t.providerId} is not null)`),
    check('subscriptions_period', sql`${t.currentPeriodEnd} > ${t.currentPeriodStart}`),
    check('subscriptions_ended', sql`(${t.status} = 'ended') = (${t.endedAt} is not null)`),
  ],
);

/** The provider's name for a wallet. */
export const paymentCustomers = pgTable('payment_customers', {
  walletId: wallet().primaryKey(),
  providerId: text('provider_id').notNull().unique('payment_customers_provider_id'),
  createdAt: at('created_at').notNull(),
});

/** Money that arrived, once per payment of the provider, whichever of its events told of it first. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    walletId: wallet(),
    kind: text('kind', { enum: ['subscription', 'pack'] }).notNull(),
    /** The provider's payment object: an invoice of a subscription, or the payment of a pack. */
    providerId: text('provider_id').notNull().unique('payments_provider_id'),
    /** The provider's payment by which a refund is matched. */
    providerPaymentId: text('provider_payment_id').unique('payments_provider_payment_id'),
    amountCents: integer('amount_cents').notNull(),
    /** All that ever went back, in refunds and disputes. It only rises. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** What of that came back with disputes that were won. It only rises too: the difference is what is gone. */
    reinstatedCents: integer('reinstated_cents').notNull().default(0),
    currency: text('currency').notNull(),
    tokens: integer('tokens').notNull(),
    grantId: uuid('grant_id').references(() => tokenGrants.id),
    description: text('description').notNull(),
    receiptUrl: text('receipt_url'),
    paidAt: at('paid_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('payments_wallet').on(t.walletId, t.paidAt),
    check(
      'payments_amounts',
      sql`${t.amountCents} >= 0 and ${t.reinstatedCents} >= 0 and ${t.refundedCents} - ${t.reinstatedCents} between 0 and ${t.amountCents}`,
    ),
  ],
);

/** Events of the provider that had their effect: written in the same transaction as the effect. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    objectId: text('object_id').notNull(),
    outcome: text('outcome', { enum: ['applied', 'ignored'] }).notNull(),
    sentAt: at('sent_at').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [index('payment_events_object').on(t.objectId)],
);

/** A purchase that was begun: its money counts against a cap until it is completed or given up. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    walletId: wallet(),
    kind: text('kind', { enum: ['subscription', 'pack'] }).notNull(),
    tokens: integer('tokens').notNull(),
    amountCents: integer('amount_cents').notNull(),
    providerSessionId: text('provider_session_id').unique('checkouts_provider_session_id'),
    state: text('state', { enum: ['open', 'completed', 'expired'] }).notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('checkouts_wallet').on(t.walletId, t.createdAt)],
);

/** What moved at the provider, as its own balance has it, once each: what our books are compared with. */
export const providerMoves = pgTable(
  'provider_moves',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    kind: text('kind', { enum: ['payment', 'refund', 'refund_failed', 'dispute', 'dispute_won'] }).notNull(),
    /** Towards us above zero, away from us below. */
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('provider_moves_payment').on(t.paymentId), index('provider_moves_at').on(t.at)],
);

/** Where the last comparison found the books to differ from the provider; a row goes when a later one finds it mended. */
export const moneyDifferences = pgTable(
  'money_differences',
  {
    paymentId: text('payment_id').notNull(),
    kind: text('kind').notNull(),
    /** Cents, or of a grant tokens; null: there is nothing. */
    here: integer('here'),
    there: integer('there'),
    currency: text('currency').notNull(),
    since: at('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.paymentId, t.kind] })],
);

/** Billing that has to stop at the provider, kept until the provider confirmed it: nobody is billed because it was away. */
export const billingStops = pgTable(
  'billing_stops',
  {
    id: uuid('id').primaryKey(),
    walletId: wallet(),
    /** `refund`: money that came while its owner was excluded or gone. */
    action: text('action', { enum: ['cancel', 'pause', 'refund'] }).notNull(),
    /** A pause ends by itself then. */
    until: at('until'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    requestedAt: at('requested_at').notNull(),
    doneAt: at('done_at'),
  },
  (t) => [
    index('billing_stops_open').on(t.requestedAt).where(sql`${t.doneAt} is null`),
    index('billing_stops_wallet').on(t.walletId),
    check('billing_stops_until', sql`(${t.action} = 'pause') = (${t.until} is not null)`),
  ],
);
