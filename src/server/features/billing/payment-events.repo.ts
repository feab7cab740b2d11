import { eq } from 'drizzle-orm';
import { paymentEvents } from '../../db/schema/billing.ts';
import type { Db } from '../../platform/database/database.ts';

export async function isEventKnown(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id));
  return rows.length === 1;
}

/** False: it had its effect before. Whoever brings the same one at the same moment waits for the first to commit. */
export async function insertEventOnce(tx: Db, row: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values(row)
    .onConflictDoNothing({ target: paymentEvents.id })
    .returning({ id: paymentEvents.id });
  return rows.length === 1;
}

export async function markIgnored(tx: Db, id: string): Promise<void> {
  await tx.update(paymentEvents).set({ outcome: 'ignored' }).where(eq(paymentEvents.id, id));
}
