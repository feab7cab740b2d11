import type { SignInBody } from '#contract/auth.ts';
import type { User } from '#contract/user.ts';
import { emailKey } from '../../platform/email-key.ts';
import { AppError } from '../../platform/errors.ts';
import { assertBelowLimit, countEvent, type RateLimit } from '../../platform/rate-limit.ts';
import { networkOf } from '../../platform/rate-limit-address.ts';
import { findAccountById } from './account.repo.ts';
import { type Credentials, findCredentials, holdCredentials } from './auth.repo.ts';
import type { Browser, SignInDeps } from './auth-deps.ts';
import { startSession } from './start-session.ts';
import { toUser } from './to-user.ts';

const FAILURES: RateLimit = {
  kind: 'signin-failure',
  limit: 10,
  windowMs: 15 * 60_000,
  message: 'Too many failed sign-ins. Please wait a few minutes and try again.',
};

/** Locked per network address, never per account: nobody can lock out an owner who comes from elsewhere. */
export async function signIn(
  deps: SignInDeps,
  input: SignInBody,
  browser: Browser,
): Promise<{ user: User; token: string }> {
  const { address } = browser;
  // One guess of a network at a time: parallel guesses would all be checked before the first failure is counted.
  const checked = await deps.inTurn(networkOf(address), () => checkGuess(deps, input, address));

  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    // A password that was changed since it was checked opens no session: that change has ended all there were.
    const account = (await holdCredentials(tx, checked)) ? await findAccountById(tx, checked.id, now) : undefined;
    if (!account) throw wrongCredentials();
    const token = await startSession(tx, checked.id, browser.sessionToken, now);
    return { user: toUser(account, deps.rights, now), token };
  });
}

async function checkGuess(deps: SignInDeps, input: SignInBody, address: string): Promise<Credentials> {
  await assertBelowLimit(deps, FAILURES, address);
  const key = emailKey(input.email);
  const found = isStorable(key) ? await findCredentials(deps.db, key) : undefined;
  if ((await deps.passwords.matches(found?.passwordHash, input.password)) && found) return found;
  await countEvent(deps, FAILURES, address);
  throw wrongCredentials();
}

const wrongCredentials = (): AppError => new AppError('unauthenticated', 'Invalid email or password');

/** PostgreSQL refuses a text with this character, so no account can have it. */
const isStorable = (text: string): boolean => !text.includes('\u0000');
