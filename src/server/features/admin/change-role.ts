import type { AdminUser } from '#contract/admin.ts';
import type { AdminRole } from '#contract/admin-role.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { adminRoleOf, isOwnerBySettings } from '../../platform/http/account-rights.ts';
import { emailKey } from '../../platform/mailboxes/email-key.ts';
import { aliasedMailboxKey } from '../../platform/mailboxes/mailbox-key.ts';
import { type Actor, recordChange } from '../audit/audit.service.ts';
import { holdMailbox } from '../mail/mailbox-bounds.ts';
import { isSupportMailbox, keepSupportMark } from '../support-marks/support-marks.service.ts';
import type { AdminDeps } from './admin-deps.ts';
import { listSameDomain, listSupport, lockUsers, type StoredUser, setSupport } from './users.repo.ts';
import { getStoredUser, noSuchUser, readUser } from './users.service.ts';

/**
 * An owner says how far another administrator's right goes, in all accounts of that mailbox, those to come too. Nobody changes the own role, and whoever changes one is an owner
 * while it happens, so that two owners who demote each other leave one. Setting what is already so leaves no entry.
 * @throws AppError not_found, forbidden, or conflict where the address makes no administrator or always an owner
 */
export function setUserRole(deps: AdminDeps, actor: Actor, id: string, role: AdminRole): Promise<AdminUser> {
  const { db, rights, now } = deps;
  return db.transaction(async (tx) => {
    const { email } = await getStoredUser(tx, id);
    await holdMailbox(tx, deps, email);
    const twins = await listAccountsOf(tx, email);
    const held = await lockUsers(tx, [actor.id ?? id, id.toLowerCase(), ...twins]);
    const target = held.find((user) => user.id === id.toLowerCase());
    const owner = held.find((user) => user.id === actor.id);
    if (!target) throw noSuchUser();
    if (!owner || adminRoleOf(owner, rights) !== 'owner') throw new AppError('forbidden', 'Owners only.');
    if (owner.id === target.id || twins.includes(owner.id))
      throw new AppError('forbidden', 'Nobody changes the own role. Ask another owner.');
    const before = adminRoleOf(target, rights);
    if (before === null) throw new AppError('conflict', 'This address makes no administrator, so it has no role.');
    if (isOwnerBySettings(target.email, rights)) {
      throw new AppError('conflict', 'The named address is an owner by the server’s settings.');
    }
    await keepSupportMark(tx, deps, { email, isSupport: role === 'support', now: now() });
    const others = held.filter((account) => account.id !== owner.id);
    for (const account of others) await giveRole(tx, deps, { actor, account, role });
    return readUser(deps, tx, target.id);
  });
}

type RoleDeps = Pick<AdminDeps, 'db' | 'now' | 'rights' | 'authSecret'>;

/**
 * Who is support since before that was kept with the mailbox, or was under a secret that is unknown now, is made so in all accounts of
 * the mailbox, those to come too. Done at each start, and changes nothing where the mark is there.
 */
export async function keepEarlierSupport(deps: RoleDeps, machine: string): Promise<void> {
  const actor = { id: null, email: 'server start', address: machine };
  for (const { email } of await listSupport(deps.db)) {
    await deps.db.transaction(async (tx) => {
      await holdMailbox(tx, deps, email);
      if (await isSupportMailbox(tx, deps, email)) return;
      const accounts = await lockUsers(tx, await listAccountsOf(tx, email));
      // An owner may have said otherwise since the list was read.
      if (!accounts.some((account) => account.isSupport)) return;
      await keepSupportMark(tx, deps, { email, isSupport: true, now: deps.now() });
      for (const account of accounts) await giveRole(tx, deps, { actor, account, role: 'support' });
    });
  }
}

async function giveRole(
  tx: Db,
  { rights, now }: RoleDeps,
  { actor, account, role }: { actor: Actor; account: StoredUser; role: AdminRole },
): Promise<void> {
  const before = adminRoleOf(account, rights);
  if (before === role || isOwnerBySettings(account.email, rights)) return;
  await setSupport(tx, account.id, role === 'support');
  const change = { before: { role: before }, after: { role } };
  await recordChange(tx, { actor, action: 'user.role', target: account, ...change, now: now() });
}

/** The ids of all accounts of a mailbox, under whatever tag. */
async function listAccountsOf(tx: Db, email: string): Promise<string[]> {
  const mailbox = aliasedMailboxKey(email);
  const near = await listSameDomain(tx, emailKey(email));
  return near.filter((account) => aliasedMailboxKey(account.email) === mailbox).map(({ id }) => id);
}
