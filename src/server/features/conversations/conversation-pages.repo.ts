import { and, count, desc, eq, sql } from 'drizzle-orm';
import { chatMessages, chatSessions } from '../../db/schema/chat.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';
import type { SessionRow } from './sessions.repo.ts';
import type { MessageRow } from './to-message.ts';

/** Where a page of chats ended: the row itself may be gone meanwhile. */
export type SessionPlace = { createdAt: Date; id: string };

/** Newest first: those in which each of the words stands, in the title or in a question. */
export function listSessions(
  db: Db,
  userId: string,
  { words, before, limit }: { words: readonly string[]; before: SessionPlace | null; limit: number },
): Promise<(SessionRow & { question: string | null })[]> {
  const { id, title, createdAt } = chatSessions;
  const isOlder = before ? sql`(${createdAt}, ${id}) < (${time(before.createdAt)}, ${before.id}::uuid)` : undefined;
  return db
    .select({ id, title, createdAt, question: questionWith(words) })
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), isOlder, ...words.map(holds)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The question that holds most of the words, of several the newest; null where the title holds them all. */
function questionWith(words: readonly string[]) {
  if (words.length === 0) return sql<null>`null`;
  // By their written names: among what is selected, the library names columns without their table.
  const inTitle = words.map((word) => sql`chat_sessions.title ilike ${patternOf(word)}`);
  const held = words.map((word) => sql`(m.content ilike ${patternOf(word)})::int`);
  const most = sql.join(held, sql` + `);
  return sql<string | null>`case when ${sql.join(inTitle, sql` and `)} then null else (
    select m.content from ${chatMessages} m
    where m.session_id = chat_sessions.id and m.role = 'user'
    order by ${most} desc, m.seq desc limit 1) end`;
}

const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function holds(word: string) {
  const pattern = patternOf(word);
  return sql`(${chatSessions.title} ilike ${pattern} or exists (
    select from ${chatMessages} m
    where m.session_id = ${chatSessions.id} and m.role = 'user' and m.content ilike ${pattern}))`;
}

export async function countSessions(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(chatSessions).where(eq(chatSessions.userId, userId));
  return row?.total ?? 0;
}

/** Where a message stands in its session; undefined: it is not of this one. */
export async function findPlace(db: Db, sessionId: string, messageId: string): Promise<number | undefined> {
  const { id, seq } = chatMessages;
  const [row] = await db
    .select({ seq })
    .from(chatMessages)
    .where(and(eq(id, messageId), eq(chatMessages.sessionId, sessionId)));
  return row?.seq;
}

export type MessagePage = { before: number | null; rows: number; bytes: number };

/**
 * The newest messages before a place, oldest first: so many, or so many bytes of text, and at least one. The lengths are
 * known without reading the texts: those that are left out stay where they are.
 */
export async function listMessages(
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: string },
  { before, rows, bytes }: MessagePage,
): Promise<{ messages: MessageRow[]; hasOlder: boolean }> {
  const isBefore = before === null ? sql`` : sql`and seq < ${before}::bigint`;
  const result = await db.execute(sql`
    with newest as materialized (
      select id, seq, octet_length(content) as bytes from chat_messages
      where session_id = ${sessionId}::uuid ${isBefore}
      order by seq desc limit ${rows + 1}::int
    ), summed as (
      select id, row_number() over newer as place, sum(bytes) over newer as bytes, count(*) over () as found
      from newest window newer as (order by seq desc)
    )
    select m.id, m.role, m.content, m.mode, m.actions, r.rating,
      ${millis('m.created_at')} as "createdMs", s.found::int as found
    from summed s join chat_messages m on m.id = s.id
      left join answer_ratings r on r.message_id = m.id and r.user_id = ${userId}::uuid
    where s.place = 1 or (s.place <= ${rows}::int and s.bytes <= ${bytes}::int)
    order by m.seq`);
  const page = rowsOf<Omit<MessageRow, 'createdAt'> & { createdMs: number; found: number }>(result);
  const messages = page.map(({ createdMs, found, ...row }) => ({ ...row, createdAt: new Date(createdMs) }));
  return { messages, hasOlder: (page[0]?.found ?? 0) > page.length };
}
