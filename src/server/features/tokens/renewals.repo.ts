import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';

/** Ours, not the provider's, and its period has ended. */
export type DueRenewal = { id: string; walletId: string; anchorMs: number; isLast: boolean };

const DUE = sql`origin = 'admin' and status = 'active'`;

export async function listDueRenewals(db: Db, limit: number, now: Date): Promise<string[]> {
  const result = await db.execute(sql`
    select id from subscriptions where ${DUE} and current_period_end <= ${time(now)}
    order by current_period_end limit ${limit}::int`);
  return rowsOf<{ id: string }>(result).map(({ id }) => id);
}

/** Locks it, if it is still due and in nobody else's hands: whoever has it renews it. */
export async function takeDueRenewal(tx: Db, id: string, now: Date): Promise<DueRenewal | undefined> {
  const result = await tx.execute(sql`
    select id, wallet_id as "walletId", ${millis('anchor_at')} as "anchorMs",
      cancel_at_period_end as "isLast"
    from subscriptions where id = ${id}::uuid and ${DUE} and current_period_end <= ${time(now)}
    for no key update skip locked`);
  return rowsOf<DueRenewal>(result)[0];
}

export async function setPeriod(tx: Db, id: string, period: { start: Date; end: Date; now: Date }): Promise<void> {
  await tx.execute(sql`
    update subscriptions set current_period_start = ${time(period.start)}, current_period_end = ${time(period.end)},
      updated_at = ${time(period.now)}
    where id = ${id}::uuid`);
}

export async function endAtPeriodEnd(tx: Db, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update subscriptions set status = 'ended', ended_at = current_period_end, updated_at = ${time(now)}
    where id = ${id}::uuid`);
}
