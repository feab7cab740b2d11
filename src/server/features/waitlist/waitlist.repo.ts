import { waitlistEntries } from '../../db/schema/accounts.ts';
import type { Db } from '../../platform/database.ts';

/** One entry per address, however often and from how many places it is sent. */
export async function insertEntryOnce(db: Db, entry: typeof waitlistEntries.$inferInsert): Promise<void> {
  await db.insert(waitlistEntries).values(entry).onConflictDoNothing({ target: waitlistEntries.emailKey });
}
