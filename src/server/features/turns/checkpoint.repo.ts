import { and, desc, eq, sql } from 'drizzle-orm';
import { analyses } from '../../db/schema/chat.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { type AnswerView, readStoredView } from './answer-view.ts';

/** Of the column of a running turn, `{ view, stop }`, written here alone but by any version: what is not true is not asked. */
const isStopAsked = sql.raw(`coalesce(checkpoint -> 'stop' = 'true'::jsonb, false) as stop`);

/** Saves what was shown; answers whether the turn was asked to stop. Null: it does not run any more. */
export async function saveCheckpoint(db: Db, turnId: string, view: AnswerView): Promise<{ stop: boolean } | null> {
  const result = await db.execute(sql`
    update analyses set checkpoint = jsonb_build_object(
      'view', ${JSON.stringify(view)}::jsonb, 'stop', coalesce(checkpoint -> 'stop', 'false'::jsonb))
    where id = ${turnId}::uuid and state = 'reserved'
    returning ${isStopAsked}`);
  return rowsOf<{ stop: boolean }>(result)[0] ?? null;
}

export async function findStopFlag(db: Db, turnId: string): Promise<{ stop: boolean } | null> {
  const result = await db.execute(sql`
    select ${isStopAsked} from analyses where id = ${turnId}::uuid and state = 'reserved'`);
  return rowsOf<{ stop: boolean }>(result)[0] ?? null;
}

/**
 * Asks the turns of a session to stop, or the one that is named, wherever they run. Their session is held first, in the order in which a deletion
 * of the account takes them. False: none does.
 */
export async function flagStop(db: Db, sessionId: string, turnId?: string): Promise<boolean> {
  const isMeant = turnId === undefined ? sql`true` : sql`id = ${turnId}::uuid`;
  const result = await db.execute(sql`
    with held as materialized (select id from chat_sessions where id = ${sessionId}::uuid for key share)
    update analyses set checkpoint = case when jsonb_typeof(checkpoint) = 'object' then checkpoint else '{}'::jsonb end
      || '{"stop": true}'::jsonb
    where session_id = (select id from held) and state = 'reserved' and ${isMeant}
    returning id`);
  return rowsOf(result).length > 0;
}

/** The session's newest, or the one that is named. */
export async function findOpenTurn(
  db: Db,
  sessionId: string,
  turnId?: string,
): Promise<{ id: string; questionMessageId: string | null } | undefined> {
  const { id, questionMessageId, state } = analyses;
  const isMeant = turnId === undefined ? undefined : eq(id, turnId);
  const [row] = await db
    .select({ id, questionMessageId })
    .from(analyses)
    .where(and(eq(analyses.sessionId, sessionId), eq(state, 'reserved'), isMeant))
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
  const view = sql<unknown>`${checkpoint} -> 'view'`;
  const [row] = await db.select({ state, answerMessageId, view }).from(analyses).where(eq(analyses.id, turnId));
  return row && { ...row, view: readStoredView(row.view) };
}
