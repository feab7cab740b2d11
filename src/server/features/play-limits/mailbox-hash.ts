import { createHmac } from 'node:crypto';
import { aliasedMailboxKey, mailboxKey } from '../../platform/mailboxes/mailbox-key.ts';
import { type AuthSecret, currentSecret, secretsOf } from '../../platform/process/auth-secret.ts';

/**
 * What is kept of the mailbox of somebody who is excluded (ADR-0016). Keyed, because the addresses there are could all be
 * tried against a plain hash.
 */
export const mailboxHash = (authSecret: AuthSecret, email: string): string =>
  hashOf(currentSecret(authSecret), mailboxKey(email));

/** By which it may be kept: also with the secret before, the present one first. */
export const mailboxHashes = (authSecret: AuthSecret, email: string): string[] =>
  secretsOf(authSecret).map((secret) => hashOf(secret, mailboxKey(email)));

/** What is kept of an account whose address nobody confirmed: its exclusion is nobody else's. */
export const accountHash = (authSecret: AuthSecret, userId: string): string =>
  accountHashOf(currentSecret(authSecret), userId);

export const accountHashes = (authSecret: AuthSecret, userId: string): string[] =>
  secretsOf(authSecret).map((secret) => accountHashOf(secret, userId));

/** The same for all aliases of one person's mailbox: what is given or mailed once to it. */
export const aliasedMailboxHash = (authSecret: AuthSecret, email: string): string =>
  hashOf(currentSecret(authSecret), aliasedMailboxKey(email));

export const aliasedMailboxHashes = (authSecret: AuthSecret, email: string): string[] =>
  secretsOf(authSecret).map((secret) => hashOf(secret, aliasedMailboxKey(email)));

const accountHashOf = (secret: string, userId: string): string =>
  createHmac('sha256', secret).update(`account:${userId}`).digest('base64url');

const hashOf = (secret: string, key: string): string =>
  createHmac('sha256', secret).update(`mailbox:${key}`).digest('base64url');
