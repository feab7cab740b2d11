import { and, eq, sql } from 'drizzle-orm';
import { passkeyChallenges } from '../../db/schema/passkeys.ts';
import type { Db } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

export type Challenge = typeof passkeyChallenges.$inferSelect;

/** What a beginning clears away at most of those that nobody came back with. */
const SWEEP_BATCH = 100;

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    delete from passkey_challenges where (holder_hash, purpose) in (
      select holder_hash, purpose from passkey_challenges where expires_at <= ${time(now)}
      limit ${SWEEP_BATCH}::int for update skip locked
    )`);
}

/** In place of the one before. */
export async function putChallenge(db: Db, row: Challenge): Promise<void> {
  const { challenge, expiresAt } = row;
  await db
    .insert(passkeyChallenges)
    .values(row)
    .onConflictDoUpdate({
      target: [passkeyChallenges.holderHash, passkeyChallenges.purpose],
      set: { challenge, expiresAt },
    });
}

export async function deleteChallenge(
  db: Db,
  { holderHash, purpose }: Pick<Challenge, 'holderHash' | 'purpose'>,
): Promise<Challenge | undefined> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.holderHash, holderHash), eq(passkeyChallenges.purpose, purpose)))
    .returning();
  return row;
}
