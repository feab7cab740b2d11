import type { NewTotp, RecoveryCodes, SecondFactor } from '#contract/second-factor.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { holdCheckedOwner } from '../../platform/http/account-password.repo.ts';
import { type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { deleteOtherSessionsOf } from '../../platform/http/session.repo.ts';
import { type SecondFactorNews, secondFactorWords } from '../mail/mail-words.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { type MailDeps, queueNotice } from '../mail/queue-mail.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { CODE_ATTEMPTS, sealSecret, takeCode, wrongCode } from './check-code.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import * as repo from './second-factor.repo.ts';
import { describeTotp, newTotpSecret } from './totp.ts';

export type SecondFactorDeps = RateLimitDeps & MailDeps & { passwords: Passwords };

export async function readSecondFactor(db: Db, userId: string): Promise<SecondFactor> {
  const factor = await repo.findTotp(db, userId);
  if (!factor?.confirmedAt) return { isOn: false, since: null, recoveryCodesLeft: 0 };
  const recoveryCodesLeft = await repo.countRecoveryCodes(db, userId);
  return { isOn: true, since: factor.confirmedAt.toISOString(), recoveryCodesLeft };
}

/** Whether a sign-in with the right password has a second step. */
export const asksForCode = async (db: Db, userId: string): Promise<boolean> =>
  (await repo.findTotp(db, userId))?.confirmedAt != null;

/** A secret for an app, after the password; nothing asks for its codes yet. @throws AppError conflict where one is on */
export async function beginTotp(deps: SecondFactorDeps, userId: string, password: string): Promise<NewTotp> {
  const owner = await checkPassword(deps, userId, password);
  const secret = newTotpSecret();
  const row = { userId, sealedSecret: sealSecret(deps, userId, secret), createdAt: deps.now() };
  await deps.db.transaction(async (tx) => {
    if (!(await holdCheckedOwner(tx, owner, 'share'))) throw wrongPassword();
    if (!(await repo.putUnconfirmedTotp(tx, row))) throw isOnAlready();
  });
  return describeTotp(secret, owner.email);
}

/**
 * Switches it on with a first code of the app: from then on other devices are signed out, and each sign-in asks for a code.
 * Answers with what lets in when the app is lost.
 */
export async function confirmTotp(
  deps: SecondFactorDeps,
  { userId, sessionToken, code }: { userId: string; sessionToken: string; code: string },
): Promise<RecoveryCodes> {
  await takeFromLimit(deps, CODE_ATTEMPTS, userId);
  const owner = await getOwner(deps.db, userId);
  return mailingTransaction(deps, async (tx) => {
    const now = deps.now();
    if (!(await holdCheckedOwner(tx, owner, 'share'))) throw wrongPassword();
    if (!(await takeCode(tx, deps, { userId, code, now, isConfirming: true }))) throw wrongCode();
    if (!(await repo.confirmTotp(tx, userId, now))) throw isOnAlready();
    const recoveryCodes = await giveRecoveryCodes(tx, userId);
    await deleteOtherSessionsOf(tx, userId, hashSecretToken(sessionToken));
    await tell(tx, deps, owner, 'on');
    return { recoveryCodes };
  });
}

type Proof = { password: string; code: string };

export function renewRecoveryCodes(deps: SecondFactorDeps, userId: string, proof: Proof): Promise<RecoveryCodes> {
  return withBoth(deps, { userId, proof, news: 'codes' }, async (tx) => ({
    recoveryCodes: await giveRecoveryCodes(tx, userId),
  }));
}

export function removeSecondFactor(deps: SecondFactorDeps, userId: string, proof: Proof): Promise<{ message: string }> {
  return withBoth(deps, { userId, proof, news: 'off' }, async (tx) => {
    await repo.deleteFactors(tx, userId);
    return { message: 'Two-factor authentication is off.' };
  });
}

/** After password and code: a stolen session alone changes nothing here. */
async function withBoth<T>(
  deps: SecondFactorDeps,
  { userId, proof, news }: { userId: string; proof: Proof; news: SecondFactorNews },
  change: (tx: Db) => Promise<T>,
): Promise<T> {
  const owner = await checkPassword(deps, userId, proof.password);
  return mailingTransaction(deps, async (tx) => {
    if (!(await holdCheckedOwner(tx, owner, 'share'))) throw wrongPassword();
    if (!(await takeCode(tx, deps, { userId, code: proof.code, now: deps.now() }))) throw wrongCode();
    const done = await change(tx);
    await tell(tx, deps, owner, news);
    return done;
  });
}

async function giveRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await repo.replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  );
  return codes;
}

export async function checkPassword(
  deps: SecondFactorDeps,
  userId: string,
  password: string,
): Promise<repo.FactorOwner> {
  await takeFromLimit(deps, CODE_ATTEMPTS, userId);
  const owner = await getOwner(deps.db, userId);
  if (!(await deps.passwords.matches(owner.passwordHash, password))) throw wrongPassword();
  return owner;
}

export async function getOwner(db: Db, userId: string): Promise<repo.FactorOwner> {
  const owner = await repo.findFactorOwner(db, userId);
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
