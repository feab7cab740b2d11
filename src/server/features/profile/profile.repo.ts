import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import type { Db } from '../../platform/database/database.ts';

export type Names = { firstName?: string | null; lastName?: string | null };

export async function updateNames(tx: Db, userId: string, names: Names): Promise<void> {
  await tx.update(users).set(names).where(eq(users.id, userId));
}

/** False when the password is no longer the one that was checked: somebody else changed it in between. */
export async function replacePasswordHash(
  tx: Db,
  userId: string,
  hashes: { before: string; after: string },
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash: hashes.after })
    .where(and(eq(users.id, userId), eq(users.passwordHash, hashes.before)))
    .returning({ id: users.id });
  return rows.length === 1;
}
