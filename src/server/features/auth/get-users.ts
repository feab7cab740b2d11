import type { User } from '#contract/user.ts';
import type { Db } from '../../platform/database/database.ts';
import type { RightsSettings } from '../../platform/http/account-rights.ts';
import { findAccountsById } from './accounts.ts';
import { toUser } from './to-user.ts';

/** Many users by id, as each of them would read it; whoever is gone is missing. */
export async function getUsers(
  db: Db,
  userIds: readonly string[],
  rights: RightsSettings,
  now: Date,
): Promise<ReadonlyMap<string, User>> {
  if (userIds.length === 0) return new Map();
  const accounts = await findAccountsById(db, userIds, now);
  return new Map(accounts.map((account) => [account.id, toUser(account, rights)]));
}
