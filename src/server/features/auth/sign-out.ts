import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { deleteSession, deleteSessionsOf } from '../../platform/http/session.repo.ts';
import type { AuthDeps } from './auth-deps.ts';

/** Signed out before or not: afterwards this browser has no session. */
export async function signOut(deps: Pick<AuthDeps, 'db'>, token: string | undefined): Promise<void> {
  if (token) await deleteSession(deps.db, hashSecretToken(token));
}

/** On every device of the user, this one too. */
export async function signOutEverywhere(deps: Pick<AuthDeps, 'db'>, userId: string): Promise<void> {
  await deleteSessionsOf(deps.db, userId);
}
