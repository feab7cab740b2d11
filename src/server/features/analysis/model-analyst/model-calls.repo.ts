import { and, eq, lt, sql } from 'drizzle-orm';
import { modelCalls } from '../../../db/schema/analyst.ts';
import { type Db, rowsOf } from '../../../platform/database.ts';

export type NewModelCall = Pick<
  typeof modelCalls.$inferInsert,
  'id' | 'walletId' | 'day' | 'model' | 'purpose' | 'promptVersion' | 'costMicros' | 'inputTokens' | 'startedAt'
> & { analysisId: string };

export type ModelCallEnd = {
  outcome: 'done' | 'failed' | 'aborted';
  failure: string | null;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  dropped: Readonly<Record<string, number>>;
  durationMs: number;
};

/** Any number; it only has to be the same in every process and another one than other locks have. */
const BUDGET_LOCK = 6_150_431;

/**
 * Enters a call with what it may cost at most, if the day's calls of everybody still leave room for that. One at a time over
 * all processes, so that two calls cannot take the same room. False: there is none.
 */
export function insertWithinBudget(db: Db, call: NewModelCall, budgetMicros: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${BUDGET_LOCK}::int)`);
    const spent = rowsOf<{ micros: string }>(
      await tx.execute(
        sql`select coalesce(sum(cost_micros), 0)::text as micros from model_calls where day = ${call.day}::date`,
      ),
    );
    if (Number(spent[0]?.micros ?? 0) + call.costMicros > budgetMicros) return false;
    await insertCall(tx, call);
    return true;
  });
}

export async function insertCall(db: Db, call: NewModelCall): Promise<void> {
  await db.insert(modelCalls).values({ ...call, outputTokens: 0, outcome: 'running', dropped: {} });
}

export async function finishCall(db: Db, id: string, end: ModelCallEnd): Promise<void> {
  await db
    .update(modelCalls)
    .set({ ...end, dropped: { ...end.dropped } })
    .where(and(eq(modelCalls.id, id), eq(modelCalls.outcome, 'running')));
}

/** Calls whose server died. Nobody knows what they used, so each keeps the cost that was set aside for it. */
export async function abortLeftRunning(db: Db, startedBefore: Date): Promise<number> {
  const rows = await db
    .update(modelCalls)
    .set({ outcome: 'aborted', failure: 'its server ended' })
    .where(and(eq(modelCalls.outcome, 'running'), lt(modelCalls.startedAt, startedBefore)))
    .returning({ id: modelCalls.id });
  return rows.length;
}

export async function countCalls(db: Db, walletId: string, day: string, purpose: 'read' | 'write'): Promise<number> {
  const { wallet, onDay } = { wallet: eq(modelCalls.walletId, walletId), onDay: eq(modelCalls.day, day) };
  return db.$count(modelCalls, and(wallet, onDay, eq(modelCalls.purpose, purpose)));
}
