import { sql } from 'drizzle-orm';
import { mailLinks } from '../../db/schema/operations.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';

export type LinkPurpose = NonNullable<(typeof mailLinks.$inferInsert)['purpose']>;

/** Links that were mailed to somebody since then. */
export async function countLinks(
  tx: Db,
  link: { purpose: LinkPurpose; emailKey: string; since: Date },
): Promise<number> {
  const result = await tx.execute(sql`
    select count(*)::int as n from mail_links
    where email_key = ${link.emailKey} and purpose = ${link.purpose} and created_at > ${time(link.since)}
      and (user_id is not null or waitlist_entry_id is not null)`);
  return rowsOf<{ n: number }>(result)[0]?.n ?? 0;
}

export async function insertLink(tx: Db, link: typeof mailLinks.$inferInsert): Promise<void> {
  await tx.insert(mailLinks).values(link);
}

export type LinkRow = {
  userId: string | null;
  waitlistEntryId: string | null;
  emailKey: string;
  expiresAt: Date;
  isUsed: boolean;
};

export async function findLinkRow(
  db: Db,
  link: { purpose: LinkPurpose; tokenHash: string },
): Promise<LinkRow | undefined> {
  const result = await db.execute(sql`
    select user_id as "userId", waitlist_entry_id as "waitlistEntryId", email_key as "emailKey",
      ${millis('expires_at')} as "expiresMs", used_at is not null as "isUsed"
    from mail_links where token_hash = ${link.tokenHash} and purpose = ${link.purpose}`);
  const [row] = rowsOf<Omit<LinkRow, 'expiresAt'> & { expiresMs: number }>(result);
  if (!row) return undefined;
  const { expiresMs, ...rest } = row;
  return { ...rest, expiresAt: new Date(expiresMs) };
}

/** False: somebody else used it in between, or it is gone. */
export async function markUsed(tx: Db, tokenHash: string, at: Date): Promise<boolean> {
  const result = await tx.execute(sql`
    update mail_links set used_at = ${time(at)} where token_hash = ${tokenHash} and used_at is null
    returning token_hash`);
  return rowsOf(result).length === 1;
}

/** After one of a user's links had its effect, the others of its purpose have none. */
export async function markAllUsed(tx: Db, link: { purpose: LinkPurpose; userId: string }, at: Date): Promise<void> {
  await tx.execute(sql`
    update mail_links set used_at = ${time(at)}
    where user_id = ${link.userId}::uuid and purpose = ${link.purpose} and used_at is null`);
}
