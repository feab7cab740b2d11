import { and, eq, sql } from 'drizzle-orm';
import { chatSessions } from '../../db/schema/chat.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import type { SessionRow } from './sessions.repo.ts';

export async function updateTitle(
  db: Db,
  userId: string,
  sessionId: string,
  title: string,
): Promise<SessionRow | undefined> {
  const { id, createdAt } = chatSessions;
  const [row] = await db
    .update(chatSessions)
    .set({ title, isUntitled: false })
    .where(and(eq(id, sessionId), eq(chatSessions.userId, userId)))
    .returning({ id, title: chatSessions.title, createdAt });
  return row;
}

/** Its first question names a session, unless its user did so before, also while that question was read. */
export async function nameUntitled(tx: Db, sessionId: string, title: string): Promise<void> {
  const { id, isUntitled } = chatSessions;
  await tx
    .update(chatSessions)
    .set({ title, isUntitled: false })
    .where(and(eq(id, sessionId), isUntitled));
}

/**
 * Deletes a session in which no turn is open. Its row is locked first: a turn that begins holds it too, so that one
 * is either seen here or finds the session gone before it shows anything.
 */
export async function deleteIdleSession(
  tx: Db,
  userId: string,
  sessionId: string,
): Promise<'deleted' | 'busy' | 'gone'> {
  const locked = await tx.execute(
    sql`select from chat_sessions where id = ${sessionId}::uuid and user_id = ${userId}::uuid for update`,
  );
  if (rowsOf(locked).length === 0) return 'gone';
  const open = await tx.execute(
    sql`select from analyses where session_id = ${sessionId}::uuid and state = 'reserved' limit 1`,
  );
  if (rowsOf(open).length > 0) return 'busy';
  await tx.delete(chatSessions).where(eq(chatSessions.id, sessionId));
  return 'deleted';
}
