import { and, eq, sql } from 'drizzle-orm';
import { oauthCodes } from '../../../db/schema/access.ts';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { time } from '../../../platform/database/sql-time.ts';
import { holdSession } from '../../../platform/http/session.repo.ts';

export type CodeRow = typeof oauthCodes.$inferSelect;

export async function insertCode(db: Db, row: typeof oauthCodes.$inferInsert): Promise<void> {
  await db.insert(oauthCodes).values(row);
}

export async function findCode(db: Db, codeHash: string): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(oauthCodes).where(eq(oauthCodes.codeHash, codeHash));
  return row;
}

/**
 * The user and the program stay until the transaction ends, and so does the session of who decides. False: one of them is
 * gone.
 */
export async function holdParties(
  tx: Db,
  { userId, clientId, sessionHash }: Pick<CodeRow, 'userId' | 'clientId'> & { sessionHash?: string },
): Promise<boolean> {
  const users = await tx.execute(sql`select id from users where id = ${userId}::uuid for key share`);
  if (sessionHash !== undefined && !(await holdSession(tx, { userId, tokenHash: sessionHash }))) return false;
  const clients = await tx.execute(sql`select id from oauth_clients where id = ${clientId} for key share`);
  return rowsOf(users).length === 1 && rowsOf(clients).length === 1;
}

/** True for the first who brings it. */
export async function spendCode(
  tx: Db,
  codeHash: string,
  { grantId, now }: { grantId: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(oauthCodes)
    .set({ usedAt: now, grantId })
    .where(
      and(
        eq(oauthCodes.codeHash, codeHash),
        sql`${oauthCodes.usedAt} is null`,
        sql`${oauthCodes.expiresAt} > ${time(now)}`,
      ),
    )
    .returning({ codeHash: oauthCodes.codeHash });
  return rows.length === 1;
}

export async function deleteCodesOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(oauthCodes).where(eq(oauthCodes.userId, userId));
}

/** Past their end for so long that nobody is told apart by them any more. */
export async function deleteOldCodes(db: Db, before: Date, limit: number): Promise<void> {
  await db.execute(sql`
    delete from oauth_codes where code_hash in (
      select code_hash from oauth_codes where expires_at < ${time(before)}
      limit ${limit}::int for update skip locked)`);
}
