import type { AccessScope } from '#contract/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { newToken } from '../access-token.ts';
import { insertTokens } from './grants.repo.ts';
import { scopeText } from './scopes.ts';

const ACCESS_LIFETIME_MS = 3_600_000;
export const REFRESH_LIFETIME_MS = 30 * 86_400_000;

/** A short token to ask with, and one to have the next. */
export async function issueTokens(tx: Db, { grantId, scope, now }: { grantId: string; scope: AccessScope; now: Date }) {
  const [access, refresh] = [newToken('access'), newToken('refresh')];
  const until = (lifetimeMs: number) => new Date(now.getTime() + lifetimeMs);
  await insertTokens(tx, [
    { tokenHash: access.tokenHash, grantId, kind: 'access', createdAt: now, expiresAt: until(ACCESS_LIFETIME_MS) },
    { tokenHash: refresh.tokenHash, grantId, kind: 'refresh', createdAt: now, expiresAt: until(REFRESH_LIFETIME_MS) },
  ]);
  return {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: ACCESS_LIFETIME_MS / 1000,
    refresh_token: refresh.token,
    scope: scopeText(scope),
  };
}
