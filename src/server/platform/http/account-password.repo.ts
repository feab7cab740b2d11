import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import type { Db } from '../database/database.ts';

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash;
}

/** A user with the password that was checked. */
export type CheckedOwner = { id: string; passwordHash: string };

/**
 * Holds the user with the password that was checked until the transaction ends: shared, or for this transaction alone.
 * False: the password was changed since, or nobody is there.
 */
export async function holdCheckedOwner(tx: Db, owner: CheckedOwner, how: 'share' | 'update'): Promise<boolean> {
  const { id, passwordHash } = users;
  const rows = await tx
    .select({ id })
    .from(users)
    .where(and(eq(id, owner.id), eq(passwordHash, owner.passwordHash)))
    .for(how);
  return rows.length === 1;
}
