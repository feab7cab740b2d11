import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users, waitlistEntries } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Mail that has to go out, one row each; written in the transaction whose news it tells. Its id is in the Message-ID, so
 * that a mail which was sent twice because a server died in between is one mail to its reader.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Emptied with the texts once the mail was sent or given up. */
    recipient: text('recipient'),
    /** Whose mailbox, by keyed hash, so that what strangers can have sent to it is bounded; null: from before that. */
    mailboxHash: text('mailbox_hash'),
    subject: text('subject').notNull(),
    textBody: text('text_body'),
    htmlBody: text('html_body'),
    /** Of mail that is not transactional: where one click ends it. */
    unsubscribeUrl: text('unsubscribe_url'),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
    holder: uuid('holder'),
    leaseUntil: at('lease_until'),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    index('mails_due').on(t.nextAttemptAt).where(sql`${t.state} = 'waiting'`),
    index('mails_mailbox').on(t.mailboxHash, t.createdAt).where(sql`${t.mailboxHash} is not null`),
    check('mails_closed', sql`(${t.state} = 'waiting') = (${t.closedAt} is null)`),
    check('mails_emptied', sql`${t.state} = 'waiting' or (${t.recipient} is null and ${t.textBody} is null)`),
  ],
);

/** A link in a mail. Only the hash of its token is stored; it works once, and until it expires. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['verify', 'reset', 'waitlist', 'unsubscribe'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    waitlistEntryId: uuid('waitlist_entry_id').references(() => waitlistEntries.id, { onDelete: 'cascade' }),
    /** The address that the link speaks for: one that was changed since confirms nothing. */
    emailKey: text('email_key').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    index('mail_links_recent').on(t.emailKey, t.purpose, t.createdAt),
    index('mail_links_user').on(t.userId),
    index('mail_links_entry').on(t.waitlistEntryId),
    index('mail_links_expiry').on(t.expiresAt),
  ],
);

/** Mailboxes that want no mail but what their own doing makes necessary, by keyed hash. */
export const mailOptOuts = pgTable('mail_opt_outs', {
  mailboxHash: text('mailbox_hash').primaryKey(),
  createdAt: at('created_at').notNull(),
});

/** Mails that a user asked for. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['best-bets'] }).notNull(),
    /** What the last one was about, so that each thing is told once. */
    lastAbout: uuid('last_about'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] }), index('mail_choices_kind').on(t.kind, t.userId)],
);

/** Mailboxes that had their sign-up tokens, by keyed hash: one gift per person, also after the account was deleted. */
export const grantedMailboxes = pgTable('granted_mailboxes', {
  mailboxHash: text('mailbox_hash').primaryKey(),
  createdAt: at('created_at').notNull(),
});

/** Mailboxes of administrators whom an owner made support, by keyed hash: also after the account was deleted, and under every tag. */
export const supportMailboxes = pgTable('support_mailboxes', {
  mailboxHash: text('mailbox_hash').primaryKey(),
  createdAt: at('created_at').notNull(),
});

/** What administrators changed. Append-only (a trigger refuses update and delete). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** No reference: the entry outlives both accounts. Null: a command on the server's machine. */
    actorId: uuid('actor_id'),
    /** An administrator's address, or the command. */
    actorEmail: text('actor_email').notNull(),
    action: text('action').notNull(),
    targetId: uuid('target_id'),
    targetEmail: text('target_email'),
    before: jsonb('before'),
    after: jsonb('after'),
    /** From where: the network address of a request, the name of a command's machine. */
    address: text('address').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('audit_entries_newest').on(t.createdAt), index('audit_entries_target').on(t.targetId)],
);
