import type { Db } from '../../platform/database/database.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import { aliasedMailboxHash, aliasedMailboxHashes } from '../play-limits/mailbox-hash.ts';
import { countMarks, deleteMarks, insertMark } from './support-marks.repo.ts';

type Secret = { authSecret: AuthSecret };

/**
 * That somebody is of support is kept with the mailbox too, so that no other account of it is an owner's: one under a tag, or one
 * that is opened after this one was deleted. Call it with the mailbox held.
 */
export async function keepSupportMark(
  tx: Db,
  { authSecret }: Secret,
  mark: { email: string; isSupport: boolean; now: Date },
): Promise<void> {
  if (!mark.isSupport) return deleteMarks(tx, aliasedMailboxHashes(authSecret, mark.email));
  await insertMark(tx, { mailboxHash: aliasedMailboxHash(authSecret, mark.email), createdAt: mark.now });
}

export const isSupportMailbox = async (tx: Db, { authSecret }: Secret, email: string): Promise<boolean> =>
  (await countMarks(tx, aliasedMailboxHashes(authSecret, email))) > 0;
