import type { AdminUser, UserSort } from '#contract/admin.ts';
import type { User } from '#contract/user.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { adminRoleOf, type RightsSettings, rightsOf } from '../../platform/http/account-rights.ts';
import { getUsers } from '../auth/get-users.ts';
import type { AdminDeps } from './admin-deps.ts';
import { countUsers, findUser, listUserIds, type StoredUser } from './users.repo.ts';

type Reading = Pick<AdminDeps, 'db' | 'now' | 'rights'>;

/** One page, and how many match. */
export async function readUsers(
  { db, now, rights }: Reading,
  page: { q: string; sort: UserSort; limit: number; offset: number },
): Promise<{ users: AdminUser[]; total: number }> {
  const at = now();
  const listed = await listUserIds(db, { ...page, now: at });
  const ids = listed.map(({ id }) => id);
  const known = await getUsers(db, ids, rights, at);
  const users = listed.flatMap((row) => {
    const user = known.get(row.id);
    return user ? [toAdminUser(user, row, rights)] : [];
  });
  // Beyond the last page of a search there is no row that could say it.
  return { users, total: listed[0]?.total ?? (await countUsers(db, page.q)) };
}

/** @throws AppError not_found */
export async function getStoredUser(db: Db, id: string): Promise<StoredUser> {
  const user = await findUser(db, id);
  if (!user) throw noSuchUser();
  return user;
}

/** As the list shows it. @throws AppError not_found */
export async function readUser(
  { now, rights }: Pick<Reading, 'now' | 'rights'>,
  db: Db,
  id: string,
): Promise<AdminUser> {
  const stored = await getStoredUser(db, id);
  // By the id as it is stored: the same one may be written in capitals.
  const user = (await getUsers(db, [stored.id], rights, now())).get(stored.id);
  if (!user) throw noSuchUser();
  return toAdminUser(user, stored, rights);
}

export const noSuchUser = (): AppError => new AppError('not_found', 'There is no such user.');

/** The operator's own people are not deleted here, also those who have not verified their address yet. */
export const isProtected = (email: string, rights: RightsSettings): boolean =>
  rightsOf({ email, emailVerified: true }, rights).isAdmin;

const toAdminUser = (
  user: User,
  { createdAtMs, isUnderAge, isSupport }: Pick<StoredUser, 'createdAtMs' | 'isUnderAge' | 'isSupport'>,
  rights: RightsSettings,
): AdminUser => ({
  ...user,
  createdAt: new Date(createdAtMs).toISOString(),
  isProtected: isProtected(user.email, rights),
  isUnderAge,
  role: adminRoleOf({ email: user.email, isSupport }, rights),
});
