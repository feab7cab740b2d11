import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { billingStops } from '../../db/schema/billing.ts';
import type { Db } from '../../platform/database/database.ts';

export type StopRow = typeof billingStops.$inferSelect;

export async function insertStop(tx: Db, row: typeof billingStops.$inferInsert): Promise<void> {
  await tx.insert(billingStops).values(row);
}

export async function listOpenStops(db: Db, walletId: string): Promise<StopRow[]> {
  return db
    .select()
    .from(billingStops)
    .where(and(eq(billingStops.walletId, walletId), isNull(billingStops.doneAt)))
    .orderBy(asc(billingStops.requestedAt), asc(billingStops.id));
}

/** Those that were tried least first, so that one which always fails holds up no other. */
export async function listAllOpenStops(db: Db, limit: number): Promise<StopRow[]> {
  return db
    .select()
    .from(billingStops)
    .where(isNull(billingStops.doneAt))
    .orderBy(asc(billingStops.attempts), asc(billingStops.requestedAt))
    .limit(limit);
}

export async function finishStop(db: Db, id: string, doneAt: Date): Promise<void> {
  await db
    .update(billingStops)
    .set({ doneAt, attempts: sql`${billingStops.attempts} + 1`, lastError: null })
    .where(and(eq(billingStops.id, id), isNull(billingStops.doneAt)));
}

export async function noteFailedStop(db: Db, id: string, lastError: string): Promise<void> {
  await db
    .update(billingStops)
    .set({ attempts: sql`${billingStops.attempts} + 1`, lastError })
    .where(and(eq(billingStops.id, id), isNull(billingStops.doneAt)));
}

/** The latest end that was ever asked for, confirmed or not. */
export async function findLatestPause(db: Db, walletId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: billingStops.until })
    .from(billingStops)
    .where(and(eq(billingStops.walletId, walletId), eq(billingStops.action, 'pause')))
    .orderBy(desc(billingStops.until))
    .limit(1);
  return row?.until ?? undefined;
}
