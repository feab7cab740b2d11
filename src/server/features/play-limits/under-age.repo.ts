import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';

/** The first time that it was said stands. */
export async function setUnderAge(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ underAgeSince: now })
    .where(and(eq(users.id, userId), isNull(users.underAgeSince)));
}

/** False: it was not said, or is lifted already. */
export async function clearUnderAge(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ underAgeSince: null })
    .where(and(eq(users.id, userId), isNotNull(users.underAgeSince)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** With the user held, so that a statement under way is waited for. */
export async function holdIsUnderAge(tx: Db, userId: string): Promise<boolean> {
  const held = await tx.execute(sql`
    select under_age_since is not null as "isUnderAge" from users where id = ${userId}::uuid for key share`);
  return rowsOf<{ isUnderAge: boolean }>(held)[0]?.isUnderAge === true;
}

export async function findIsUnderAge(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ since: users.underAgeSince }).from(users).where(eq(users.id, userId));
  return row !== undefined && row.since !== null;
}
