import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { payments } from '../../db/schema/billing.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** False: it was recorded before, whichever event told of it. Whoever tells at the same moment waits for the first. */
export async function insertPaymentOnce(tx: Db, row: typeof payments.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id });
  return rows.length === 1;
}

/** Held until the transaction ends, so that two refunds of one payment are counted one after the other. */
export async function lockPayment(
  tx: Db,
  { id, paymentId }: { id: string; paymentId: string | null },
): Promise<PaymentRow | undefined> {
  const byId = eq(payments.providerId, id);
  const isIt = paymentId === null ? byId : or(byId, eq(payments.providerPaymentId, paymentId));
  const [row] = await tx.select().from(payments).where(isIt).for('update');
  return row;
}

export async function setGrant(tx: Db, id: string, grantId: string): Promise<void> {
  await tx.update(payments).set({ grantId }).where(eq(payments.id, id));
}

/** Both rise only, so that a message that is behind changes nothing. */
export async function raiseMoved(
  tx: Db,
  id: string,
  { refundedCents, reinstatedCents }: { refundedCents: number; reinstatedCents: number },
): Promise<void> {
  await tx.update(payments).set({ refundedCents, reinstatedCents }).where(eq(payments.id, id));
}

/** What was asked of the provider and done, before its own event tells of it. */
export async function markRefunded(db: Db, id: string): Promise<void> {
  const { amountCents, reinstatedCents, refundedCents } = payments;
  const all = sql`${amountCents} + ${reinstatedCents}`;
  await db
    .update(payments)
    .set({ refundedCents: all })
    .where(and(eq(payments.id, id), lt(refundedCents, all)));
}

/** What the newest reference to it says: a receipt comes with the charge, which may be later than the payment. */
export async function setReceipt(tx: Db, id: string, receiptUrl: string): Promise<void> {
  await tx.update(payments).set({ receiptUrl }).where(eq(payments.id, id));
}

export async function listPayments(db: Db, walletId: string, limit: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.walletId, walletId))
    .orderBy(desc(payments.paidAt), desc(payments.createdAt), desc(payments.id))
    .limit(limit);
}

/** Money for which nothing was given, and which is still here. */
export async function listToRefund(db: Db, walletId: string): Promise<{ id: string; paymentId: string }[]> {
  const rows = await db
    .select({ id: payments.id, paymentId: payments.providerPaymentId })
    .from(payments)
    .where(
      and(
        eq(payments.walletId, walletId),
        eq(payments.tokens, 0),
        isNull(payments.grantId),
        isNotNull(payments.providerPaymentId),
        sql`${payments.refundedCents} - ${payments.reinstatedCents} < ${payments.amountCents}`,
      ),
    );
  return rows.flatMap(({ paymentId, ...row }) => (paymentId === null ? [] : [{ ...row, paymentId }]));
}

/** Over all wallets, what came less what went back. */
export async function sumCollected(db: Db): Promise<number> {
  const result = await db.execute(
    sql`select coalesce(sum(amount_cents::bigint - refunded_cents + reinstated_cents), 0)::float8 as cents from payments`,
  );
  return rowsOf<{ cents: number }>(result)[0]?.cents ?? 0;
}
