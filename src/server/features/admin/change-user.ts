import type { AdminUser } from '#contract/admin.ts';
import { AppError } from '../../platform/errors.ts';
import { deleteSessionsOf } from '../../platform/http/session.repo.ts';
import { endAllAccess } from '../access/access-keys.service.ts';
import type { Actor } from '../audit/audit.service.ts';
import { recordChange } from '../audit/audit.service.ts';
import { forgetUser } from '../own-data/forget-user.ts';
import { withdrawUnderAge } from '../play-limits/under-age.service.ts';
import { setBalance } from '../tokens/tokens.service.ts';
import type { AdminDeps } from './admin-deps.ts';
import { assertSupportMayGive, holdSupportGrants } from './support-grants.ts';
import { lockUser } from './users.repo.ts';
import { getStoredUser, isProtected, noSuchUser, readUser } from './users.service.ts';

/** @throws AppError not_found, or forbidden where support wants more than it may give */
export function setUserTokens(
  deps: AdminDeps,
  actor: Actor,
  id: string,
  { tokens, isSupport }: { tokens: number; isSupport: boolean },
): Promise<AdminUser> {
  const { db, now, newId } = deps;
  return db.transaction(async (tx) => {
    if (isSupport) await holdSupportGrants(tx, actor);
    const { walletId, email } = await getStoredUser(tx, id);
    const at = now();
    const { before, after } = await setBalance(tx, { walletId, tokens, newId, now: at });
    if (isSupport) await assertSupportMayGive(tx, { actor, target: email, added: after - before, now: at });
    await recordChange(tx, {
      actor,
      action: 'user.tokens',
      // Read once the wallet is held, which a deletion holds before the user.
      target: await getStoredUser(tx, id),
      before: { tokens: before },
      after: { tokens: after },
      now: at,
    });
    return readUser(deps, tx, id);
  });
}

/**
 * Setting what is already so changes nothing and leaves no entry.
 * @throws AppError not_found, or unavailable while the provider of a billed subscription cannot be asked
 */
export async function setUserSubscription(
  deps: AdminDeps,
  actor: Actor,
  id: string,
  active: boolean,
): Promise<AdminUser> {
  const target = await getStoredUser(deps.db, id);
  await deps.billing.switchSubscription({
    walletId: target.walletId,
    active,
    record: async (tx, { before, after }) =>
      recordChange(tx, {
        actor,
        action: 'user.subscription',
        // With the wallet held: who was deleted since gets no subscription.
        target: await getStoredUser(tx, id),
        before: { subscription: before },
        after: { subscription: after },
        now: deps.now(),
      }),
  });
  return readUser(deps, deps.db, id);
}

/**
 * Support has heard that the account's holder is of age after all: it gets picks again. Where nothing was said, nothing
 * changes and no entry is left.
 * @throws AppError not_found
 */
export function liftUnderAge(deps: AdminDeps, actor: Actor, id: string): Promise<AdminUser> {
  return deps.db.transaction(async (tx) => {
    const target = await lockUser(tx, id);
    if (!target) throw noSuchUser();
    if (await withdrawUnderAge(tx, target.id)) {
      const [before, after] = [{ underAge: true }, { underAge: false }];
      await recordChange(tx, { actor, action: 'user.under_age', target, before, after, now: deps.now() });
    }
    return readUser(deps, tx, id);
  });
}

/**
 * Signs a user and their programs out everywhere: a device was lost, or somebody else is in. Open streams end within a second.
 * @throws AppError not_found
 */
export function endSessionsOf(deps: AdminDeps, actor: Actor, id: string): Promise<{ message: string; ended: number }> {
  return deps.db.transaction(async (tx) => {
    const target = await lockUser(tx, id);
    if (!target) throw noSuchUser();
    const ended = await deleteSessionsOf(tx, target.id);
    const programs = await endAllAccess(tx, target.id, { now: deps.now(), endedBy: 'sign-out' });
    const [before, after] = [
      { sessions: ended, programs },
      { sessions: 0, programs: 0 },
    ];
    if (ended + programs > 0)
      await recordChange(tx, { actor, action: 'user.sessions', target, before, after, now: deps.now() });
    return { message: 'Signed out everywhere', ended };
  });
}

/**
 * The payment provider forgets the customer first: a user who is gone is never billed again.
 * @throws AppError not_found, forbidden for the operator's own people, or unavailable while the provider cannot be asked
 */
export async function deleteUserFor(deps: AdminDeps, actor: Actor, id: string): Promise<{ message: string }> {
  const { db, now, rights, billing } = deps;
  const target = await getStoredUser(db, id);
  if (isProtected(target.email, rights)) {
    throw new AppError('forbidden', 'This user is an administrator of the company and cannot be deleted.');
  }
  const { tokensRemaining, subscriptionActive, emailVerified, createdAt } = await readUser(deps, db, id);
  await billing.deleteCustomerFor(target.walletId);
  await db.transaction(async (tx) => {
    await billing.endBillingFor(tx, target.walletId);
    if (!(await lockUser(tx, id))) throw noSuchUser();
    const at = now();
    await forgetUser(tx, target, at);
    const before = { tokens: tokensRemaining, subscriptionActive, emailVerified, createdAt };
    await recordChange(tx, { actor, action: 'user.delete', target, before, after: null, now: at });
  });
  return { message: 'User deleted' };
}
