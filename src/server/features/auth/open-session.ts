import type { User } from '#contract/user.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hashAddress } from '../../platform/http/rate-limit.ts';
import { recordAdminSignIn } from '../audit/audit.service.ts';
import { findAccountById } from './accounts.ts';
import type { AuthDeps, Browser } from './auth-deps.ts';
import { keepNetwork } from './known-networks.repo.ts';
import { startSession } from './start-session.ts';
import { toUser } from './to-user.ts';

export type SignedIn = { user: User; token: string };

/** What every way to sign in ends with, once it is sure who comes and whether a second factor was shown. */
export async function openSession(
  tx: Db,
  deps: AuthDeps,
  { userId, browser, hasFactor }: { userId: string; browser: Browser; hasFactor: boolean },
): Promise<SignedIn> {
  const now = deps.now();
  const { address, origin, sessionToken: previous } = browser;
  const account = await findAccountById(tx, userId, now);
  if (!account) throw new AppError('unauthenticated', 'Unauthorized');
  await keepNetwork(tx, { userId, addressHash: hashAddress(deps, address), seenAt: now });
  const token = await startSession(tx, { userId, origin, previous, now });
  const user = toUser(account, deps.rights);
  if (user.isAdmin) await recordAdminSignIn(tx, { id: user.id, email: user.email, address, now }, hasFactor);
  return { user, token };
}
