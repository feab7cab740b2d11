import { SUPPORT_TOKENS_A_DAY } from '#contract/admin-role.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { aliasedMailboxKey } from '../../platform/mailboxes/mailbox-key.ts';
import { type Actor, tokensAddedBy } from '../audit/audit.service.ts';
import { lockSupportGrants } from './support-grants.repo.ts';

const DAY_MS = 86_400_000;

/** First in the transaction: what one of support gives is counted one after the other, also where two tabs or accounts give at once. */
export const holdSupportGrants = (tx: Db, { email }: Actor): Promise<void> =>
  lockSupportGrants(tx, aliasedMailboxKey(email));

/**
 * Before the entry of this change is written; the audit log is what earlier ones are counted by.
 * @throws AppError forbidden, which undoes the change with its transaction
 */
export async function assertSupportMayGive(
  tx: Db,
  { actor, target, added, now }: { actor: Actor; target: string; added: number; now: Date },
): Promise<void> {
  if (aliasedMailboxKey(target) === aliasedMailboxKey(actor.email))
    throw forbidden('Nobody of support changes the own balance. Ask an owner.');
  if (added < 0) throw forbidden('Only an owner can lower a balance.');
  const given = await tokensAddedBy(tx, actor.email, new Date(now.getTime() - DAY_MS));
  const left = Math.max(0, SUPPORT_TOKENS_A_DAY - given);
  if (added > left)
    throw forbidden(
      `Support can add ${SUPPORT_TOKENS_A_DAY} tokens in 24 hours, and you have ${left} left. Ask an owner.`,
    );
}

const forbidden = (message: string): AppError => new AppError('forbidden', message);
