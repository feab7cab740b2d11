import { and, eq, sql } from 'drizzle-orm';
import { analyses } from '../../db/schema/chat.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

export type TurnRow = {
  id: string;
  /** Null outside the chat. */
  sessionId: string | null;
  reservationId: string | null;
  state: 'reserved' | 'delivered' | 'failed' | 'stopped';
  requestHash: string;
  questionMessageId: string | null;
  answerMessageId: string | null;
  /** Outside the chat: its answer, as JSON. */
  reply: string | null;
};

export async function findTurnByKey(db: Db, userId: string, idempotencyKey: string): Promise<TurnRow | undefined> {
  const [row] = await db
    .select({
      id: analyses.id,
      sessionId: analyses.sessionId,
      reservationId: analyses.reservationId,
      state: analyses.state,
      requestHash: analyses.requestHash,
      questionMessageId: analyses.questionMessageId,
      answerMessageId: analyses.answerMessageId,
      reply: analyses.reply,
    })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.idempotencyKey, idempotencyKey)));
  return row;
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
