import type { VerifyEmailBody } from '#contract/auth.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { ACCOUNT_RATES } from '../../platform/http/account-rates.ts';
import { type RightsSettings, rightsOf } from '../../platform/http/account-rights.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { recordAdminSignIn } from '../audit/audit.service.ts';
import { endOtherLinks, getLink, useLink } from '../mail/links.service.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { type MailDeps, queueLink } from '../mail/queue-mail.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { type BillingStops, promoteExclusion, sendStops } from '../play-limits/exclude.ts';
import { grantConfirmationTokens } from '../tokens/tokens.service.ts';
import { findLinked, findTokensOnConfirmation, type LinkedAccount, setVerified } from './verification.repo.ts';

export type VerificationDeps = RateLimitDeps &
  MailDeps & { passwords: Passwords; rights: RightsSettings; billing: BillingStops };

/** Who asks: the user of the session that came along, if one did. */
export type Confirmer = { userId: string | null; address: string; warn: (error: unknown) => void };

const GUESSES: RateLimit = {
  kind: 'verify-password',
  limit: 10,
  windowMs: 15 * 60_000,
  message: 'Too many attempts. Please wait a few minutes and try again.',
};

/**
 * Confirms the address that the link was mailed to. Who reads the mailbox is not enough: a stranger may have opened the
 * account with somebody else's address, and must not be handed a confirmed one by its owner's click.
 */
export async function verifyEmail(
  deps: VerificationDeps,
  input: VerifyEmailBody,
  confirmer: Confirmer,
): Promise<{ message: string }> {
  const asked = { purpose: 'verify', token: input.token } as const;
  const link = await getLink(deps.db, asked, deps.now());
  const account = link.userId === null ? undefined : await findLinked(deps.db, { ...link, userId: link.userId });
  if (!account) throw new AppError('invalid_input', 'This link is not valid any more. Please ask for a new one.');
  if (account.id !== confirmer.userId) await assertPassword(deps, account, input.password, confirmer);

  const stopped = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    // The user's row before the link's, in the order in which a deletion of the account takes them.
    const wallets = await promoteExclusion(tx, deps, account, async () => {
      const confirmed = await setVerified(tx, account.id);
      if (!confirmed || confirmed.tokensOnConfirmation === 0) return;
      const { walletId, tokensOnConfirmation: tokens } = confirmed;
      await grantConfirmationTokens(tx, { grantId: deps.newId(), walletId, tokens, now });
    });
    await useLink(tx, asked, now);
    await endOtherLinks(tx, { purpose: 'verify', userId: account.id }, now);
    // The sessions there are become an administrator's: the sign-in that needs no second factor is this one.
    const { id, email } = account;
    const { isAdmin } = rightsOf({ email, emailVerified: true }, deps.rights);
    if (isAdmin) await recordAdminSignIn(tx, { id, email, address: confirmer.address, now }, false);
    return wallets;
  });
  await sendStops(deps, stopped, confirmer.warn);
  return { message: 'Your address is confirmed.' };
}

/** What an account can spend on top once its address is confirmed. */
export const tokensOnConfirmation = (db: Db, userId: string): Promise<number> => findTokensOnConfirmation(db, userId);

async function assertPassword(
  deps: VerificationDeps,
  account: LinkedAccount,
  password: string | undefined,
  { userId, address }: Pick<Confirmer, 'userId' | 'address'>,
): Promise<void> {
  if (password === undefined) {
    const whose = userId === null ? 'the password of your account' : 'the password of the account that the mail is for';
    throw new AppError('forbidden', `Please enter ${whose} to confirm its address.`);
  }
  await takeFromLimit(deps, GUESSES, address);
  if (!(await deps.passwords.matches(account.passwordHash, password))) {
    throw new AppError('forbidden', 'The password is not right. Please try again.');
  }
}

const ANOTHER_LINK = 'Another link is on its way. If it is not there in a few minutes, please look among the spam.';
const NO_OTHER_LINK =
  'A link was mailed to you already. We mail one a minute and five a day at most: please look among the spam, or ask again later.';

/** In the transaction of the sign-up, and when the user asks again. */
export const queueVerification = (
  tx: Db,
  deps: MailDeps,
  user: { id: string; email: string },
  now: Date,
): Promise<boolean> => queueLink(tx, deps, { purpose: 'verify', email: user.email, owner: { userId: user.id }, now });

export async function resendVerification(
  deps: MailDeps & RateLimitDeps,
  user: { id: string; email: string; emailVerified: boolean },
): Promise<{ message: string }> {
  if (user.emailVerified) return { message: 'Your address is confirmed already.' };
  await takeFromLimit(deps, ACCOUNT_RATES.confirmationLinks, user.id);
  const isQueued = await mailingTransaction(deps, (tx) => queueVerification(tx, deps, user, deps.now()));
  return { message: isQueued ? ANOTHER_LINK : NO_OTHER_LINK };
}
