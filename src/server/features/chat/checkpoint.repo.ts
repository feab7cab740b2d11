import { and, desc, eq, sql } from 'drizzle-orm';
import { analyses } from '../../db/schema/chat.ts';
import { type Db, rowsOf } from '../../platform/database.ts';
import type { AnswerView } from './answer-view.ts';

/** The column of a running turn: what was shown, and whether another process asked it to stop. */
type Checkpoint = { view?: AnswerView; stop?: boolean };

/** Written by the functions below and by nothing else. */
const asCheckpoint = (stored: unknown): Checkpoint => (stored ?? {}) as Checkpoint;

/** Saves what was shown; answers whether the turn was asked to stop. Null: it does not run any more. */
export async function saveCheckpoint(db: Db, turnId: string, view: AnswerView): Promise<{ stop: boolean } | null> {
  const result = await db.execute(sql`
    update analyses set checkpoint = jsonb_build_object(
      'view', ${JSON.stringify(view)}::jsonb, 'stop', coalesce(checkpoint -> 'stop', 'false'::jsonb))
    where id = ${turnId}::uuid and state = 'reserved'
    returning (checkpoint ->> 'stop')::boolean as stop`);
  return rowsOf<{ stop: boolean }>(result)[0] ?? null;
}

export async function findStopFlag(db: Db, turnId: string): Promise<{ stop: boolean } | null> {
  const result = await db.execute(sql`
    select coalesce((checkpoint ->> 'stop')::boolean, false) as stop
    from analyses where id = ${turnId}::uuid and state = 'reserved'`);
  return rowsOf<{ stop: boolean }>(result)[0] ?? null;
}

/**
 * Asks the turns of a session to stop, wherever they run. Their session is held first, in the order in which a deletion
 * of the account takes them. False: none does.
 */
export async function flagStop(db: Db, sessionId: string): Promise<boolean> {
  const result = await db.execute(sql`
    with held as materialized (select id from chat_sessions where id = ${sessionId}::uuid for key share)
    update analyses set checkpoint = jsonb_set(coalesce(checkpoint, '{}'::jsonb), '{stop}', 'true'::jsonb)
    where session_id = (select id from held) and state = 'reserved'
    returning id`);
  return rowsOf(result).length > 0;
}

export async function findOpenTurn(db: Db, sessionId: string): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.sessionId, sessionId), eq(analyses.state, 'reserved')))
    .orderBy(desc(analyses.createdAt))
    .limit(1);
  return row;
}

export type TurnProgress = {
  state: 'reserved' | 'delivered' | 'failed' | 'stopped';
  answerMessageId: string | null;
  view: AnswerView | null;
};

export async function findProgress(db: Db, turnId: string): Promise<TurnProgress | undefined> {
  const { state, answerMessageId, checkpoint } = analyses;
  const [row] = await db.select({ state, answerMessageId, checkpoint }).from(analyses).where(eq(analyses.id, turnId));
  return (
    row && { state: row.state, answerMessageId: row.answerMessageId, view: asCheckpoint(row.checkpoint).view ?? null }
  );
}
