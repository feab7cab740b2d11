import type { User } from '#contract/user.ts';
import { AppError } from '../../platform/errors.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import type { SessionLife } from '../../platform/http/session-token.ts';
import { findAccountBySession } from './accounts.ts';
import type { AuthDeps } from './auth-deps.ts';
import { toUser } from './to-user.ts';

export type SignedIn = { user: User; session: { token: string } & SessionLife };

export async function getCurrentUser(
  deps: Pick<AuthDeps, 'db' | 'now' | 'rights'>,
  token: string | undefined,
): Promise<SignedIn> {
  const now = deps.now();
  const account = token && (await findAccountBySession(deps.db, hashSecretToken(token), now));
  if (!account) throw new AppError('unauthenticated', 'Unauthorized');
  return { user: toUser(account, deps.rights), session: { token, ...account.session } };
}
