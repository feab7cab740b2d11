import type { FactorKind } from '#contract/factor-kind.ts';
import type { Db } from '../../platform/database/database.ts';
import { forgetPasskeys, hasPasskeys } from '../passkeys/passkeys.service.ts';
import { deleteRecoveryCodes, deleteTotp, findTotp } from './second-factor.repo.ts';

/** What an account asks for beside its password; where it is anything, a sign-in with the right password has a second step. */
export async function factorsOf(db: Db, userId: string): Promise<FactorKind[]> {
  const factors: FactorKind[] = [];
  if ((await findTotp(db, userId))?.confirmedAt != null) factors.push('app');
  if (await hasPasskeys(db, userId)) factors.push('passkey');
  return factors;
}

/** For an account that comes into other hands: whoever set them up was not its owner. */
export async function forgetFactors(tx: Db, userId: string): Promise<void> {
  await deleteTotp(tx, userId);
  await forgetPasskeys(tx, userId);
  await deleteRecoveryCodes(tx, userId);
}
