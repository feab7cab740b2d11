import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { paymentCustomers } from '../../db/schema/billing.ts';
import type { Db } from '../../platform/database/database.ts';

/** Whose wallet it is; undefined when the user was deleted. */
export async function findOwner(db: Db, walletId: string): Promise<{ id: string; email: string } | undefined> {
  const [row] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.walletId, walletId));
  return row;
}

export async function findCustomer(db: Db, walletId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ providerId: paymentCustomers.providerId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.walletId, walletId));
  return row?.providerId;
}

export async function findWalletOfCustomer(db: Db, providerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ walletId: paymentCustomers.walletId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.providerId, providerId));
  return row?.walletId;
}

/** The first one stays: of two requests at once, both go on with it. */
export async function insertCustomerOnce(db: Db, row: typeof paymentCustomers.$inferInsert): Promise<void> {
  await db.insert(paymentCustomers).values(row).onConflictDoNothing({ target: paymentCustomers.walletId });
}

/** For one that the provider no longer knows. Without effect where somebody else replaced it before. */
export async function replaceCustomer(
  db: Db,
  { walletId, gone, providerId }: { walletId: string; gone: string; providerId: string },
): Promise<void> {
  await db
    .update(paymentCustomers)
    .set({ providerId })
    .where(and(eq(paymentCustomers.walletId, walletId), eq(paymentCustomers.providerId, gone)));
}
