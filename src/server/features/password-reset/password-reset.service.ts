import type { ResetPasswordBody } from '#contract/auth.ts';
import { AppError } from '../../platform/errors.ts';
import { type RightsSettings, rightsOf } from '../../platform/http/account-rights.ts';
import { isTaken, type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { networkOf } from '../../platform/http/rate-limit-address.ts';
import { deleteSessionsOf } from '../../platform/http/session.repo.ts';
import { emailKey } from '../../platform/mailboxes/email-key.ts';
import { endAllAccess } from '../access/access-keys.service.ts';
import { recordAdminReset } from '../audit/audit.service.ts';
import { forgetNetworks, isOwnersNetwork } from '../auth/known-networks.ts';
import { refuseOwnWordOf } from '../auth/refuse-own-word.ts';
import { endOtherLinks, getLink, useLink } from '../mail/links.service.ts';
import { passwordChangedWords } from '../mail/mail-words.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { type MailDeps, queueLink, queueNotice } from '../mail/queue-mail.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { refuseBreached } from '../passwords/refuse-breached.ts';
import { forgetFactors, isOnTrial } from '../second-factor/factors.ts';
import { tell } from '../second-factor/second-factor.service.ts';
import { findByAddress, setPasswordHash, setReclaimed } from './password-reset.repo.ts';

export type PasswordResetDeps = RateLimitDeps & MailDeps & { passwords: Passwords; rights: RightsSettings };

const REQUESTS: RateLimit = {
  kind: 'password-forgotten',
  limit: 20,
  windowMs: 15 * 60_000,
  message: 'Too many requests from your network. Please wait a few minutes and try again.',
};
const RESETS: RateLimit = { ...REQUESTS, kind: 'password-reset' };
/** Of one network for one address, so that a stranger leaves some of its mails to the owner, wherever that one asks from. */
const MAILS_FROM_NETWORK: RateLimit = { kind: 'reset-mail', limit: 2, windowMs: 3_600_000, message: '' };
const OWNERS_SHARES = 2;

/**
 * The same answer and the same work whether there is an account and whether a mail is sent: nobody learns here who has one, nor
 * from where its owner signs in.
 */
export async function requestReset(
  deps: PasswordResetDeps,
  email: string,
  address: string,
): Promise<{ message: string }> {
  await takeFromLimit(deps, REQUESTS, address);
  const key = emailKey(email);
  const isLeft = await isTaken(deps, MAILS_FROM_NETWORK, `${networkOf(address)} ${key}`);
  await mailingTransaction(deps, async (tx) => {
    const user = await findByAddress(tx, key);
    const isKnown = await isOwnersNetwork(tx, deps, { emailKey: key, address });
    // Who signed up with an address that nobody confirmed may be a stranger.
    const isOwners = isKnown && user?.emailVerified === true;
    const owner = user && (isOwners || isLeft) ? { userId: user.id } : null;
    const shares = isOwners ? OWNERS_SHARES : 1;
    // To the address as it was signed up with, not as somebody spelled it now.
    await queueLink(tx, deps, { purpose: 'reset', email: user?.email ?? email, owner, shares, now: deps.now() });
  });
  return { message: 'If there is an account for this address, a mail with a link is on its way.' };
}

/** A link works once, and ends every session and key there is and every other link of its kind. */
export async function resetPassword(
  deps: PasswordResetDeps,
  input: ResetPasswordBody,
  address: string,
): Promise<{ message: string }> {
  refuseCommonPassword(input.newPassword, 'newPassword');
  await takeFromLimit(deps, RESETS, address);
  const asked = { purpose: 'reset', token: input.token } as const;
  // Looked at first, so that a made-up link costs no hash.
  const { userId } = await getLink(deps.db, asked, deps.now());
  if (userId !== null) await refuseOwnWordOf(deps.db, userId, input.newPassword);
  await refuseBreached(deps.passwords, input.newPassword);
  const passwordHash = await deps.passwords.hash(input.newPassword);

  await mailingTransaction(deps, async (tx) => {
    const now = deps.now();
    // The user's row before the link's, in the order in which a deletion of the account takes them.
    const user = userId === null ? undefined : await setPasswordHash(tx, userId, passwordHash);
    await useLink(tx, asked, now);
    if (!user) throw new AppError('invalid_input', 'This link is not valid any more. Please ask for a new one.');
    await endOtherLinks(tx, { purpose: 'reset', userId: user.id }, now);
    // Who follows the link is the first to show that the mailbox is theirs: what somebody set up before under their address
    // neither locks them out nor lets anybody in.
    if (!user.emailVerified) {
      await setReclaimed(tx, user.id, now);
      await forgetFactors(tx, user.id);
    } else if (!rightsOf(user, deps.rights).isAdmin && (await isOnTrial(tx, user.id, now))) {
      await forgetFactors(tx, user.id);
      await tell(tx, deps, user, 'fallen');
    }
    if (rightsOf(user, deps.rights).isAdmin) await recordAdminReset(tx, { ...user, address, now });
    // Somebody else may have signed in from these.
    await forgetNetworks(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    await endAllAccess(tx, user.id, { now, endedBy: 'password' });
    const words = passwordChangedWords(deps.appUrl);
    await queueNotice(tx, deps, { kind: 'password-changed', to: user.email, isProven: true, words, now });
  });
  return { message: 'Your password is changed. Please sign in with it.' };
}
