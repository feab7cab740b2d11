import type { FactorKind } from '#contract/factor-kind.ts';
import type { Db } from '../../platform/database/database.ts';
import { forgetPasskeys, hasPasskeys, listPasskeyTimes } from '../passkeys/passkeys.service.ts';
import { deleteRecoveryCodes, deleteTotp, findTotp } from './second-factor.repo.ts';

/** What an account asks for beside its password; where it is anything, a sign-in with the right password has a second step. */
export async function factorsOf(db: Db, userId: string): Promise<FactorKind[]> {
  const factors: FactorKind[] = [];
  if ((await findTotp(db, userId))?.confirmedAt != null) factors.push('app');
  if (await hasPasskeys(db, userId)) factors.push('passkey');
  return factors;
}

const FIRST_FACTOR_TRIAL_MS = 7 * 24 * 3_600_000;

/**
 * Whether everything that the account asks for was set up within a week. Until then the mailbox takes it away again: else a thief of
 * the password who sets up the first second factor keeps the owner out for good.
 */
export async function isOnTrial(db: Db, userId: string, now: Date): Promise<boolean> {
  const confirmedAt = (await findTotp(db, userId))?.confirmedAt;
  const passkeys = await listPasskeyTimes(db, userId);
  const times = [...(confirmedAt ? [confirmedAt] : []), ...passkeys];
  const since = now.getTime() - FIRST_FACTOR_TRIAL_MS;
  return times.length > 0 && times.every((at) => at.getTime() > since);
}

/** For an account that comes into other hands: whoever set them up was not its owner. */
export async function forgetFactors(tx: Db, userId: string): Promise<void> {
  await deleteTotp(tx, userId);
  await forgetPasskeys(tx, userId);
  await deleteRecoveryCodes(tx, userId);
}
