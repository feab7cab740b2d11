import { and, asc, count, eq, sql } from 'drizzle-orm';
import { passkeys } from '../../db/schema/passkeys.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const listRows = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function countRows(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.n ?? 0;
}

export async function findByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

export async function findRow(db: Db, passkey: { id: string; userId: string }): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.userId, passkey.userId)));
  return row;
}

/** False: somebody has it, the account itself or another. */
export async function insertRow(tx: Db, row: PasskeyRow): Promise<boolean> {
  const rows = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** False: it is gone, or was used meanwhile with a count that is not below this one. */
export async function noteUse(
  tx: Db,
  { id, signCount, isSynced, usedAt }: Pick<PasskeyRow, 'id' | 'signCount' | 'isSynced'> & { usedAt: Date },
): Promise<boolean> {
  const result = await tx.execute(sql`
    update passkeys set sign_count = ${signCount}::bigint, is_synced = ${isSynced}, used_at = ${time(usedAt)}
    where id = ${id}::uuid and (sign_count < ${signCount}::bigint or (sign_count = 0 and ${signCount}::bigint = 0))
    returning id`);
  return rowsOf(result).length === 1;
}

export async function updateName(
  tx: Db,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

export async function deleteRow(tx: Db, passkey: { id: string; userId: string }): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.userId, passkey.userId)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

export async function deleteRowsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}
