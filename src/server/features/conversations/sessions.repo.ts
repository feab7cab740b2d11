import { and, eq } from 'drizzle-orm';
import { chatMessages, chatSessions } from '../../db/schema/chat.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MessageRow } from './to-message.ts';

export type SessionRow = { id: string; title: string; createdAt: Date };
/** Untitled: it bears the name of the day it was made on, and its first question names it. */
export type FoundSession = SessionRow & { isUntitled: boolean };

const sessionColumns = { id: chatSessions.id, title: chatSessions.title, createdAt: chatSessions.createdAt };
const messageColumns = {
  id: chatMessages.id,
  role: chatMessages.role,
  content: chatMessages.content,
  mode: chatMessages.mode,
  createdAt: chatMessages.createdAt,
  actions: chatMessages.actions,
};

export async function findSession(db: Db, userId: string, sessionId: string): Promise<FoundSession | undefined> {
  const [row] = await db
    .select({ ...sessionColumns, isUntitled: chatSessions.isUntitled })
    .from(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)));
  return row;
}

export async function insertSession(tx: Db, row: SessionRow & { userId: string; isUntitled?: boolean }): Promise<void> {
  await tx.insert(chatSessions).values(row);
}

export async function findMessage(db: Db, messageId: string): Promise<MessageRow | undefined> {
  const [row] = await db.select(messageColumns).from(chatMessages).where(eq(chatMessages.id, messageId));
  return row;
}
