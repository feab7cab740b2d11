import type { User } from '#contract/user.ts';
import { AppError } from '../../platform/errors.ts';
import { hashAddress } from '../../platform/http/rate-limit.ts';
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
  return mailingTransaction(deps, async (tx) => {
    const now = deps.now();
    const taken = await finishWaiting(tx, deps, { owner, token: token ?? '', code });
    const account = await findAccountById(tx, owner.id, now);
    if (!account) throw new AppError('unauthenticated', 'Unauthorized');
    await keepNetwork(tx, { userId: owner.id, addressHash: hashAddress(deps, browser.address), seenAt: now });
    const session = { userId: owner.id, origin: browser.origin, previous: browser.sessionToken, now };
    const begun = await startSession(tx, session);
    if (taken === 'recovery') await tell(tx, deps, owner, 'recovered');
    return { user: toUser(account, deps.rights), token: begun };
  });
}
