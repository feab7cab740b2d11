import type { ProfileChange } from '#contract/profile.ts';
import type { User } from '#contract/user.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RightsSettings } from '../../platform/http/account-rights.ts';
import { emailKey } from '../../platform/mailboxes/email-key.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { cleanName } from '../auth/clean-name.ts';
import { getUser } from '../auth/get-user.ts';
import { type Names, updateNames } from './profile.repo.ts';

export type ProfileDeps = { db: Db; now: Clock; rights: RightsSettings };

/** Changes the names that were sent and answers with the user as it is then. */
export async function updateProfile(
  deps: ProfileDeps,
  user: { id: string; email: string },
  { email, firstName, lastName }: ProfileChange,
): Promise<User> {
  if (email !== undefined && emailKey(email) !== emailKey(user.email)) {
    throw new AppError('invalid_input', 'Email cannot be changed');
  }
  const names: Names = {
    ...(firstName !== undefined && { firstName: cleanName(firstName) }),
    ...(lastName !== undefined && { lastName: cleanName(lastName) }),
  };
  return deps.db.transaction(async (tx) => {
    if (Object.keys(names).length > 0) await updateNames(tx, user.id, names);
    return getUser(tx, user.id, deps.rights, deps.now());
  });
}
