import { createHmac } from 'node:crypto';
import { mailboxKey } from '../../platform/mailbox-key.ts';

/**
 * What is kept of the mailbox of somebody who is excluded (ADR-0016). Keyed, because the addresses there are could all be
 * tried against a plain hash.
 */
export const mailboxHash = (authSecret: string, email: string): string =>
  createHmac('sha256', authSecret)
    .update(`mailbox:${mailboxKey(email)}`)
    .digest('base64url');
