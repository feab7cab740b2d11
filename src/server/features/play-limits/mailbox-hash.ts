import { createHmac } from 'node:crypto';
import { aliasedMailboxKey, mailboxKey } from '../../platform/mailboxes/mailbox-key.ts';

/**
 * What is kept of the mailbox of somebody who is excluded (ADR-0016). Keyed, because the addresses there are could all be
 * tried against a plain hash.
 */
export const mailboxHash = (authSecret: string, email: string): string => hashOf(authSecret, mailboxKey(email));

/** The same for all aliases of one person's mailbox: what is given or mailed once to it. */
export const aliasedMailboxHash = (authSecret: string, email: string): string =>
  hashOf(authSecret, aliasedMailboxKey(email));

const hashOf = (authSecret: string, key: string): string =>
  createHmac('sha256', authSecret).update(`mailbox:${key}`).digest('base64url');
