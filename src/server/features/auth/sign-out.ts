import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { deleteSession, deleteSessionsOf } from '../../platform/http/session.repo.ts';
import { endAllAccess } from '../access/access-keys.service.ts';
import type { AuthDeps } from './auth-deps.ts';

/** Signed out before or not: afterwards this browser has no session. */
export async function signOut(deps: Pick<AuthDeps, 'db'>, token: string | undefined): Promise<void> {
  if (token) await deleteSession(deps.db, hashSecretToken(token));
}

/** On every device of the user, this one too, and every program that was let in. */
export async function signOutEverywhere({ db, now }: Pick<AuthDeps, 'db' | 'now'>, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteSessionsOf(tx, userId);
    await endAllAccess(tx, userId, { now: now(), endedBy: 'sign-out' });
  });
}
