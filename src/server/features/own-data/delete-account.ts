import type { AdminRole } from '#contract/admin-role.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { holdCheckedOwner } from '../../platform/http/account-password.repo.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Billing } from '../billing/billing.service.ts';
import { accountDeletedWords } from '../mail/mail-words.ts';
import { holdMailbox } from '../mail/mailbox-bounds.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { type MailDeps, queueNotice } from '../mail/queue-mail.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { keepSupportMark } from '../support-marks/support-marks.service.ts';
import { forgetUser } from './forget-user.ts';
import { type AccountRow, findAccountRow } from './own-data.repo.ts';

export type DeleteAccountDeps = RateLimitDeps &
  MailDeps & { passwords: Passwords; billing: Pick<Billing, 'deleteCustomerFor' | 'endBillingFor'> };

const ATTEMPTS: RateLimit = {
  kind: 'account-deletion',
  limit: 10,
  windowMs: 15 * 60_000,
  message: 'Too many attempts. Please wait a few minutes and try again.',
};

/**
 * The payment provider forgets the customer first: who is gone is never billed again. What was paid and spent stays on
 * a wallet that names nobody, and an exclusion stays with the mailbox (ADR-0016), as does that an administrator is of support. The
 * audit log tells that an administrator left.
 * @throws AppError unauthenticated where another call has deleted it, or unavailable while the provider cannot be asked,
 * and nothing is deleted then
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  user: { id: string; email: string; adminRole: AdminRole | null; address: string },
  password: string,
): Promise<{ message: string }> {
  await takeFromLimit(deps, ATTEMPTS, user.id);
  const account = await getAccount(deps.db, user.id);
  if (!(await deps.passwords.matches(account.passwordHash, password))) throw wrongPassword();
  await deps.billing.deleteCustomerFor(account.walletId);

  await mailingTransaction(deps, async (tx) => {
    await holdMailbox(tx, deps, account.email);
    await deps.billing.endBillingFor(tx, account.walletId);
    if (!(await holdCheckedOwner(tx, account, 'update'))) {
      await getAccount(tx, user.id);
      throw wrongPassword();
    }
    const now = deps.now();
    const isSupport = account.adminRole === 'support';
    if (isSupport) await keepSupportMark(tx, deps, { email: account.email, isSupport, now });
    await forgetUser(tx, account, now);
    if (user.adminRole !== null) {
      const before = { role: user.adminRole };
      await recordChange(tx, { actor: user, action: 'user.delete', target: account, before, after: null, now });
    }
    const { email: to, emailVerified: isProven } = account;
    await queueNotice(tx, deps, { kind: 'account-deleted', to, isProven, words: accountDeletedWords(), now });
  });
  return { message: 'Your account is deleted.' };
}

/** The session that asked has ended with the account. @throws AppError unauthenticated */
async function getAccount(db: Db, userId: string): Promise<AccountRow> {
  const account = await findAccountRow(db, userId);
  if (!account) throw new AppError('unauthenticated', 'Unauthorized');
  return account;
}

const wrongPassword = (): AppError => new AppError('invalid_input', 'The password is not right. Nothing was deleted.');
