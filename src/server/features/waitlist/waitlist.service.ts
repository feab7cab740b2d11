import type { JoinWaitlistBody } from '#contract/waitlist.ts';
import { emailKey } from '../../platform/email-key.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/rate-limit.ts';
import { insertEntryOnce } from './waitlist.repo.ts';

export type WaitlistDeps = RateLimitDeps & {
  /** Entries per network address; null: no limit. */
  signupsPerHour: number | null;
};

const perHour = (limit: number): RateLimit => ({
  kind: 'waitlist',
  limit,
  windowMs: 3_600_000,
  message: 'Too many entries from your network. Please try again later.',
});

/** The same answer for a new and a known address, so that it tells nobody who is on the list. */
export async function joinWaitlist(
  deps: WaitlistDeps,
  input: JoinWaitlistBody,
  address: string,
): Promise<{ message: string }> {
  if (deps.signupsPerHour !== null) await takeFromLimit(deps, perHour(deps.signupsPerHour), address);
  await insertEntryOnce(deps.db, {
    id: deps.newId(),
    email: input.email,
    emailKey: emailKey(input.email),
    source: input.source,
    createdAt: deps.now(),
  });
  return { message: "You're on the list. We'll notify you when we launch." };
}
