import type { Db } from '../../platform/database/database.ts';
import { type ExclusionRow, findExclusion } from './exclusions.repo.ts';
import { mailboxHash } from './mailbox-hash.ts';

/**
 * The time-out or self-exclusion that holds for whoever reads this mailbox, with the latest end; null: none does. To be
 * asked before anything that costs, is granted or is mailed.
 */
export async function exclusionOf(
  db: Db,
  { email, now, authSecret }: { email: string; now: Date; authSecret: string },
): Promise<ExclusionRow | null> {
  return (await findExclusion(db, mailboxHash(authSecret, email), now)) ?? null;
}
