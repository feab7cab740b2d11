import type { SignInBody } from '#contract/auth.ts';
import type { FactorKind } from '#contract/factor-kind.ts';
import { AppError } from '../../platform/errors.ts';
import { holdCheckedOwner } from '../../platform/http/account-password.repo.ts';
import { rightsOf } from '../../platform/http/account-rights.ts';
import { assertBelowLimit, countEvent, type RateLimit } from '../../platform/http/rate-limit.ts';
import { networkOf } from '../../platform/http/rate-limit-address.ts';
import { emailKey } from '../../platform/mailboxes/email-key.ts';
import { recordFailedSignIn } from '../audit/audit.service.ts';
import { factorsOf } from '../second-factor/factors.ts';
import { beginWaiting } from '../second-factor/waiting-sign-in.ts';
import { isSlowed, noteFailedGuess } from './account-guesses.ts';
import { type Credentials, findCredentials, renewPasswordHash } from './auth.repo.ts';
import { type Browser, logSignIn, type SignInDeps } from './auth-deps.ts';
import { openSession, type SignedIn } from './open-session.ts';

/** Of a network, by password or passkey. */
export const FAILURES: RateLimit = {
  kind: 'signin-failure',
  limit: 10,
  windowMs: 15 * 60_000,
  message: 'Too many failed sign-ins. Please wait a few minutes and try again.',
};

/** The password is right, and more is asked for: the token that this browser brings it with. */
export type WaitsForFactor = { waiting: string; factors: FactorKind[] };

/**
 * Locked per network address, never per account: nobody can lock out an owner who comes from elsewhere. An account that
 * many networks guess at is slowed for all but those that it was signed in from.
 */
export async function signIn(
  deps: SignInDeps,
  input: SignInBody,
  browser: Browser,
): Promise<SignedIn | WaitsForFactor> {
  const { address } = browser;
  // One guess of a network at a time: parallel guesses would all be checked before the first failure is counted.
  const check = () => deps.inQueue(networkOf(address), () => checkGuess(deps, input, address));
  const checked = await atItsPace(deps, input, address, check);

  const answer = await deps.db.transaction<SignedIn | WaitsForFactor>(async (tx) => {
    // A password that was changed since it was checked opens no session: that change has ended all there were.
    if (!(await holdCheckedOwner(tx, checked, 'share'))) throw wrongCredentials();
    const factors = await factorsOf(tx, checked.id);
    if (factors.length > 0) return { waiting: await beginWaiting(tx, checked, deps.now()), factors };
    return openSession(tx, deps, { userId: checked.id, browser, hasFactor: false });
  });
  const outcome = 'waiting' in answer ? 'asked_for_second_step' : 'signed_in';
  logSignIn(deps, address, { user: checked.id, by: 'password', outcome });
  return answer;
}

async function atItsPace<T>(deps: SignInDeps, input: SignInBody, address: string, check: () => Promise<T>): Promise<T> {
  const key = emailKey(input.email);
  if (!isStorable(key) || !(await isSlowed(deps, key, address))) return check();
  // A network that is locked anyway takes no place from others.
  await assertBelowLimit(deps, FAILURES, address);
  return deps.inPacedQueue({ key, from: networkOf(address) }, check);
}

async function checkGuess(deps: SignInDeps, input: SignInBody, address: string): Promise<Credentials> {
  await assertBelowLimit(deps, FAILURES, address);
  const key = emailKey(input.email);
  const found = isStorable(key) ? await findCredentials(deps.db, key) : undefined;
  if ((await deps.passwords.matches(found?.passwordHash, input.password)) && found)
    return upToDate(deps, found, input.password);
  logSignIn(deps, address, { user: found?.id ?? null, by: 'password', outcome: 'refused' });
  await countEvent(deps, FAILURES, address);
  if (isStorable(key)) {
    await noteFailedGuess(deps, key, found);
    const isAdmin = found !== undefined && rightsOf(found, deps.rights).isAdmin;
    await recordFailedSignIn(deps.db, isAdmin, { id: found?.id ?? null, email: key, address, now: deps.now() });
  }
  throw wrongCredentials();
}

/** Only now is the password at hand, so that a hash of earlier parameters can be replaced. */
async function upToDate(deps: SignInDeps, found: Credentials, password: string): Promise<Credentials> {
  if (!deps.passwords.isDated?.(found.passwordHash)) return found;
  const fresh = await deps.passwords.hash(password);
  return (await renewPasswordHash(deps.db, found, fresh)) ? { ...found, passwordHash: fresh } : found;
}

const wrongCredentials = (): AppError => new AppError('unauthenticated', 'Invalid email or password');

/** PostgreSQL refuses a text with this character, so no account can have it. */
const isStorable = (text: string): boolean => !text.includes('\u0000');
