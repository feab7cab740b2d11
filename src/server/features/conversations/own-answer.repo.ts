import { sql } from 'drizzle-orm';
import type { AnalysisMode } from '#contract/analysis.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';

export type OwnAnswer = { id: string; question: string; content: string; mode: AnalysisMode; createdAt: Date };

/** An answer in one of the user's own chats, with the question before it. */
export async function findOwnAnswer(db: Db, userId: string, messageId: string): Promise<OwnAnswer | undefined> {
  const result = await db.execute(sql`
    select m.id, m.content, m.mode, (extract(epoch from m.created_at) * 1000)::float8 as "createdAt",
      coalesce((
        select q.content from chat_messages q
        where q.session_id = m.session_id and q.role = 'user' and q.seq < m.seq
        order by q.seq desc limit 1
      ), '') as question
    from chat_messages m join chat_sessions s on s.id = m.session_id
    where m.id = ${messageId}::uuid and m.role = 'assistant' and s.user_id = ${userId}::uuid`);
  const [row] = rowsOf<Omit<OwnAnswer, 'createdAt'> & { createdAt: number }>(result);
  return row && { ...row, createdAt: new Date(row.createdAt) };
}
