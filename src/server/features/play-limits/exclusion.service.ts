import type { Db } from '../../platform/database/database.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import { type ExclusionRow, findExclusion } from './exclusions.repo.ts';
import { accountHashes, mailboxHashes } from './mailbox-hash.ts';

/** Whose exclusion: a mailbox's, and with an id also the one of that account by itself. */
export type Excludable = { email: string; id?: string | undefined };

/** Under which it may be kept. */
export const exclusionHashes = (authSecret: AuthSecret, { email, id }: Excludable): string[] => [
  ...mailboxHashes(authSecret, email),
  ...(id === undefined ? [] : accountHashes(authSecret, id)),
];

/**
 * The time-out or self-exclusion that holds for whoever reads this mailbox, or for this account, with the latest end; null:
 * none does. To be asked before anything that costs, is granted or is mailed.
 */
export async function exclusionOf(
  db: Db,
  { now, authSecret, ...who }: Excludable & { now: Date; authSecret: AuthSecret },
): Promise<ExclusionRow | null> {
  return (await findExclusion(db, exclusionHashes(authSecret, who), now)) ?? null;
}
