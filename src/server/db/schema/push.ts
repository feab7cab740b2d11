import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { authSessions, users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A browser that is told of alerts while it is signed in: what ends its session ends this. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whoever knows it can wake the browser, if the key is known too. */
    endpoint: text('endpoint').notNull().unique(),
    createdAt: at('created_at').notNull(),
    /** Since when something is to be told; null: nothing is. */
    dueAt: at('due_at'),
    /** Not before then, after it failed. */
    retryAt: at('retry_at'),
    failures: integer('failures').notNull().default(0),
  },
  (t) => [
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
  ],
);
