import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { analyses, chatMessages } from '../../db/schema/chat.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MessageRow } from '../conversations/to-message.ts';

const messageColumns = {
  id: chatMessages.id,
  role: chatMessages.role,
  content: chatMessages.content,
  mode: chatMessages.mode,
  createdAt: chatMessages.createdAt,
};

/**
 * The user's newest answers that carry picks: those that were paid for, or given free in the place of a paid one. None for
 * whoever said to be under 21.
 */
export function listRecommendations(db: Db, userId: string, limit: number): Promise<Omit<MessageRow, 'actions'>[]> {
  return db
    .select(messageColumns)
    .from(analyses)
    .innerJoin(chatMessages, eq(chatMessages.id, analyses.answerMessageId))
    .innerJoin(users, and(eq(users.id, analyses.userId), isNull(users.underAgeSince)))
    .where(and(eq(analyses.userId, userId), hasBeenPaid, eq(chatMessages.hasPicks, true)))
    .orderBy(desc(analyses.finishedAt), desc(chatMessages.seq))
    .limit(limit);
}

/** In the words of their index: a plan that is made for any parameter uses it too. */
const hasBeenPaid = sql`${analyses.state} = 'delivered' and ${analyses.reservationId} is not null
  and ${analyses.sessionId} is not null`;
