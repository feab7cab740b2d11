import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database/database.ts';
import { time } from '../database/sql-time.ts';
import { hasFactor } from './has-factor.ts';

/** How long the one sign-in without a second factor is good for. */
const GRACE_MS = 24 * 3_600_000;

/** Of a sign-in in the audit log: whether a second factor was asked for. */
export const FACTOR_FIELD = 'secondFactor';

/**
 * Whether an administrator's session may be used as one: the account has a second factor, or the session is young and no sign-in
 * without one came before it.
 */
export async function hasAdministratorsFactor(
  db: Db,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const result = await db.execute(sql`
    select ${hasFactor(userId)}
      or exists (
        select 1 from auth_sessions s
        where s.token_hash = ${tokenHash} and s.created_at > ${time(new Date(now.getTime() - GRACE_MS))}
          and not exists (
            select 1 from audit_entries a
            where a.target_id = ${userId}::uuid and a.action = 'admin.signin' and a.after->>${FACTOR_FIELD} = 'false'
              and a.created_at < s.created_at)) as "has"`);
  return rowsOf<{ has: boolean }>(result)[0]?.has === true;
}
