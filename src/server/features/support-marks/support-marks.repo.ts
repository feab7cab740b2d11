import { inArray } from 'drizzle-orm';
import { supportMailboxes } from '../../db/schema/operations.ts';
import type { Db } from '../../platform/database/database.ts';

export async function insertMark(tx: Db, row: typeof supportMailboxes.$inferInsert): Promise<void> {
  await tx.insert(supportMailboxes).values(row).onConflictDoNothing();
}

export async function deleteMarks(tx: Db, mailboxHashes: readonly string[]): Promise<void> {
  await tx.delete(supportMailboxes).where(inArray(supportMailboxes.mailboxHash, [...mailboxHashes]));
}

export const countMarks = (tx: Db, mailboxHashes: readonly string[]): Promise<number> =>
  tx.$count(supportMailboxes, inArray(supportMailboxes.mailboxHash, [...mailboxHashes]));
