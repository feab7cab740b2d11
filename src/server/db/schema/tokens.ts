import { sql } from 'drizzle-orm';
import {
  bigserial,
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

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One row per allowance. `remaining` is spent down and never below zero; rows are never deleted. */
export const tokenGrants = pgTable(
  'token_grants',
  {
    id: uuid('id').primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    kind: text('kind', { enum: ['signup', 'confirmation', 'monthly', 'purchased', 'admin'] }).notNull(),
    granted: integer('granted').notNull(),
    remaining: integer('remaining').notNull(),
    /** null: never expires. */
    expiresAt: at('expires_at'),
    /** What it was granted for, such as a period or a payment: one grant for each, however often it is asked for. */
    source: text('source').unique('token_grants_source'),
    /** Expired, and nothing of it left in the books. What is given back to it later unsets this. */
    swept: boolean('swept').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    check('token_grants_remaining_range', sql`${t.remaining} between 0 and ${t.granted}`),
    check('token_grants_granted_positive', sql`${t.granted} > 0`),
    // No index depends on what is left, so that a debit changes the row in place and no index with it.
    index('token_grants_wallet').on(t.walletId, t.expiresAt),
    index('token_grants_expiring').on(t.expiresAt).where(sql`not ${t.swept} and ${t.expiresAt} is not null`),
    uniqueIndex('token_grants_one_signup').on(t.walletId).where(sql`${t.kind} = 'signup'`),
  ],
);

/** Tokens set aside for one analysis: held, then settled or released, exactly once. 0 tokens: an unlimited account's use. */
export const tokenReservations = pgTable(
  'token_reservations',
  {
    id: uuid('id').primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    tokens: integer('tokens').notNull(),
    mode: text('mode', { enum: ['regular', 'pro'] }).notNull(),
    state: text('state', { enum: ['held', 'settled', 'released'] }).notNull(),
    /** A held reservation past its lease belongs to a server that died; the sweeper gives it back. */
    leaseUntil: at('lease_until').notNull(),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
    /** Given back although its answer was delivered, because the model had failed. Few of these a day are let be. */
    deliveredFree: boolean('delivered_free').notNull().default(false),
  },
  (t) => [
    check('token_reservations_free_is_released', sql`not ${t.deliveredFree} or ${t.state} = 'released'`),
    index('token_reservations_delivered_free').on(t.walletId, t.closedAt).where(sql`${t.deliveredFree}`),
    check('token_reservations_tokens_positive', sql`${t.tokens} >= 0`),
    check('token_reservations_closed', sql`(${t.state} = 'held') = (${t.closedAt} is null)`),
    index('token_reservations_held').on(t.leaseUntil).where(sql`${t.state} = 'held'`),
    index('token_reservations_wallet').on(t.walletId, t.createdAt),
  ],
);

/** Append-only (a trigger refuses update and delete). The balance is what a wallet's entries add up to. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    grantId: uuid('grant_id').references(() => tokenGrants.id),
    reservationId: uuid('reservation_id').references(() => tokenReservations.id),
    kind: text('kind', { enum: ['grant', 'reserve', 'settle', 'release', 'expire', 'revoke', 'reinstate'] }).notNull(),
    /** Signed: grants, releases and what is reinstated add, a settlement is 0, the others take. */
    tokens: integer('tokens').notNull(),
    /** Why, as a code of the contract: of a release what failed, of a revocation who took back. */
    reason: text('reason'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    // Entries are only ever read by wallet or by reservation: one index less for each debit to write.
    primaryKey({ columns: [t.walletId, t.id] }),
    uniqueIndex('ledger_entries_once').on(t.reservationId, t.kind, t.grantId),
    uniqueIndex('ledger_entries_settled_once').on(t.reservationId).where(sql`${t.kind} = 'settle'`),
    check(
      'ledger_entries_sign',
      sql`(${t.kind} in ('grant', 'release', 'reinstate') and ${t.tokens} > 0) or (${t.kind} in ('reserve', 'expire', 'revoke') and ${t.tokens} < 0) or (${t.kind} = 'settle' and ${t.tokens} = 0)`,
    ),
  ],
);

/**
 * What was set aside of a wallet from a moment on and was settled, kept up to date by a trigger. A row of its own: who changes
 * what is billed holds the wallet's, and no answer waits for that.
 */
export const walletUsages = pgTable('wallet_usages', {
  walletId: uuid('wallet_id')
    .primaryKey()
    .references(() => wallets.id),
  /** Null: nothing was counted yet. */
  since: at('since'),
  tokens: integer('tokens').notNull().default(0),
  pro: integer('pro').notNull().default(0),
  /** Raised by each settlement, so that sums which were counted beside one are not kept. */
  settlements: integer('settlements').notNull().default(0),
});

/** That a wallet was told of a low balance: at most once per level and period, in whichever process. */
export const balanceNotices = pgTable(
  'balance_notices',
  {
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.id),
    periodStart: at('period_start').notNull(),
    level: text('level', { enum: ['low', 'empty'] }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.walletId, t.periodStart, t.level] })],
);
