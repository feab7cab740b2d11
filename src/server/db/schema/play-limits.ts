import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What users allow themselves to spend: tokens, or money in cents. Lowering works at once, raising waits as pending. */
export const spendingLimits = pgTable(
  'spending_limits',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    unit: text('unit', { enum: ['tokens', 'money'] }).notNull(),
    window: text('window', { enum: ['day', 'week', 'month'] }).notNull(),
    /** null: no limit. */
    amount: integer('amount'),
    /** From `pending_from` on this is the limit; null with a time: then there is none. */
    pendingAmount: integer('pending_amount'),
    pendingFrom: at('pending_from'),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.unit, t.window] }),
    check('spending_limits_amounts', sql`coalesce(${t.amount}, 0) >= 0 and coalesce(${t.pendingAmount}, 0) >= 0`),
  ],
);

/**
 * A time in which a person takes no part. Known by a salted hash of the mailbox, so that it outlives the account;
 * append-only, so that nothing ends it early.
 */
export const exclusions = pgTable(
  'exclusions',
  {
    id: uuid('id').primaryKey(),
    mailboxHash: text('mailbox_hash').notNull(),
    kind: text('kind', { enum: ['time_out', 'self_exclusion'] }).notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (t) => [
    index('exclusions_mailbox').on(t.mailboxHash, t.endsAt),
    check('exclusions_span', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
