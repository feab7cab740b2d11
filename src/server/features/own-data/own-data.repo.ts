import { eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { spendingLimits } from '../../db/schema/play-limits.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis } from '../../platform/database/sql-time.ts';

export type AccountRow = typeof users.$inferSelect;

export async function findAccountRow(db: Db, userId: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** What the user allowed themselves; it counts nobody's money any more. */
export async function deleteLimits(tx: Db, userId: string): Promise<void> {
  await tx.delete(spendingLimits).where(eq(spendingLimits.userId, userId));
}

/** Waits for what is being saved into the user's chats. With the user's row held, no chat is begun any more. */
export async function lockChats(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select from chat_sessions where user_id = ${userId}::uuid order by id for update`);
}

/** Chats, sessions and links go with it. */
export async function deleteUserRow(tx: Db, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}

export type ExportedSession = { id: string; title: string; createdMs: number };

export async function listExportedSessions(db: Db, userId: string): Promise<ExportedSession[]> {
  return rowsOf<ExportedSession>(
    await db.execute(sql`
      select id, title, ${millis('created_at')} as "createdMs" from chat_sessions
      where user_id = ${userId}::uuid order by created_at, id`),
  );
}

export type ExportedMessage = { seq: number; role: string; mode: string; content: string; createdMs: number };

/** The next messages of a session after one, oldest first. */
export async function listExportedMessages(
  db: Db,
  page: { userId: string; sessionId: string; after: number; limit: number },
): Promise<ExportedMessage[]> {
  const result = await db.execute(sql`
    select m.seq::float8 as seq, m.role, m.mode, m.content, ${millis('m.created_at')} as "createdMs"
    from chat_messages m join chat_sessions s on s.id = m.session_id
    where s.user_id = ${page.userId}::uuid and m.session_id = ${page.sessionId}::uuid and m.seq > ${page.after}::bigint
    order by m.seq limit ${page.limit}::int`);
  return rowsOf<ExportedMessage>(result);
}

export type ExportedCall = { id: string; origin: string; call: string; reply: string; createdMs: number };

/** The next calls of the desk after one, oldest first: call and answer as they were sent, as JSON. */
export async function listExportedCalls(
  db: Db,
  { userId, after, limit }: { userId: string; after: string | null; limit: number },
): Promise<ExportedCall[]> {
  const isNext = sql`(created_at, id) > (select created_at, id from analyses where id = ${after}::uuid)`;
  const result = await db.execute(sql`
    select id, origin, call, reply, ${millis('created_at')} as "createdMs" from analyses
    where user_id = ${userId}::uuid and session_id is null and ${after === null ? sql`true` : isNext}
    order by created_at, id limit ${limit}::int`);
  return rowsOf<ExportedCall>(result);
}

export type ExportedReport = { reason: string; question: string; createdMs: number };

/** What the user said is wrong with answers. */
export async function listExportedReports(db: Db, userId: string): Promise<ExportedReport[]> {
  return rowsOf<ExportedReport>(
    await db.execute(sql`
      select reason, question, ${millis('created_at')} as "createdMs" from answer_reports
      where user_id = ${userId}::uuid order by created_at, id`),
  );
}

export type ExportedRating = { rating: string; question: string; createdMs: number };

export async function listExportedRatings(db: Db, userId: string): Promise<ExportedRating[]> {
  return rowsOf<ExportedRating>(
    await db.execute(sql`
      select rating, question, ${millis('created_at')} as "createdMs" from answer_ratings
      where user_id = ${userId}::uuid order by created_at, id`),
  );
}

/** Reports and ratings stay for those who mend answers, without who they came from. */
export async function anonymiseReports(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`update answer_reports set user_id = null where user_id = ${userId}::uuid`);
  await tx.execute(sql`update answer_ratings set user_id = null where user_id = ${userId}::uuid`);
}
