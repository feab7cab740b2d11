import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { AnalysisMode } from '#contract/analysis.ts';
import { carries } from '#engine/questions/follow-up.ts';
import type { Reading } from '#engine/questions/reading.ts';
import { analyses, chatMessages, chatSessions } from '../../db/schema/chat.ts';
import { type Db, rowsOf } from '../../platform/database.ts';
import { time } from '../../platform/sql-time.ts';

export type SessionRow = { id: string; title: string; createdAt: Date };
export type MessageRow = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  mode: AnalysisMode;
  createdAt: Date;
};

const sessionColumns = { id: chatSessions.id, title: chatSessions.title, createdAt: chatSessions.createdAt };
const messageColumns = {
  id: chatMessages.id,
  role: chatMessages.role,
  content: chatMessages.content,
  mode: chatMessages.mode,
  createdAt: chatMessages.createdAt,
};

/** Those in which each of the words stands, in the title or in a question. */
export function listSessions(db: Db, userId: string, words: readonly string[]): Promise<SessionRow[]> {
  return db
    .select(sessionColumns)
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), ...words.map(holds)))
    .orderBy(desc(chatSessions.createdAt), desc(chatSessions.id));
}

function holds(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${chatSessions.title} ilike ${pattern} or exists (
    select from ${chatMessages} m
    where m.session_id = ${chatSessions.id} and m.role = 'user' and m.content ilike ${pattern}))`;
}

export async function findSession(db: Db, userId: string, sessionId: string): Promise<SessionRow | undefined> {
  const [row] = await db
    .select(sessionColumns)
    .from(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)));
  return row;
}

export async function insertSession(tx: Db, row: SessionRow & { userId: string }): Promise<void> {
  await tx.insert(chatSessions).values(row);
}

export async function insertMessage(
  tx: Db,
  row: MessageRow & { sessionId: string; hasPicks?: boolean },
): Promise<void> {
  await tx.insert(chatMessages).values(row);
}

export function listMessages(db: Db, sessionId: string): Promise<MessageRow[]> {
  return db
    .select(messageColumns)
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId))
    .orderBy(asc(chatMessages.seq));
}

export async function findMessage(db: Db, messageId: string): Promise<MessageRow | undefined> {
  const [row] = await db.select(messageColumns).from(chatMessages).where(eq(chatMessages.id, messageId));
  return row;
}

/** The user's newest answers that carry picks. */
export function listRecommendations(db: Db, userId: string, limit: number): Promise<MessageRow[]> {
  return db
    .select(messageColumns)
    .from(chatMessages)
    .innerJoin(chatSessions, eq(chatSessions.id, chatMessages.sessionId))
    .where(and(eq(chatSessions.userId, userId), eq(chatMessages.hasPicks, true)))
    .orderBy(desc(chatMessages.seq))
    .limit(limit);
}

export type TurnRow = {
  id: string;
  sessionId: string;
  reservationId: string | null;
  state: 'reserved' | 'delivered' | 'failed' | 'stopped';
  requestHash: string;
  answerMessageId: string | null;
};

export async function findTurnByKey(db: Db, userId: string, idempotencyKey: string): Promise<TurnRow | undefined> {
  const [row] = await db
    .select({
      id: analyses.id,
      sessionId: analyses.sessionId,
      reservationId: analyses.reservationId,
      state: analyses.state,
      requestHash: analyses.requestHash,
      answerMessageId: analyses.answerMessageId,
    })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.idempotencyKey, idempotencyKey)));
  return row;
}

/** How the session's newest answered question was read. */
export async function findLastReading(db: Db, sessionId: string): Promise<Reading | null> {
  const rows = await db
    .select({ reading: analyses.reading })
    .from(analyses)
    .where(and(eq(analyses.sessionId, sessionId), eq(analyses.state, 'delivered')))
    .orderBy(desc(analyses.createdAt))
    .limit(READINGS_LOOKED_AT);
  const readings = rows.map((row) => asReading(row.reading));
  return readings.find(carries) ?? readings[0] ?? null;
}

/** How many turns of small talk may stand between a question and what leans on it. */
const READINGS_LOOKED_AT = 6;

/** Written by `insertTurn` from a `Reading` and never changed. */
const asReading = (stored: unknown): Reading => stored as Reading;

export async function insertTurn(
  tx: Db,
  row: {
    id: string;
    userId: string;
    sessionId: string;
    reservationId: string | null;
    mode: AnalysisMode;
    state: 'reserved' | 'delivered';
    idempotencyKey: string | null;
    requestHash: string;
    reading: Reading;
    answerMessageId: string | null;
    createdAt: Date;
    finishedAt: Date | null;
  },
): Promise<'inserted' | 'key_taken'> {
  const inserted = await tx
    .insert(analyses)
    .values(row)
    .onConflictDoNothing({
      target: [analyses.userId, analyses.idempotencyKey],
      where: sql`${analyses.idempotencyKey} is not null`,
    })
    .returning({ id: analyses.id });
  return inserted.length > 0 ? 'inserted' : 'key_taken';
}

export async function finishTurn(
  tx: Db,
  turnId: string,
  { now, ...end }: { answerMessageId: string; writer: string; failure: string | null; now: Date },
): Promise<void> {
  await tx
    .update(analyses)
    .set({ ...end, state: 'delivered', checkpoint: null, finishedAt: now })
    .where(eq(analyses.id, turnId));
}

/** A turn that ended without an answer gives its key free. */
export async function closeTurn(
  tx: Db,
  turnId: string,
  end: { state: 'failed' | 'stopped'; failure: string | null; now: Date },
): Promise<void> {
  const { state, failure, now } = end;
  await tx
    .update(analyses)
    .set({ state, failure, idempotencyKey: null, checkpoint: null, finishedAt: now })
    .where(and(eq(analyses.id, turnId), eq(analyses.state, 'reserved')));
}

/**
 * Turns that a server left open when it died: their reservation was given back, or they had none and are older than
 * any lease. Their keys may be sent again. One that something else holds is left for the next sweep: waiting for it with
 * others in hand, the sweep and the deletion of an account could wait for each other.
 */
export async function closeAbandonedTurns(db: Db, now: Date, openedBefore: Date): Promise<number> {
  const result = await db.execute(sql`
    with abandoned as materialized (
      select a.id from analyses a
      where a.state = 'reserved' and (
        exists (select 1 from token_reservations r where r.id = a.reservation_id and r.state = 'released')
        or (a.reservation_id is null and a.created_at < ${time(openedBefore)})
      )
      for no key update of a skip locked
    )
    update analyses set state = 'failed', failure = 'its server ended', idempotency_key = null, checkpoint = null,
      finished_at = ${time(now)}
    where id in (select id from abandoned)
    returning id`);
  return rowsOf<{ id: string }>(result).length;
}
