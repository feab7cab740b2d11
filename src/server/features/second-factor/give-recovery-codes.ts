import type { Db } from '../../platform/database/database.ts';
import { factorsOf } from './factors.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './second-factor.repo.ts';

/** With the first second factor of an account, and whenever its owner asks. */
export async function giveRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  );
  return codes;
}

/** They go with what they stand in for. Answers with whether nothing is left of it. */
export async function dropIdleCodes(tx: Db, userId: string): Promise<boolean> {
  const isOff = (await factorsOf(tx, userId)).length === 0;
  if (isOff) await deleteRecoveryCodes(tx, userId);
  return isOff;
}
