import { sql } from 'drizzle-orm';
import type { AccessScope } from '#contract/access.ts';
import type { StoredSettings } from '../../db/schema/accounts.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { jsonRow } from '../../platform/database/json-row.ts';
import { time } from '../../platform/database/sql-time.ts';
import { executeWritten, momentValue, textValue, writeStatement } from '../../platform/database/written-statement.ts';

export type BearerRow = {
  /** Of the key, or of the assistant’s grant. */
  id: string;
  scope: AccessScope;
  lastUsedAt: string | null;
  userId: string;
  email: string;
  emailVerified: boolean;
  timeZone: string | null;
  settings: StoredSettings;
  walletId: string;
};

const ACCOUNT = {
  userId: sql`u.id`,
  email: sql`u.email`,
  emailVerified: sql`u.email_verified`,
  timeZone: sql`u.time_zone`,
  settings: sql`u.settings`,
  walletId: sql`u.wallet_id`,
};

const FIND_BY_KEY = writeStatement(sql`
  select ${jsonRow({ id: sql`k.id`, scope: sql`k.scope`, lastUsedAt: sql`k.last_used_at`, ...ACCOUNT })}
  from access_keys k join users u on u.id = k.user_id
  where k.token_hash = ${textValue('tokenHash')} and k.ended_at is null
    and (k.expires_at is null or k.expires_at > ${momentValue('now')})`);

export async function findByKey(db: Db, tokenHash: string, now: Date): Promise<BearerRow | undefined> {
  const result = await executeWritten(db, FIND_BY_KEY, { tokenHash, now: now.toISOString() });
  return rowsOf<{ row: BearerRow }>(result)[0]?.row;
}

export async function noteKeyUse(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`update access_keys set last_used_at = ${time(now)} where id = ${id}::uuid`);
}

const FIND_BY_ACCESS_TOKEN = writeStatement(sql`
  select ${jsonRow({ id: sql`g.id`, scope: sql`g.scope`, lastUsedAt: sql`g.last_used_at`, ...ACCOUNT })}
  from oauth_tokens t join oauth_grants g on g.id = t.grant_id join users u on u.id = g.user_id
  where t.token_hash = ${textValue('tokenHash')} and t.kind = 'access' and t.expires_at > ${momentValue('now')}`);

export async function findByAccessToken(db: Db, tokenHash: string, now: Date): Promise<BearerRow | undefined> {
  const result = await executeWritten(db, FIND_BY_ACCESS_TOKEN, { tokenHash, now: now.toISOString() });
  return rowsOf<{ row: BearerRow }>(result)[0]?.row;
}

export async function noteGrantUse(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`update oauth_grants set last_used_at = ${time(now)} where id = ${id}::uuid`);
}
