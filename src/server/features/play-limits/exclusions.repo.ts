import { and, desc, gt, inArray, sql } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { exclusions } from '../../db/schema/play-limits.ts';
import type { Db } from '../../platform/database/database.ts';

export type ExclusionRow = { kind: 'time_out' | 'self_exclusion'; endsAt: Date };

/** The one with the latest end. When it began does not matter: another server's clock may be ahead. */
export async function findExclusion(db: Db, hashes: readonly string[], now: Date): Promise<ExclusionRow | undefined> {
  const [row] = await db
    .select({ kind: exclusions.kind, endsAt: exclusions.endsAt })
    .from(exclusions)
    .where(and(inArray(exclusions.mailboxHash, [...hashes]), gt(exclusions.endsAt, now)))
    .orderBy(desc(exclusions.endsAt))
    .limit(1);
  return row;
}

export async function insertExclusion(
  tx: Db,
  row: ExclusionRow & { id: string; mailboxHash: string; startsAt: Date },
): Promise<void> {
  await tx.insert(exclusions).values(row);
}

export type AccountOfMailbox = { email: string; walletId: string };

/**
 * Accounts whose address could lead to the same mailbox: equal names up to a plus, whatever else providers leave out.
 * More than there are, for the caller to compare. Reads every address: for what people do once in years.
 */
export function listSimilarAccounts(db: Db, email: string): Promise<AccountOfMailbox[]> {
  const bareName = (address: unknown) =>
    sql`translate(regexp_replace(regexp_replace(lower(${address}), '@[^@]*$', ''), '(.)[+].*$', '\\1'), '._-', '')`;
  return db
    .select({ email: users.email, walletId: users.walletId })
    .from(users)
    .where(sql`${bareName(users.emailKey)} = ${bareName(sql`${email}::text`)}`);
}
