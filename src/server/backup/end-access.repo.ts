import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { time } from '../platform/database/sql-time.ts';

/** A backup holds sessions, keys and links as they were: what was ended, used or renewed since would work again. */
export async function endRestoredAccess(tx: Db, at: Date): Promise<void> {
  // In their order of locks; what hangs on a session or a grant goes with it.
  for (const statement of [
    sql`delete from mail_links where purpose = 'reset'`,
    sql`delete from waiting_sign_ins`,
    sql`delete from passkey_challenges`,
    sql`delete from auth_sessions`,
    sql`update access_keys set ended_at = ${time(at)}, ended_by = 'sign-out'
      where ended_at is null and (expires_at is null or expires_at > ${time(at)})`,
    sql`delete from oauth_codes`,
    sql`delete from oauth_grants`,
  ])
    await tx.execute(statement);
}
