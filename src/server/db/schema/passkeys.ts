import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The public half of a key pair whose private half an authenticator keeps. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the authenticator calls it; base64url, like the key. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE. */
    publicKey: text('public_key').notNull(),
    /** Of uses, as the authenticator counts them; 0: it does not. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    /** How a browser may reach it. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);

/** What an authenticator is to sign, once: the newest of a browser for each purpose. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Hash of the token that this browser brings: of its session, or of its sign-in. */
    holderHash: text('holder_hash').notNull(),
    purpose: text('purpose', { enum: ['add', 'sign_in', 'second_step', 'prove'] }).notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.holderHash, t.purpose] }), index('passkey_challenges_expiry').on(t.expiresAt)],
);
