import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import type { Db } from '../../platform/database.ts';

export type LinkedAccount = { id: string; passwordHash: string };

/** The account that a link speaks for, while it still has that address. */
export async function findLinked(
  db: Db,
  link: { userId: string; emailKey: string },
): Promise<LinkedAccount | undefined> {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, link.userId), eq(users.emailKey, link.emailKey)));
  return row;
}

export async function setVerified(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}
