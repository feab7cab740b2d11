import { and, desc, eq } from 'drizzle-orm';
import { chatMessages } from '../../db/schema/chat.ts';
import type { Db } from '../../platform/database/database.ts';

/** The text of the session's newest answer that carries picks. */
export async function findLastPicks(db: Db, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ content: chatMessages.content })
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), eq(chatMessages.hasPicks, true)))
    .orderBy(desc(chatMessages.seq))
    .limit(1);
  return row?.content ?? null;
}
