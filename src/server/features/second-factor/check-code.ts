import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { currentSecret, secretsOf } from '../../platform/process/auth-secret.ts';
import { seal, unseal } from '../../platform/process/seal.ts';
import { hashRecoveryCode, plainCode } from './recovery-codes.ts';
import { findTotp, replaceSealed, type TotpFactor, takeRecoveryCode, takeStep } from './second-factor.repo.ts';
import { stepOfCode } from './totp.ts';

/** Of a session by its token: whoever stole one uses up no tries of others, nor a sign-in. Count them by `takeTry`. */
const CODE_ATTEMPTS: RateLimit = {
  kind: 'second-factor',
  limit: 10,
  windowMs: 15 * 60_000,
  message: 'Too many codes were tried. Please wait a few minutes and try again.',
};

/** Of sign-ins to one account, wherever they come from: whoever guesses has its password already. */
const SIGN_IN_ATTEMPTS: RateLimit = { ...CODE_ATTEMPTS, kind: 'sign-in-code' };

/** @throws RateLimitedError */
export const takeTry = (deps: RateLimitDeps, { sessionToken }: { sessionToken: string }): Promise<void> =>
  takeFromLimit(deps, CODE_ATTEMPTS, hashSecretToken(sessionToken));

/** @throws RateLimitedError */
export const takeSignInTry = (deps: RateLimitDeps, userId: string): Promise<void> =>
  takeFromLimit(deps, SIGN_IN_ATTEMPTS, userId);

type Sealing = Pick<RateLimitDeps, 'authSecret'>;

export const sealSecret = ({ authSecret }: Sealing, userId: string, secret: Buffer): string =>
  seal(secret, { secret: currentSecret(authSecret), purpose: 'totp', owner: userId });

/**
 * Takes a code in the caller's transaction: of the app, or a recovery code. Each works once; null: it is none of them.
 * `isConfirming`: of the app that is not on yet, and of it alone.
 */
export async function takeCode(
  tx: Db,
  deps: Sealing,
  { userId, code, now, isConfirming = false }: { userId: string; code: string; now: Date; isConfirming?: boolean },
): Promise<'app' | 'recovery' | null> {
  const factor = await findTotp(tx, userId);
  const isAsked = factor !== undefined && (factor.confirmedAt === null) === isConfirming;
  if (isAsked && (await takeCodeOfApp(tx, deps, factor, { code, now }))) return 'app';
  if (isConfirming) return null;
  // Of an account without an app they stand in for its passkeys; without those too there are none.
  return (await takeRecoveryCode(tx, userId, hashRecoveryCode(userId, code), now)) ? 'recovery' : null;
}

async function takeCodeOfApp(
  tx: Db,
  deps: Sealing,
  { userId, sealedSecret }: TotpFactor,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const opened = openSecret(deps, userId, sealedSecret);
  const step = opened && stepOfCode(opened.secret, plainCode(code), now);
  if (!opened || step === null || !(await takeStep(tx, userId, sealedSecret, step))) return false;
  // Sealed anew, so that the secret before is needed no more once everybody has signed in.
  if (!opened.isCurrent) await replaceSealed(tx, userId, sealSecret(deps, userId, opened.secret));
  return true;
}

/** With the operator's secret, or with the one before. */
function openSecret(
  { authSecret }: Sealing,
  userId: string,
  sealed: string,
): { secret: Buffer; isCurrent: boolean } | null {
  for (const key of secretsOf(authSecret)) {
    const secret = unseal(sealed, { secret: key, purpose: 'totp', owner: userId });
    if (secret) return { secret, isCurrent: key === currentSecret(authSecret) };
  }
  return null;
}

export const wrongCode = (): AppError =>
  new AppError('invalid_input', 'This code is not right, or it was used before.', { field: 'code' });
