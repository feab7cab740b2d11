import { and, desc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
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

/** An account's own ones that its holder may be held to: none from before the mailbox's reader took the account over. */
export async function findOwnExclusion(
  db: Db,
  { userId, hashes, now }: { userId: string; hashes: readonly string[]; now: Date },
): Promise<ExclusionRow | undefined> {
  const [row] = await db
    .select({ kind: exclusions.kind, endsAt: exclusions.endsAt })
    .from(exclusions)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        inArray(exclusions.mailboxHash, [...hashes]),
        gt(exclusions.endsAt, now),
        or(isNull(users.reclaimedAt), gte(exclusions.startsAt, users.reclaimedAt)),
      ),
    )
    .orderBy(desc(exclusions.endsAt))
    .limit(1);
  return row;
}

/** Held until the transaction ends, as `lockUser` does: whether the address was confirmed by then. Undefined: no such user. */
export async function lockExcluder(tx: Db, userId: string): Promise<{ isConfirmed: boolean } | undefined> {
  const [row] = await tx
    .select({ isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
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
