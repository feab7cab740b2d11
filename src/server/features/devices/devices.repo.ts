import { and, desc, eq, gt } from 'drizzle-orm';
import { authSessions } from '../../db/schema/accounts.ts';
import type { Db } from '../../platform/database/database.ts';

const { id, tokenHash, device, network, createdAt, seenAt, userId, expiresAt } = authSessions;

/** A list is read by a person; whoever has more ends them all. */
const MOST = 100;

export const listSessionsOf = (db: Db, ofUser: string, now: Date) =>
  db
    .select({ id, tokenHash, device, network, createdAt, seenAt })
    .from(authSessions)
    .where(and(eq(userId, ofUser), gt(expiresAt, now)))
    .orderBy(desc(seenAt), desc(createdAt), id)
    .limit(MOST);

/** The hash of the ended one's token; undefined where the user has no such session. */
export async function deleteSessionOf(db: Db, session: { id: string; userId: string }): Promise<string | undefined> {
  const [ended] = await db
    .delete(authSessions)
    .where(and(eq(id, session.id), eq(userId, session.userId)))
    .returning({ tokenHash });
  return ended?.tokenHash;
}
