import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database/database.ts';
import { millis, time } from '../database/sql-time.ts';
import { aliasedMailboxKey } from '../mailboxes/mailbox-key.ts';
import { hasFactor } from './has-factor.ts';

/** How long the one sign-in without a second factor is good for. */
const GRACE_MS = 24 * 3_600_000;

/** Of a sign-in in the audit log: whether a second factor was asked for. */
export const FACTOR_FIELD = 'secondFactor';

type Asked = { userId: string; email: string; tokenHash: string; now: Date };

/**
 * Whether an administrator's session may be used as one: the account has a second factor, or the session is young, no sign-in
 * without one came before it, and no other account of the mailbox was an administrator's: one under a tag, or one that is gone.
 */
export async function hasAdministratorsFactor(db: Db, { userId, email, tokenHash, now }: Asked): Promise<boolean> {
  const result = await db.execute(sql`
    select ${hasFactor(userId)} as "hasFactor", ${millis('s.created_at')} as "sinceMs"
    from (select 1) one left join auth_sessions s
      on s.token_hash = ${tokenHash} and s.created_at > ${time(new Date(now.getTime() - GRACE_MS))}`);
  const [row] = rowsOf<{ hasFactor: boolean; sinceMs: number | null }>(result);
  if (row?.hasFactor === true) return true;
  if (!row || row.sinceMs === null) return false;
  const key = aliasedMailboxKey(email);
  const before = await listSignedInBefore(db, userId, new Date(row.sinceMs));
  return before.every((address) => aliasedMailboxKey(address) !== key);
}

/** Administrators' addresses that used up the sign-in without a factor, or were another account's: the log outlives both. */
async function listSignedInBefore(db: Db, userId: string, before: Date): Promise<string[]> {
  const result = await db.execute(sql`
    select distinct target_email as email from audit_entries
    where action = 'admin.signin' and created_at < ${time(before)} and target_email is not null
      and (target_id <> ${userId}::uuid or after->>${FACTOR_FIELD} = 'false')`);
  return rowsOf<{ email: string }>(result).map(({ email }) => email);
}

const RESET_LASTS_MS = 3_600_000;

/** Of a password that whoever reads an administrator's mailbox set anew by a mailed link, in the audit log. */
export const PASSWORD_RESET = 'admin.password_reset';

/** Whether the mailbox was shown within the hour. */
export async function wasPasswordResetLately(db: Db, userId: string, now: Date): Promise<boolean> {
  const result = await db.execute(sql`
    select 1 from audit_entries
    where target_id = ${userId}::uuid and action = ${PASSWORD_RESET}
      and created_at > ${time(new Date(now.getTime() - RESET_LASTS_MS))} limit 1`);
  return rowsOf(result).length > 0;
}
