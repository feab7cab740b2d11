import type { Db } from '../../platform/database/database.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { deleteSession, insertSession } from '../../platform/http/session.repo.ts';
import type { SessionOrigin } from '../../platform/http/session-origin.ts';
import { newSession } from '../../platform/http/session-token.ts';

type Begun = {
  userId: string;
  origin: SessionOrigin;
  /** The session that this browser had before, which ends. */
  previous?: string | undefined;
  /** Where nobody signed in: of the session that it takes the place of, since when it is and when its user last proved who they are. */
  continued?: { createdAt: Date; provenAt: Date };
  now: Date;
};

/** A new session at every sign-in. Answers with its token. */
export async function startSession(tx: Db, { userId, origin, previous, continued, now }: Begun): Promise<string> {
  const { token, ...session } = newSession(now);
  if (previous) await deleteSession(tx, hashSecretToken(previous));
  await insertSession(tx, { ...session, ...origin, userId, ...continued });
  return token;
}
