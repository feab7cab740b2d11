import type { Db } from '../../platform/database/database.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import { type ExclusionRow, findExclusion } from './exclusions.repo.ts';
import { mailboxHashes } from './mailbox-hash.ts';

/**
 * The time-out or self-exclusion that holds for whoever reads this mailbox, with the latest end; null: none does. To be
 * asked before anything that costs, is granted or is mailed.
 */
export async function exclusionOf(
  db: Db,
  { email, now, authSecret }: { email: string; now: Date; authSecret: AuthSecret },
): Promise<ExclusionRow | null> {
  return (await findExclusion(db, mailboxHashes(authSecret, email), now)) ?? null;
}
