import type { AccessScope } from '#contract/access.ts';
import type { Db } from '../../platform/database/database.ts';
import { type RightsSettings, rightsOf } from '../../platform/http/account-rights.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import type { SessionUser } from '../../platform/http/session.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { kindOfToken } from './access-token.ts';
import { findByAccessToken, findByKey, noteGrantUse, noteKeyUse } from './bearer.repo.ts';

export type BearerDeps = { db: Db; now: Clock; rights: RightsSettings };

/** Who a secret speaks for, and how far it reaches. Never an administrator: no program needs that right. */
export type Bearer = { id: string; user: SessionUser; scope: AccessScope };

/** Uses are noted to the minute, so that a busy assistant does not write with each call. */
const NOTED_EVERY_MS = 60_000;

const WAYS_IN = {
  key: { find: findByKey, note: noteKeyUse },
  access: { find: findByAccessToken, note: noteGrantUse },
} as const;

/** Asked anew with every request: what was ended lets nobody in from the next one on. */
export async function findBearer(deps: BearerDeps, token: string): Promise<Bearer | null> {
  const kind = kindOfToken(token);
  // A refresh token or a code asks for nothing here, whatever it would be worth elsewhere.
  if (kind !== 'key' && kind !== 'access') return null;
  const { find, note } = WAYS_IN[kind];
  const now = deps.now();
  const found = await find(deps.db, hashSecretToken(token), now);
  if (!found) return null;
  const { id, scope, lastUsedAt, userId, ...account } = found;
  const isNoted = lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < NOTED_EVERY_MS;
  if (!isNoted) await note(deps.db, id, now);
  const { unlimited } = rightsOf(account, deps.rights);
  return { id, user: { id: userId, ...account, unlimited, isAdmin: false, adminRole: null }, scope };
}
