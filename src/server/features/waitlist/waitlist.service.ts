import type { JoinWaitlistBody } from '#contract/waitlist.ts';
import { AppError } from '../../platform/errors.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { refuseDisposable } from '../../platform/mailboxes/disposable-domain.ts';
import { emailKey } from '../../platform/mailboxes/email-key.ts';
import { getLink, useLink } from '../mail/links.service.ts';
import { holdMailbox } from '../mail/mailbox-bounds.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { type MailDeps, queueLink } from '../mail/queue-mail.ts';
import { confirmEntry, insertEntryOnce } from './waitlist.repo.ts';

export type WaitlistDeps = RateLimitDeps &
  MailDeps & {
    /** Entries per network address; null: no limit. */
    signupsPerHour: number | null;
  };

const perHour = (limit: number): RateLimit => ({
  kind: 'waitlist',
  limit,
  // Whoever is given a /48 has 65,536 networks in it; the limit of a /64 is within this one.
  ipv6Bits: 48,
  windowMs: 3_600_000,
  message: 'Too many entries from your network. Please try again later.',
});

/** The same answer and the same work for a new and a known address, so that it tells nobody who is on the list. */
export async function joinWaitlist(
  deps: WaitlistDeps,
  input: JoinWaitlistBody,
  address: string,
): Promise<{ message: string }> {
  if (deps.signupsPerHour !== null) await takeFromLimit(deps, perHour(deps.signupsPerHour), address);
  refuseDisposable(input.email);
  const { email, source } = input;
  await mailingTransaction(deps, async (tx) => {
    const now = deps.now();
    await holdMailbox(tx, deps, email);
    const fields = { id: deps.newId(), email, emailKey: emailKey(email), source, createdAt: now };
    const entry = await insertEntryOnce(tx, fields);
    const owner = entry && !entry.emailVerified ? { waitlistEntryId: entry.id } : null;
    // To the address as it was first entered, not as somebody spelled it now.
    await queueLink(tx, deps, { purpose: 'waitlist', email: entry?.email ?? email, owner, now });
  });
  return { message: "You're on the list. We'll notify you when we launch." };
}

/** What the link in the mail leads to, once its reader says so. */
export async function confirmWaitlist(deps: WaitlistDeps, token: string): Promise<{ message: string }> {
  const asked = { purpose: 'waitlist', token } as const;
  const { waitlistEntryId: id, emailKey: key } = await getLink(deps.db, asked, deps.now());
  await deps.db.transaction(async (tx) => {
    const isThere = id !== null && (await confirmEntry(tx, { id, emailKey: key }));
    if (!isThere)
      throw new AppError('invalid_input', 'This place on the list is gone. Please enter your address again.');
    await useLink(tx, asked, deps.now());
  });
  return { message: 'Your place on the list is confirmed.' };
}
