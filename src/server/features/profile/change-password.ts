import type { ChangePasswordBody } from '#contract/profile.ts';
import { AppError } from '../../platform/errors.ts';
import { findPasswordHash } from '../../platform/http/account-password.repo.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { deleteSessionsOf } from '../../platform/http/session.repo.ts';
import type { SessionOrigin } from '../../platform/http/session-origin.ts';
import { endAllAccess } from '../access/access-keys.service.ts';
import { refuseOwnWordOf } from '../auth/refuse-own-word.ts';
import { startSession } from '../auth/start-session.ts';
import { endOtherLinks } from '../mail/links.service.ts';
import { passwordChangedWords } from '../mail/mail-words.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { type MailDeps, queueNotice } from '../mail/queue-mail.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { refuseBreached } from '../passwords/refuse-breached.ts';
import { replacePasswordHash } from './profile.repo.ts';

/** Who asks, by which session. */
type Own = {
  userId: string;
  email: string;
  emailVerified: boolean;
  sessionToken: string;
  session: { createdAt: Date; provenAt: Date };
  origin: SessionOrigin;
};

export type ChangePasswordDeps = RateLimitDeps & MailDeps & { passwords: Passwords };

const ATTEMPTS: RateLimit = {
  kind: 'password-change',
  limit: 10,
  windowMs: 15 * 60_000,
  message: 'Too many attempts to change the password. Please wait a few minutes and try again.',
};

/**
 * Answers with the token of this browser's new session; every other one of the user has ended, and every key. Attempts are counted
 * by session: who holds a stolen one cannot guess on from many addresses, and keeps the owner, who has another, from nothing. The
 * new session is as old and as proven as the one that it takes the place of: the password alone is no proof of a second factor, and
 * no sign-in of an administrator.
 */
export async function changePassword(deps: ChangePasswordDeps, own: Own, input: ChangePasswordBody): Promise<string> {
  refuseCommonPassword(input.newPassword, 'newPassword');
  await refuseOwnWordOf(deps.db, own.userId, input.newPassword);
  await takeFromLimit(deps, ATTEMPTS, hashSecretToken(own.sessionToken));
  const before = await findPasswordHash(deps.db, own.userId);
  const isOwner = await deps.passwords.matches(before, input.currentPassword);
  if (before === undefined || !isOwner) throw wrongPassword();
  await refuseBreached(deps.passwords, input.newPassword);
  const after = await deps.passwords.hash(input.newPassword);

  return mailingTransaction(deps, async (tx) => {
    if (!(await replacePasswordHash(tx, own.userId, { before, after }))) throw wrongPassword();
    const now = deps.now();
    // A link that somebody asked for before would undo the change.
    await endOtherLinks(tx, { purpose: 'reset', userId: own.userId }, now);
    await deleteSessionsOf(tx, own.userId);
    await endAllAccess(tx, own.userId, { now, endedBy: 'password' });
    // The owner hears of it, whoever it was.
    const words = passwordChangedWords(deps.appUrl);
    await queueNotice(tx, deps, { kind: 'password-changed', to: own.email, isProven: own.emailVerified, words, now });
    return startSession(tx, { userId: own.userId, origin: own.origin, continued: own.session, now });
  });
}

const wrongPassword = (): AppError =>
  new AppError('invalid_input', 'Current password is incorrect', { field: 'currentPassword' });
