import type { SignUpBody } from '#contract/auth.ts';
import { SIGNUP_GRANT_TOKENS } from '#contract/prices.ts';
import { MINIMUM_AGE_YEARS, TERMS_VERSION } from '#contract/product.ts';
import type { User } from '#contract/user.ts';
import { emailKey } from '../../platform/email-key.ts';
import { AppError } from '../../platform/errors.ts';
import { type RateLimit, takeFromLimit } from '../../platform/rate-limit.ts';
import { exclusionOf } from '../play-limits/exclusion.service.ts';
import { grantSignupTokens } from '../tokens/tokens.service.ts';
import { findAccountById } from './account.repo.ts';
import { insertUser, type NewUser } from './auth.repo.ts';
import type { AuthDeps, Browser } from './auth-deps.ts';
import { cleanName } from './clean-name.ts';
import { startSession } from './start-session.ts';
import { toUser } from './to-user.ts';

const perHour = (limit: number): RateLimit => ({
  kind: 'signup',
  limit,
  windowMs: 3_600_000,
  message: 'Too many sign-ups from your network. Please try again later.',
});

/** Wallet, user, free tokens and session, all or none. Attempts on taken addresses count too: they tell who is here. */
export async function signUp(
  deps: AuthDeps,
  input: SignUpBody,
  browser: Browser,
): Promise<{ user: User; token: string }> {
  if (deps.signupsPerHour !== null) await takeFromLimit(deps, perHour(deps.signupsPerHour), browser.address);
  const passwordHash = await deps.passwords.hash(input.password);
  const now = deps.now();
  const user = newUser(deps, input, passwordHash, now);

  return deps.db.transaction(async (tx) => {
    if ((await insertUser(tx, user)) === 'conflict') {
      throw new AppError('conflict', 'An account with this e-mail already exists');
    }
    const { walletId } = user;
    // Whoever excluded their mailbox may have an account, but nothing to play with.
    const exclusion = await exclusionOf(tx, { email: user.email, now, authSecret: deps.authSecret });
    if (!exclusion) await grantSignupTokens(tx, { grantId: deps.newId(), walletId, tokens: SIGNUP_GRANT_TOKENS, now });
    const token = await startSession(tx, user.id, browser.sessionToken, now);
    const account = await findAccountById(tx, user.id, now);
    if (!account) throw new Error(`user ${user.id} is gone within its own sign-up`);
    return { user: toUser(account, deps.rights, now), token };
  });
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
