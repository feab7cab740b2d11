import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { checkouts } from '../../db/schema/billing.ts';
import type { Db } from '../../platform/database/database.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

export async function insertCheckout(tx: Db, row: typeof checkouts.$inferInsert): Promise<void> {
  await tx.insert(checkouts).values(row);
}

/** What comes back through the provider may be an id of somebody else's. */
const isOurs = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

export async function findCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  if (!isOurs(id)) return undefined;
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row;
}

/** What can still be paid. */
export async function listOpen(db: Db, walletId: string, now: Date): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.walletId, walletId), eq(checkouts.state, 'open'), gt(checkouts.expiresAt, now)));
}

/** False: it was given up meanwhile, so that what the provider made of it must not be shown to anybody. */
export async function setSession(
  tx: Db,
  id: string,
  session: { providerSessionId: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(checkouts)
    .set(session)
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open')))
    .returning({ id: checkouts.id });
  return rows.length === 1;
}

/** Paid, also where it had been given up: the money says so. */
export async function completeCheckout(tx: Db, id: string): Promise<void> {
  if (!isOurs(id)) return;
  await tx
    .update(checkouts)
    .set({ state: 'completed' })
    .where(and(eq(checkouts.id, id), ne(checkouts.state, 'completed')));
}

/** Given up; one that was paid stays paid. */
export async function expireCheckout(db: Db, id: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ state: 'expired' })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open')));
}

export async function expireSession(tx: Db, providerSessionId: string): Promise<boolean> {
  const rows = await tx
    .update(checkouts)
    .set({ state: 'expired' })
    .where(and(eq(checkouts.providerSessionId, providerSessionId), eq(checkouts.state, 'open')))
    .returning({ id: checkouts.id });
  return rows.length === 1;
}

/** Those for which the provider has not answered yet: what it answers is shown to nobody. */
export async function expireUnanswered(tx: Db, walletId: string): Promise<void> {
  await tx
    .update(checkouts)
    .set({ state: 'expired' })
    .where(and(eq(checkouts.walletId, walletId), eq(checkouts.state, 'open'), isNull(checkouts.providerSessionId)));
}

export async function expireAll(tx: Db, walletId: string): Promise<void> {
  await tx
    .update(checkouts)
    .set({ state: 'expired' })
    .where(and(eq(checkouts.walletId, walletId), eq(checkouts.state, 'open')));
}
