import type { User } from '#contract/user.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RightsSettings } from '../../platform/http/account-rights.ts';
import { findAccountById } from './accounts.ts';
import { toUser } from './to-user.ts';

/** The user as the screens read it, inside the caller's transaction. @throws AppError unauthenticated when it is gone. */
export async function getUser(db: Db, userId: string, rights: RightsSettings, now: Date): Promise<User> {
  const account = await findAccountById(db, userId, now);
  if (!account) throw new AppError('unauthenticated', 'Unauthorized');
  return toUser(account, rights);
}
