import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A key that its owner made for a program. Only the hash is stored. An ended one stays for a while, to be told of. */
export const accessKeys = pgTable(
  'access_keys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The last characters, which tell keys apart and nobody in. */
    hint: text('hint').notNull(),
    scope: text('scope', { enum: ['free', 'verdicts'] }).notNull(),
    createdAt: at('created_at').notNull(),
    /** Null: until it is ended. */
    expiresAt: at('expires_at'),
    /** To the minute. */
    lastUsedAt: at('last_used_at'),
    endedAt: at('ended_at'),
    /** `owner`: by hand; `password`: with a change of the password. */
    endedBy: text('ended_by', { enum: ['owner', 'password'] }),
  },
  (t) => [
    index('access_keys_user').on(t.userId, t.createdAt),
    index('access_keys_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    index('access_keys_expiry').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);
