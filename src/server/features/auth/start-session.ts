import type { Db } from '../../platform/database/database.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { deleteSession, insertSession } from '../../platform/http/session.repo.ts';
import { newSession } from '../../platform/http/session-token.ts';

/** A new session at every sign-in; the one this browser had before ends with it. Answers with the token. */
export async function startSession(tx: Db, userId: string, previous: string | undefined, now: Date): Promise<string> {
  const { token, ...session } = newSession(now);
  if (previous) await deleteSession(tx, hashSecretToken(previous));
  await insertSession(tx, { ...session, userId });
  return token;
}
