import type { NewTotp, RecoveryCodes, SecondFactor } from '#contract/second-factor.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { holdCheckedOwner } from '../../platform/http/account-password.repo.ts';
import type { RateLimitDeps } from '../../platform/http/rate-limit.ts';
import { confirmFirst } from '../../platform/http/recent-proof.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { deleteOtherSessionsOf } from '../../platform/http/session.repo.ts';
import { endAllAccess } from '../access/access-keys.service.ts';
import { type SecondFactorNews, secondFactorWords } from '../mail/mail-words.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { type MailDeps, queueNotice } from '../mail/queue-mail.ts';
import { hasPasskeys } from '../passkeys/passkeys.service.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { sealSecret, takeCode, takeTry, wrongCode } from './check-code.ts';
import { factorsOf } from './factors.ts';
import { dropIdleCodes, giveRecoveryCodes } from './give-recovery-codes.ts';
import * as repo from './second-factor.repo.ts';
import { describeTotp, newTotpSecret } from './totp.ts';

/** Who asks, and in which session: tries are counted by it. */
export type Asker = { userId: string; sessionToken: string };

export type SecondFactorDeps = RateLimitDeps & MailDeps & { passwords: Passwords };

export async function readSecondFactor(db: Db, userId: string): Promise<SecondFactor> {
  const factor = await repo.findTotp(db, userId);
  const recoveryCodesLeft = await repo.countRecoveryCodes(db, userId);
  const since = factor?.confirmedAt?.toISOString() ?? null;
  return { isOn: since !== null, since, recoveryCodesLeft };
}

/** A secret for an app, after the password; nothing asks for its codes yet. @throws AppError conflict where one is on */
export async function beginTotp(deps: SecondFactorDeps, asker: Asker, password: string): Promise<NewTotp> {
  const { userId } = asker;
  const owner = await checkPassword(deps, asker, password);
  const secret = newTotpSecret();
  const row = { userId, sealedSecret: sealSecret(deps, userId, secret), createdAt: deps.now() };
  await deps.db.transaction(async (tx) => {
    if (!(await holdCheckedOwner(tx, owner, 'share'))) throw wrongPassword();
    if (!(await repo.putUnconfirmedTotp(tx, row))) throw isOnAlready();
  });
  return describeTotp(secret, owner.email);
}

/**
 * Switches it on with a first code of the app: from then on other devices are signed out, programs that were let in are not any more, and each sign-in asks for a code.
 * Answers with what lets in when the app is lost.
 */
export async function confirmTotp(
  deps: SecondFactorDeps,
  { userId, sessionToken, code }: Asker & { code: string },
): Promise<RecoveryCodes> {
  await takeTry(deps, { sessionToken });
  const owner = await getOwner(deps.db, userId);
  return mailingTransaction(deps, async (tx) => {
    const now = deps.now();
    if (!(await holdCheckedOwner(tx, owner, 'share'))) throw wrongPassword();
    if (!(await takeCode(tx, deps, { userId, code, now, isConfirming: true }))) throw wrongCode();
    const isFirst = (await factorsOf(tx, userId)).length === 0;
    if (!(await repo.confirmTotp(tx, userId, now))) throw isOnAlready();
    const recoveryCodes = isFirst ? await giveRecoveryCodes(tx, userId) : [];
    await deleteOtherSessionsOf(tx, userId, hashSecretToken(sessionToken));
    if (isFirst) await endAllAccess(tx, userId, { now, endedBy: 'sign-out' });
    await tell(tx, deps, owner, 'on');
    return { recoveryCodes };
  });
}

/** Without a code the session was proven lately, which counts where a passkey could do it. */
type Proof = { password: string; code?: string | undefined; isProven: boolean };

export function renewRecoveryCodes(deps: SecondFactorDeps, asker: Asker, proof: Proof): Promise<RecoveryCodes> {
  return withBoth(deps, { asker, proof }, async (tx) => ({
    done: { recoveryCodes: await giveRecoveryCodes(tx, asker.userId) },
    news: 'codes',
  }));
}

export function removeSecondFactor(deps: SecondFactorDeps, asker: Asker, proof: Proof): Promise<{ message: string }> {
  const { userId } = asker;
  return withBoth(deps, { asker, proof }, async (tx) => {
    await repo.deleteTotp(tx, userId);
    const isOff = await dropIdleCodes(tx, userId);
    const message = isOff ? 'Two-factor authentication is off.' : 'Codes of the app are not asked for any more.';
    return { done: { message }, news: isOff ? 'off' : 'appOff' };
  });
}

/** After password and code, or passkey: a stolen session alone changes nothing here. */
async function withBoth<T>(
  deps: SecondFactorDeps,
  { asker, proof }: { asker: Asker; proof: Proof },
  change: (tx: Db) => Promise<{ done: T; news: SecondFactorNews }>,
): Promise<T> {
  const owner = await checkPassword(deps, asker, proof.password);
  return mailingTransaction(deps, async (tx) => {
    // For this transaction alone: of two that replace the recovery codes, the second replaces those of the first.
    if (!(await holdCheckedOwner(tx, owner, 'update'))) throw wrongPassword();
    await assertFactorShown(tx, deps, asker.userId, proof);
    const { done, news } = await change(tx);
    await tell(tx, deps, owner, news);
    return done;
  });
}

async function assertFactorShown(
  tx: Db,
  deps: SecondFactorDeps,
  userId: string,
  { code, isProven }: Proof,
): Promise<void> {
  if (code !== undefined) {
    if (!(await takeCode(tx, deps, { userId, code, now: deps.now() }))) throw wrongCode();
    return;
  }
  if (!(await hasPasskeys(tx, userId))) throw wrongCode();
  if (!isProven) throw confirmFirst();
}

export async function checkPassword(deps: SecondFactorDeps, asker: Asker, password: string): Promise<repo.FactorOwner> {
  await takeTry(deps, asker);
  const owner = await getOwner(deps.db, asker.userId);
  if (!(await deps.passwords.matches(owner.passwordHash, password))) throw wrongPassword();
  return owner;
}

export const findOwner = (db: Db, userId: string): Promise<repo.FactorOwner | undefined> =>
  repo.findFactorOwner(db, userId);

export async function getOwner(db: Db, userId: string): Promise<repo.FactorOwner> {
  const owner = await findOwner(db, userId);
  if (!owner) throw new AppError('unauthenticated', 'Unauthorized');
  return owner;
}

/** The owner hears of every change, whoever it was. */
export async function tell(
  tx: Db,
  deps: MailDeps & Pick<RateLimitDeps, 'now'>,
  { email: to, emailVerified: isProven }: Pick<repo.FactorOwner, 'email' | 'emailVerified'>,
  news: SecondFactorNews,
): Promise<void> {
  const words = secondFactorWords(deps.appUrl, news);
  await queueNotice(tx, deps, { kind: 'second-factor', to, isProven, words, now: deps.now() });
}

export const wrongPassword = (): AppError =>
  new AppError('invalid_input', 'The password is not right.', { field: 'password' });
const isOnAlready = (): AppError => new AppError('conflict', 'Two-factor authentication is on already.');
