import type { AccessScope } from '#contract/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { newToken } from '../access-token.ts';
import { insertTokens } from './grants.repo.ts';
import { scopeText } from './scopes.ts';

const ACCESS_LIFETIME_MS = 3_600_000;
const DAY_MS = 86_400_000;
const REFRESH_LIFETIME_MS = 30 * DAY_MS;
const LONGEST_LIFE_MS = 180 * DAY_MS;

/** A grant lives on with each use of it, and never past the day on which its person has to be asked again. */
export function endOfGrant(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + REFRESH_LIFETIME_MS, createdAt.getTime() + LONGEST_LIFE_MS));
}

type Issued = { grantId: string; scope: AccessScope; now: Date; endsAt: Date };

/** A short token to ask with, and one to have the next. */
export async function issueTokens(tx: Db, { grantId, scope, now, endsAt }: Issued) {
  const [access, refresh] = [newToken('access'), newToken('refresh')];
  const accessMs = Math.min(ACCESS_LIFETIME_MS, endsAt.getTime() - now.getTime());
  const accessEndsAt = new Date(now.getTime() + accessMs);
  await insertTokens(tx, [
    { tokenHash: access.tokenHash, grantId, kind: 'access', createdAt: now, expiresAt: accessEndsAt },
    { tokenHash: refresh.tokenHash, grantId, kind: 'refresh', createdAt: now, expiresAt: endsAt },
  ]);
  return {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: Math.floor(accessMs / 1000),
    refresh_token: refresh.token,
    scope: scopeText(scope),
  };
}
