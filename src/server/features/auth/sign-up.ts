import type { SignUpBody } from '#contract/auth.ts';
import { SIGNUP_GRANT_TOKENS } from '#contract/prices.ts';
import { MINIMUM_AGE_YEARS, TERMS_VERSION } from '#contract/product.ts';
import type { NoGrantReason, User } from '#contract/user.ts';
import type { Db } from '../../platform/database.ts';
import { refuseDisposable } from '../../platform/disposable-domain.ts';
import { emailKey } from '../../platform/email-key.ts';
import { AppError } from '../../platform/errors.ts';
import { type RateLimit, takeFromLimit } from '../../platform/rate-limit.ts';
import { exclusionOf } from '../play-limits/exclusion.service.ts';
import { mailboxHash } from '../play-limits/mailbox-hash.ts';
import { grantSignupTokens } from '../tokens/tokens.service.ts';
import { queueVerification } from '../verification/verification.service.ts';
import { findAccountById } from './account.repo.ts';
import { claimFirstGrant, insertUser, type NewUser } from './auth.repo.ts';
import type { AuthDeps, Browser } from './auth-deps.ts';
import { cleanName } from './clean-name.ts';
import { refuseCommonPassword, refuseOwnWord } from './common-passwords.ts';
import { startSession } from './start-session.ts';
import { toUser } from './to-user.ts';

const perHour = (limit: number): RateLimit => ({
  kind: 'signup',
  limit,
  windowMs: 3_600_000,
  message: 'Too many sign-ups from your network. Please try again later.',
});

/** Wallet, user, free tokens, session and the mail with the link that confirms the address, all or none. Attempts on taken addresses count too: they tell who is here. */
export async function signUp(
  deps: AuthDeps,
  input: SignUpBody,
  browser: Browser,
): Promise<{ user: User; token: string }> {
  refuseCommonPassword(input.password);
  refuseOwnWord(input.password, input);
  if (deps.signupsPerHour !== null) await takeFromLimit(deps, perHour(deps.signupsPerHour), browser.address);
  refuseDisposable(input.email);
  const passwordHash = await deps.passwords.hash(input.password);
  const now = deps.now();
  const fields = newUser(deps, input, passwordHash, now);

  return deps.db.transaction(async (tx) => {
    const noGrantReason = await whyNoGrant(tx, deps, fields.email, now);
    const user = { ...fields, noGrantReason };
    if ((await insertUser(tx, user)) === 'conflict') {
      throw new AppError('conflict', 'An account with this e-mail already exists');
    }
    const { walletId } = user;
    const grant = { grantId: deps.newId(), walletId, tokens: SIGNUP_GRANT_TOKENS, now };
    if (noGrantReason === null) await grantSignupTokens(tx, grant);
    await queueVerification(tx, deps, user, now);
    const token = await startSession(tx, user.id, browser.sessionToken, now);
    const account = await findAccountById(tx, user.id, now);
    if (!account) throw new Error(`user ${user.id} is gone within its own sign-up`);
    return { user: toUser(account, deps.rights, now), token };
  });
}

/**
 * One gift per person, as far as mailboxes tell people apart, also after an account was deleted. Whoever excluded their
 * mailbox may have an account, but nothing to play with.
 */
async function whyNoGrant(tx: Db, deps: AuthDeps, email: string, now: Date): Promise<NoGrantReason | null> {
  if (await exclusionOf(tx, { email, now, authSecret: deps.authSecret })) return 'excluded';
  const isFirst = await claimFirstGrant(tx, { mailboxHash: mailboxHash(deps.authSecret, email), createdAt: now });
  return isFirst ? null : 'mailbox_had_grant';
}

function newUser(deps: AuthDeps, input: SignUpBody, passwordHash: string, now: Date): NewUser {
  return {
    id: deps.newId(),
    walletId: deps.newId(),
    email: input.email,
    emailKey: emailKey(input.email),
    passwordHash,
    firstName: cleanName(input.firstName),
    lastName: cleanName(input.lastName),
    termsVersion: TERMS_VERSION,
    ageConfirmed: `${MINIMUM_AGE_YEARS}+`,
    acceptedAt: now,
    createdAt: now,
  };
}
