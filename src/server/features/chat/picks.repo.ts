import { picks } from '../../db/schema/chat.ts';
import type { Db } from '../../platform/database.ts';

export type PickRecord = typeof picks.$inferInsert;

/** Records picks as they are about to be shown. The table refuses every later change. */
export async function insertPicks(tx: Db, rows: readonly PickRecord[]): Promise<void> {
  if (rows.length > 0) await tx.insert(picks).values([...rows]);
}
