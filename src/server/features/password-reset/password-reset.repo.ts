import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import type { Db } from '../../platform/database/database.ts';

export type Addressed = { id: string; email: string };

export async function findByAddress(
  db: Db,
  emailKey: string,
): Promise<(Addressed & { emailVerified: boolean }) | undefined> {
  const { id, email, emailVerified } = users;
  const [row] = await db.select({ id, email, emailVerified }).from(users).where(eq(users.emailKey, emailKey));
  return row;
}

/** What was chosen in the account before may have been a stranger's choice. */
export async function setReclaimed(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ reclaimedAt: now }).where(eq(users.id, userId));
}

/** Undefined: the account is gone. */
export async function setPasswordHash(
  tx: Db,
  userId: string,
  passwordHash: string,
): Promise<(Addressed & { emailVerified: boolean }) | undefined> {
  const [row] = await tx
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning({ id: users.id, email: users.email, emailVerified: users.emailVerified });
  return row;
}
