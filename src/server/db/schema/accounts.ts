import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { UsState } from '#contract/research/us-states.ts';

/** As it lies in the column; money in cents. */
export type StoredSettings = {
  oddsFormat?: 'american' | 'decimal';
  /** Keys of books; absent or empty: all. */
  sportsbooks?: string[];
  /** Postal code of a US state; absent: none was named. */
  state?: UsState;
  bankrollCents?: number;
  unitCents?: number;
};

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A user's ledger hangs on a wallet that names nobody, so that deleting the user changes no ledger row. */
export const wallets = pgTable('wallets', {
  id: uuid('id').primaryKey(),
  createdAt: at('created_at').notNull(),
});

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** The address as it is compared: trimmed and in lower case. */
    emailKey: text('email_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    emailVerified: boolean('email_verified').notNull().default(false),
    timeZone: text('time_zone'),
    /** What a bettor set once: books, odds format, bankroll, unit. What is absent was never set. */
    settings: jsonb('settings').$type<StoredSettings>().notNull().default(sql`'{}'::jsonb`),
    walletId: uuid('wallet_id')
      .notNull()
      .unique()
      .references(() => wallets.id),
    termsVersion: text('terms_version').notNull(),
    ageConfirmed: text('age_confirmed').notNull(),
    acceptedAt: at('accepted_at').notNull(),
    /** Sign-up tokens that are granted when the address is confirmed; 0 from then on. */
    tokensOnConfirmation: integer('tokens_on_confirmation').notNull().default(0),
    /** Why the account began without tokens; null: it had them. */
    noGrantReason: text('no_grant_reason', { enum: ['mailbox_had_grant', 'excluded'] }),
    /** Since when its holder said to be under 21; null: nobody said so, or support lifted it. */
    underAgeSince: at('under_age_since'),
    /**
     * When whoever reads the mailbox came in by a mailed link before the address was confirmed: what was chosen here until
     * then may have been a stranger's choice. Null: nobody did.
     */
    reclaimedAt: at('reclaimed_at'),
    /** An administrator who may read the portal and add a few tokens; null: where the address makes one, an owner. */
    adminRole: text('admin_role', { enum: ['support'] }),
    createdAt: at('created_at').notNull(),
  },
  // As the portal's list is sorted, to the letter: where nulls would stand decides whether a sort can be left out.
  (t) => [index('users_newest').on(t.createdAt.desc().nullsLast(), t.id.desc().nullsFirst())],
);

/** A browser's session. Only the hash of its token is stored. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** What it is called where its user lists and ends it: never the token or its hash. */
    id: uuid('id').notNull().unique().default(sql`gen_random_uuid()`),
    /** Browser and system, as the browser named itself; empty: it did not, or the session is older than this column. */
    device: text('device').notNull().default(''),
    /** The network it was begun from, without its last part; empty: not known. */
    network: text('network').notNull().default(''),
    /** When its user last proved again who they are; null: not since they signed in. */
    provenAt: at('proven_at'),
    /** To the hour. */
    seenAt: at('seen_at').notNull().default(sql`now()`),
  },
  (t) => [index('auth_sessions_user').on(t.userId), index('auth_sessions_expiry').on(t.expiresAt)],
);

/** The authenticator app of an account; its codes are asked for once it was confirmed. */
export const totpFactors = pgTable('totp_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the operator's secret for this user alone. */
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: at('confirmed_at'),
  /** The half minute of the last code that was taken, so that none is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: at('created_at').notNull(),
});

/** What lets in without the app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Sign-ins whose password was right and whose code is waited for. Only the hash of the browser's token is stored. */
export const waitingSignIns = pgTable(
  'waiting_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the stored password's hash: a password that is changed meanwhile ends it. */
    passwordMark: text('password_mark').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('waiting_sign_ins_user').on(t.userId), index('waiting_sign_ins_expiry').on(t.expiresAt)],
);

/** Networks that a user signed in from: there the own password lets in at once, also while others try to guess it. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash, as of a counted attempt. */
    addressHash: text('address_hash').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.addressHash] })],
);

/** One row per counted attempt (a failed sign-in, a sign-up) of a network address; swept when its window has passed. */
export const rateEvents = pgTable(
  'rate_events',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Keyed hash of the network address, so that no address is kept. */
    addressHash: text('address_hash').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('rate_events_window').on(t.kind, t.addressHash, t.createdAt), index('rate_events_age').on(t.createdAt)],
);

export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique(),
    source: text('source').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('waitlist_entries_newest').on(t.createdAt)],
);
