import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimit, RateLimitDeps } from '../../platform/http/rate-limit.ts';
import { seal, unseal } from '../../platform/process/seal.ts';
import { hashRecoveryCode, plainCode } from './recovery-codes.ts';
import { findTotp, takeRecoveryCode, takeStep } from './second-factor.repo.ts';
import { stepOfCode } from './totp.ts';

/** Of one account, wherever they come from: whoever guesses has its password already. */
export const CODE_ATTEMPTS: RateLimit = {
  kind: 'second-factor',
  limit: 10,
  windowMs: 15 * 60_000,
  message: 'Too many codes were tried. Please wait a few minutes and try again.',
};

type Sealing = Pick<RateLimitDeps, 'authSecret'>;

export const sealSecret = ({ authSecret }: Sealing, userId: string, secret: Buffer): string =>
  seal(secret, { secret: authSecret, purpose: 'totp', owner: userId });

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
  if (!factor || (factor.confirmedAt === null) !== isConfirming) return null;
  const secret = unseal(factor.sealedSecret, { secret: deps.authSecret, purpose: 'totp', owner: userId });
  const step = secret && stepOfCode(secret, plainCode(code), now);
  if (step !== null && (await takeStep(tx, userId, factor.sealedSecret, step))) return 'app';
  if (isConfirming) return null;
  return (await takeRecoveryCode(tx, userId, hashRecoveryCode(userId, code), now)) ? 'recovery' : null;
}

export const wrongCode = (): AppError =>
  new AppError('invalid_input', 'This code is not right, or it was used before.', { field: 'code' });
