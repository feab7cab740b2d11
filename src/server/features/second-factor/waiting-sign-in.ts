import type { PasskeyOptions, SignedPasskey } from '#contract/passkey-ceremony.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { holdCheckedOwner } from '../../platform/http/account-password.repo.ts';
import type { RateLimitDeps } from '../../platform/http/rate-limit.ts';
import { hashSecretToken, newSecretToken } from '../../platform/http/secret-token.ts';
import type { MailDeps } from '../mail/queue-mail.ts';
import { askForPasskey } from '../passkeys/ask-for-passkey.ts';
import type { CheckedPasskey } from '../passkeys/check-passkey.ts';
import { takeCode, takeSignInTry, wrongCode } from './check-code.ts';
import { checkOwnPasskey, takeOwnPasskey } from './own-passkey-check.ts';
import { deleteWaiting, type FactorOwner, findFactorOwner, findWaiting, insertWaiting } from './second-factor.repo.ts';

/** Time enough to find the phone. */
export const WAITING_SECONDS = 10 * 60;

/** The password was right: the token of a sign-in that waits for its code. */
export async function beginWaiting(
  tx: Db,
  { id, passwordHash }: Pick<FactorOwner, 'id' | 'passwordHash'>,
  now: Date,
): Promise<string> {
  const token = newSecretToken();
  await insertWaiting(tx, {
    tokenHash: hashSecretToken(token),
    userId: id,
    passwordMark: hashSecretToken(passwordHash),
    createdAt: now,
    expiresAt: new Date(now.getTime() + WAITING_SECONDS * 1000),
  });
  return token;
}

type WaitingDeps = RateLimitDeps & MailDeps;
export type WaitingOwner = FactorOwner;

/** Who waits with this token. @throws AppError unauthenticated */
export async function getWaiting(deps: WaitingDeps, token: string | undefined): Promise<FactorOwner> {
  const waiting = token === undefined ? undefined : await findWaiting(deps.db, hashSecretToken(token), deps.now());
  const owner = waiting && (await findFactorOwner(deps.db, waiting.userId));
  if (!owner || hashSecretToken(owner.passwordHash) !== waiting.passwordMark) throw beginAgain();
  return owner;
}

/** The same, before any code or passkey of theirs is looked at. @throws AppError unauthenticated, or rate_limited */
export async function getTryingWaiting(deps: WaitingDeps, token: string | undefined): Promise<FactorOwner> {
  const owner = await getWaiting(deps, token);
  await takeSignInTry(deps, owner.id);
  return owner;
}

type Waiting = { owner: FactorOwner; token: string };

/** Takes the code and ends the wait, in the transaction that begins the session. Answers with what the code was of. */
export async function finishWaiting(
  tx: Db,
  deps: WaitingDeps,
  { owner, token, code }: Waiting & { code: string },
): Promise<'app' | 'recovery'> {
  if (!(await holdCheckedOwner(tx, owner, 'share'))) throw beginAgain();
  const taken = await takeCode(tx, deps, { userId: owner.id, code, now: deps.now() });
  if (taken === null) throw wrongCode();
  if (!(await deleteWaiting(tx, hashSecretToken(token)))) throw beginAgain();
  return taken;
}

const holderOf = (token: string) => ({ token, purpose: 'second_step' }) as const;

/** @throws AppError unauthenticated, or invalid_input where the account has none */
export async function askWaiting(deps: WaitingDeps, token: string | undefined): Promise<PasskeyOptions> {
  const owner = await getWaiting(deps, token);
  return askForPasskey(deps, owner.id, holderOf(token ?? ''));
}

/** @throws AppError invalid_input */
export const checkWaitingPasskey = (
  deps: WaitingDeps,
  { owner, token, signed }: Waiting & { signed: SignedPasskey },
): Promise<CheckedPasskey> => checkOwnPasskey(deps, { userId: owner.id, signed, holder: holderOf(token) });

/** The same as a code does, by a passkey that was checked before the transaction. */
export async function finishWaitingByPasskey(
  tx: Db,
  deps: WaitingDeps,
  { owner, token, checked }: Waiting & { checked: CheckedPasskey },
): Promise<void> {
  if (!(await holdCheckedOwner(tx, owner, 'share'))) throw beginAgain();
  await takeOwnPasskey(tx, checked, deps.now());
  if (!(await deleteWaiting(tx, hashSecretToken(token)))) throw beginAgain();
}

const beginAgain = (): AppError =>
  new AppError('unauthenticated', 'This sign-in has ended. Please begin again with your password.');
