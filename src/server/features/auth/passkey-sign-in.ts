import type { PasskeyOptions, SignedPasskey } from '#contract/passkey-ceremony.ts';
import { AppError } from '../../platform/errors.ts';
import { holdCheckedOwner } from '../../platform/http/account-password.repo.ts';
import { rightsOf } from '../../platform/http/account-rights.ts';
import { assertBelowLimit, countEvent, type RateLimit, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { newSecretToken } from '../../platform/http/secret-token.ts';
import { recordFailedSignIn } from '../audit/audit.service.ts';
import { askForPasskey } from '../passkeys/ask-for-passkey.ts';
import { type CheckedPasskey, checkPasskey, takePasskey } from '../passkeys/check-passkey.ts';
import { findOwner } from '../second-factor/second-factor.service.ts';
import { type AuthDeps, type Browser, logSignIn } from './auth-deps.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { FAILURES } from './sign-in.ts';

/** Each is a row, which anybody can cause. */
const BEGINNINGS: RateLimit = {
  kind: 'passkey-sign-in',
  limit: 60,
  windowMs: 15 * 60_000,
  message: 'Too many sign-ins were begun from your network. Please wait a few minutes and try again.',
};

const holderOf = (token: string) => ({ token, purpose: 'sign_in' }) as const;

/** Of nobody in particular, so that it tells nothing of who has an account. `token`: what this browser comes back with. */
export async function beginPasskeySignIn(
  deps: AuthDeps,
  address: string,
): Promise<{ token: string; options: PasskeyOptions }> {
  await takeFromLimit(deps, BEGINNINGS, address);
  const token = newSecretToken();
  return { token, options: await askForPasskey(deps, null, holderOf(token)) };
}

/**
 * Who holds the passkey and was known by it: two factors in one, so that nothing more is asked.
 * @throws AppError unauthenticated, the same for every passkey that opens no account
 */
export async function signInWithPasskey(
  deps: AuthDeps,
  { token, signed }: { token: string | undefined; signed: SignedPasskey },
  browser: Browser,
): Promise<SignedIn> {
  const { address } = browser;
  await assertBelowLimit(deps, FAILURES, address);
  if (token === undefined) throw beginAgain();
  const checked = await checkPasskey(deps, signed, holderOf(token));
  if ('failure' in checked) {
    await noteFailure(deps, checked.userId, address);
    throw opensNothing(checked.failure);
  }
  const signedIn = await enter(deps, checked, browser).catch(async (error: unknown) => {
    await noteFailure(deps, checked.userId, address);
    throw error;
  });
  logSignIn(deps, address, { user: checked.userId, by: 'passkey', outcome: 'signed_in' });
  return signedIn;
}

async function enter(deps: AuthDeps, checked: CheckedPasskey, browser: Browser): Promise<SignedIn> {
  const { userId } = checked;
  const owner = await findOwner(deps.db, userId);
  return deps.db.transaction(async (tx) => {
    if (!owner || !(await holdCheckedOwner(tx, owner, 'share'))) throw opensNothing();
    if (!(await takePasskey(tx, checked, deps.now()))) throw opensNothing();
    return openSession(tx, deps, { userId, browser, hasFactor: true });
  });
}

async function noteFailure(deps: AuthDeps, userId: string | null, address: string): Promise<void> {
  logSignIn(deps, address, { user: userId, by: 'passkey', outcome: 'refused' });
  await countEvent(deps, FAILURES, address);
  const owner = userId === null ? undefined : await findOwner(deps.db, userId);
  if (!owner) return;
  const { isAdmin } = rightsOf(owner, deps.rights);
  await recordFailedSignIn(deps.db, isAdmin, { id: owner.id, email: owner.email, address, now: deps.now() });
}

const opensNothing = (cause?: unknown): AppError =>
  new AppError('unauthenticated', 'This passkey opens no account here.', { cause });
const beginAgain = (): AppError => new AppError('unauthenticated', 'This sign-in has ended. Please begin again.');
