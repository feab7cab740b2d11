import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { mailboxHash } from '../play-limits/mailbox-hash.ts';
import { findLinkRow } from './links.repo.ts';
import { deleteChoicesOf } from './mail-choices.repo.ts';
import { insertOptOutOnce } from './mails.repo.ts';

export type UnsubscribeDeps = { db: Db; now: Clock; authSecret: AuthSecret };

/** As often as it is sent: a mail program and its reader may both do so. Only a link that was never ours is refused. */
export async function unsubscribe(deps: UnsubscribeDeps, token: string): Promise<{ message: string }> {
  const link = await findLinkRow(deps.db, { purpose: 'unsubscribe', tokenHash: hashSecretToken(token) });
  if (!link) throw new AppError('invalid_input', 'This link is not valid. Please open the newest mail again.');
  const row = { mailboxHash: mailboxHash(deps.authSecret, link.emailKey), createdAt: deps.now() };
  await deps.db.transaction(async (tx) => {
    // What was asked for is over too: whoever asks for one kind again does not get the others back with it.
    await deleteChoicesOf(tx, link.emailKey);
    await insertOptOutOnce(tx, row);
  });
  return { message: 'You get no more mails of this kind.' };
}
