import { inArray, sql } from 'drizzle-orm';
import { mailOptOuts, mails } from '../../db/schema/operations.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { isFree, LET_GO } from '../../platform/database/leases.ts';
import { takeAdvisoryLock } from '../../platform/database/lock-order.ts';
import { millis, time } from '../../platform/database/sql-time.ts';

export type NewMail = typeof mails.$inferInsert;

export async function insertMail(tx: Db, mail: NewMail): Promise<void> {
  await tx.insert(mails).values(mail);
}

/** Until the transaction ends, nobody else counts or adds mail of this mailbox that is bounded. */
export async function lockMailbox(tx: Db, mailboxHash: string): Promise<void> {
  await takeAdvisoryLock(tx, 'mailbox', sql`hashtextextended(${`mailbox:${mailboxHash}`}, 0)`);
}

/** Mails of these kinds that went or go out to a mailbox since then. */
export async function countMailsTo(
  tx: Db,
  to: { mailboxHash: string; kinds: readonly string[]; since: Date },
): Promise<number> {
  const result = await tx.execute(sql`
    select count(*)::int as n from mails
    where mailbox_hash = ${to.mailboxHash} and created_at > ${time(to.since)}
      and kind = any(${`{${to.kinds.join(',')}}`}::text[])`);
  return rowsOf<{ n: number }>(result)[0]?.n ?? 0;
}

export type ClaimedMail = {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  unsubscribeUrl: string | null;
  /** With the one that begins now. */
  attempts: number;
  createdAt: Date;
};

/** The mail that is due longest and that nobody is at, now this holder's until the lease ends. */
export async function claimDueMail(
  db: Db,
  claim: { holder: string; leaseUntil: Date },
  now: Date,
): Promise<ClaimedMail | undefined> {
  const result = await db.execute(sql`
    update mails set holder = ${claim.holder}::uuid, lease_until = ${time(claim.leaseUntil)}, attempts = attempts + 1
    where id in (
      select id from mails
      where state = 'waiting' and next_attempt_at <= ${time(now)} and ${isFree(now)}
      order by next_attempt_at limit 1 for update skip locked
    )
    returning id, kind, recipient, subject, text_body as "textBody", html_body as "htmlBody",
      unsubscribe_url as "unsubscribeUrl", attempts, ${millis('created_at')} as "createdMs"`);
  const [row] = rowsOf<Omit<ClaimedMail, 'createdAt'> & { createdMs: number }>(result);
  if (!row) return undefined;
  const { createdMs, ...mail } = row;
  return { ...mail, createdAt: new Date(createdMs) };
}

/** What a closed mail keeps nothing of, and nobody is at it any more. */
const FORGOTTEN = sql`recipient = null, text_body = null, html_body = null, unsubscribe_url = null, ${LET_GO}`;

/** Sent or given up: whom it was for and what it said is forgotten. Without effect for who has lost the lease. */
export async function closeMail(
  db: Db,
  mail: { id: string; holder: string },
  end: { state: 'sent' | 'failed'; error: string | null; at: Date },
): Promise<void> {
  await db.execute(sql`
    update mails set state = ${end.state}, ${FORGOTTEN}, last_error = ${end.error}::text, closed_at = ${time(end.at)}
    where id = ${mail.id}::uuid and holder = ${mail.holder}::uuid`);
}

export async function postponeMail(
  db: Db,
  mail: { id: string; holder: string },
  next: { at: Date; error: string },
): Promise<void> {
  await db.execute(sql`
    update mails set ${LET_GO}, next_attempt_at = ${time(next.at)}, last_error = ${next.error}
    where id = ${mail.id}::uuid and holder = ${mail.holder}::uuid`);
}

/** What a holder that stops has not sent is due for others at once, and its attempt did not count. */
export async function releaseMails(db: Db, holder: string): Promise<void> {
  await db.execute(sql`
    update mails set ${LET_GO}, attempts = attempts - 1
    where state = 'waiting' and holder = ${holder}::uuid`);
}

/** Mail to an address whose account is gone is not sent any more. */
export async function dropMailsTo(tx: Db, recipient: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update mails set state = 'failed', ${FORGOTTEN}, last_error = 'the account was deleted', closed_at = ${time(at)}
    where state = 'waiting' and recipient = ${recipient}`);
}

const SWEEP_BATCH = 1_000;

/** Rows that tell nothing any more, some of them. */
export async function sweepMails(db: Db, before: { closed: Date; decoys: Date; links: Date }): Promise<void> {
  await db.execute(sql`
    delete from mails where id in (
      select id from mails
      where closed_at <= ${time(before.closed)} or (kind = 'decoy' and closed_at <= ${time(before.decoys)})
      limit ${SWEEP_BATCH}::int for update skip locked)`);
  await db.execute(sql`
    delete from mail_links where token_hash in (
      select token_hash from mail_links where expires_at <= ${time(before.links)}
      limit ${SWEEP_BATCH}::int for update skip locked)`);
}

export async function insertOptOutOnce(db: Db, row: typeof mailOptOuts.$inferInsert): Promise<void> {
  await db.insert(mailOptOuts).values(row).onConflictDoNothing();
}

/** Under whichever of them it was kept. */
export async function deleteOptOut(tx: Db, mailboxHashes: readonly string[]): Promise<void> {
  await tx.delete(mailOptOuts).where(inArray(mailOptOuts.mailboxHash, [...mailboxHashes]));
}

export async function isOptedOut(db: Db, mailboxHashes: readonly string[]): Promise<boolean> {
  const hashes = `{${mailboxHashes.join(',')}}`;
  const result = await db.execute(sql`select 1 from mail_opt_outs where mailbox_hash = any(${hashes}::text[])`);
  return rowsOf(result).length > 0;
}
