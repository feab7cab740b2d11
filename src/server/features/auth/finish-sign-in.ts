import type { User } from '#contract/user.ts';
import { AppError } from '../../platform/errors.ts';
import { rightsOf } from '../../platform/http/account-rights.ts';
import { hashAddress } from '../../platform/http/rate-limit.ts';
import { recordAdminSignIn, recordFailedSignIn } from '../audit/audit.service.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { tell } from '../second-factor/second-factor.service.ts';
import { finishWaiting, getWaiting } from '../second-factor/waiting-sign-in.ts';
import { findAccountById } from './accounts.ts';
import type { AuthDeps, Browser } from './auth-deps.ts';
import { keepNetwork } from './known-networks.repo.ts';
import { startSession } from './start-session.ts';
import { toUser } from './to-user.ts';

/** The second step: a code for a sign-in whose password was right. */
export async function finishSignIn(
  deps: AuthDeps,
  { token, code }: { token: string | undefined; code: string },
  browser: Browser,
): Promise<{ user: User; token: string }> {
  const owner = await getWaiting(deps, token);
  const { isAdmin } = rightsOf(owner, deps.rights);
  const { address } = browser;
  const asked = { id: owner.id, email: owner.email, address };
  return mailingTransaction(deps, async (tx) => {
    const now = deps.now();
    const taken = await finishWaiting(tx, deps, { owner, token: token ?? '', code });
    const account = await findAccountById(tx, owner.id, now);
    if (!account) throw new AppError('unauthenticated', 'Unauthorized');
    await keepNetwork(tx, { userId: owner.id, addressHash: hashAddress(deps, address), seenAt: now });
    const session = { userId: owner.id, origin: browser.origin, previous: browser.sessionToken, now };
    const begun = await startSession(tx, session);
    if (isAdmin) await recordAdminSignIn(tx, { ...asked, now }, true);
    if (taken === 'recovery') await tell(tx, deps, owner, 'recovered');
    return { user: toUser(account, deps.rights), token: begun };
  }).catch(async (error: unknown) => {
    // What undid the transaction undid nothing of this.
    await recordFailedSignIn(deps.db, isAdmin, { ...asked, now: deps.now() });
    throw error;
  });
}
