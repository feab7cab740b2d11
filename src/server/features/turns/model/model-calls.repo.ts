import { and, eq, sql } from 'drizzle-orm';
import { modelCalls } from '../../../db/schema/analyst.ts';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { takeAdvisoryLock } from '../../../platform/database/lock-order.ts';
import { time } from '../../../platform/database/sql-time.ts';

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
 * Enters a call with what it may cost at most, if the day's calls of its account and of everybody still leave room for
 * that. One at a time over all processes, so that two calls cannot take the same room; where everybody's budget has no
 * limit, calls only wait for those of their own account. Null: it was entered.
 */
export function insertWithinBudgets(
  db: Db,
  call: NewModelCall,
  { everybody, account }: { everybody: number | null; account: number },
): Promise<'over_budget' | 'over_account_budget' | null> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'account budget', sql`${BUDGET_LOCK}::int, hashtext(${call.walletId}::text)`);
    if (everybody !== null) {
      await takeAdvisoryLock(tx, 'budget', sql`${BUDGET_LOCK}::int`);
      if ((await sumCosts(tx, call.day)) + call.costMicros > everybody) return 'over_budget';
    }
    if ((await sumCosts(tx, call.day, call.walletId)) + call.costMicros > account) return 'over_account_budget';
    await tx.insert(modelCalls).values({ ...call, outputTokens: 0, outcome: 'running', dropped: {} });
    return null;
  });
}

/** Of everybody, or of one wallet. */
async function sumCosts(tx: Db, day: string, walletId?: string): Promise<number> {
  const whose = walletId === undefined ? sql`` : sql`and wallet_id = ${walletId}::uuid`;
  const result = await tx.execute(
    sql`select coalesce(sum(cost_micros), 0)::text as micros from model_calls where day = ${day}::date ${whose}`,
  );
  return Number(rowsOf<{ micros: string }>(result)[0]?.micros ?? 0);
}

export async function finishCall(db: Db, id: string, end: ModelCallEnd): Promise<void> {
  await db
    .update(modelCalls)
    .set({ ...end, dropped: { ...end.dropped } })
    .where(and(eq(modelCalls.id, id), eq(modelCalls.outcome, 'running')));
}

/** Calls whose server died. Nobody knows what they used, so each keeps the cost that was set aside for it. */
export async function abortLeftRunning(db: Db, startedBefore: Date): Promise<number> {
  // In plain text: what is a parameter does not show that the index of the running calls holds all that is asked for.
  const aborted = await db.execute(sql`
    update model_calls set outcome = 'aborted', failure = 'its server ended'
    where outcome = 'running' and started_at < ${time(startedBefore)}
    returning id`);
  return rowsOf(aborted).length;
}

/** Some calls of the days before; none is left where fewer than `limit` were deleted. */
export async function deleteCalls(db: Db, before: Date, limit: number): Promise<number> {
  const deleted = await db.execute(sql`
    delete from model_calls where id = any(array(
      select id from model_calls where day < ${before.toISOString().slice(0, 10)}::date
      order by day limit ${limit}::int for update skip locked))
    returning id`);
  return rowsOf(deleted).length;
}

export async function countCalls(db: Db, walletId: string, day: string, purpose: 'read' | 'write'): Promise<number> {
  const { wallet, onDay } = { wallet: eq(modelCalls.walletId, walletId), onDay: eq(modelCalls.day, day) };
  return db.$count(modelCalls, and(wallet, onDay, eq(modelCalls.purpose, purpose)));
}
