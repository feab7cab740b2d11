import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    /** `owner`: by hand; `password`: with a change of the password; `sign-out`: with all sessions, or all but one. */
    endedBy: text('ended_by', { enum: ['owner', 'password', 'sign-out'] }),
  },
  (t) => [
    index('access_keys_user').on(t.userId, t.createdAt),
    index('access_keys_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    index('access_keys_expiry').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);

/** A program that said its name and where it takes codes. Anybody can register one, so nothing of it is trusted. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    redirectUris: jsonb('redirect_uris').$type<string[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('oauth_clients_age').on(t.createdAt)],
);

/** An assistant that a user let in. It ends by being deleted, and all its tokens with it. */
export const oauthGrants = pgTable(
  'oauth_grants',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: text('client_id')
      .notNull()
      .references(() => oauthClients.id, { onDelete: 'cascade' }),
    scope: text('scope', { enum: ['free', 'verdicts'] }).notNull(),
    /** The host that the code was sent to. */
    sentTo: text('sent_to').notNull(),
    createdAt: at('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: at('last_used_at'),
    /** When its newest refresh token ends: then nothing of it works any more. */
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('oauth_grants_user').on(t.userId),
    index('oauth_grants_client').on(t.clientId),
    index('oauth_grants_expiry').on(t.expiresAt),
  ],
);

/** A code is worth one grant, for a minute, to whoever knows what its challenge was made of. */
export const oauthCodes = pgTable(
  'oauth_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: text('client_id')
      .notNull()
      .references(() => oauthClients.id, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    challenge: text('challenge').notNull(),
    scope: text('scope', { enum: ['free', 'verdicts'] }).notNull(),
    resource: text('resource').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** What it became, to be ended where it comes a second time. */
    grantId: uuid('grant_id'),
  },
  (t) => [
    index('oauth_codes_user').on(t.userId),
    index('oauth_codes_client').on(t.clientId),
    index('oauth_codes_expiry').on(t.expiresAt),
  ],
);

/** Access and refresh tokens by their hashes. A refresh token that was used stays until its end, to be known again. */
export const oauthTokens = pgTable(
  'oauth_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => oauthGrants.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['access', 'refresh'] }).notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('oauth_tokens_grant').on(t.grantId), index('oauth_tokens_expiry').on(t.expiresAt)],
);
