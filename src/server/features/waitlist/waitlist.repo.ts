import { and, eq } from 'drizzle-orm';
import { waitlistEntries } from '../../db/schema/accounts.ts';
import type { Db } from '../../platform/database/database.ts';

export type Entry = { id: string; email: string; emailVerified: boolean };

/** One entry per address, however often and from how many places it is sent: the one that stands then. */
export async function insertEntryOnce(tx: Db, entry: typeof waitlistEntries.$inferInsert): Promise<Entry | undefined> {
  await tx.insert(waitlistEntries).values(entry).onConflictDoNothing({ target: waitlistEntries.emailKey });
  const { id, email, emailVerified, emailKey } = waitlistEntries;
  const [row] = await tx.select({ id, email, emailVerified }).from(waitlistEntries).where(eq(emailKey, entry.emailKey));
  return row;
}

/** False: there is no such entry any more. */
export async function confirmEntry(tx: Db, entry: { id: string; emailKey: string }): Promise<boolean> {
  const rows = await tx
    .update(waitlistEntries)
    .set({ emailVerified: true })
    .where(and(eq(waitlistEntries.id, entry.id), eq(waitlistEntries.emailKey, entry.emailKey)))
    .returning({ id: waitlistEntries.id });
  return rows.length === 1;
}
