import type { AdminUser } from '#contract/admin.ts';
import type { AdminRole } from '#contract/admin-role.ts';
import { AppError } from '../../platform/errors.ts';
import { adminRoleOf, isOwnerBySettings } from '../../platform/http/account-rights.ts';
import { type Actor, recordChange } from '../audit/audit.service.ts';
import type { AdminDeps } from './admin-deps.ts';
import { lockUsers, setSupport } from './users.repo.ts';
import { noSuchUser, readUser } from './users.service.ts';

/**
 * An owner says how far another administrator's right goes. Nobody changes the own role, and whoever changes one is an owner
 * while it happens, so that two owners who demote each other leave one. Setting what is already so leaves no entry.
 * @throws AppError not_found, forbidden, or conflict where the address makes no administrator or always an owner
 */
export function setUserRole(deps: AdminDeps, actor: Actor, id: string, role: AdminRole): Promise<AdminUser> {
  const { db, rights, now } = deps;
  return db.transaction(async (tx) => {
    const held = await lockUsers(tx, [actor.id ?? id, id.toLowerCase()]);
    const target = held.find((user) => user.id === id.toLowerCase());
    const owner = held.find((user) => user.id === actor.id);
    if (!target) throw noSuchUser();
    if (!owner || adminRoleOf(owner, rights) !== 'owner') throw new AppError('forbidden', 'Owners only.');
    if (owner.id === target.id) throw new AppError('forbidden', 'Nobody changes the own role. Ask another owner.');
    const before = adminRoleOf(target, rights);
    if (before === null) throw new AppError('conflict', 'This address makes no administrator, so it has no role.');
    if (isOwnerBySettings(target.email, rights)) {
      throw new AppError('conflict', 'The named address is an owner by the server’s settings.');
    }
    if (before !== role) {
      await setSupport(tx, target.id, role === 'support');
      const change = { before: { role: before }, after: { role } };
      await recordChange(tx, { actor, action: 'user.role', target, ...change, now: now() });
    }
    return readUser(deps, tx, target.id);
  });
}
