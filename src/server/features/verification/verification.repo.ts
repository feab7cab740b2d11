import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import type { Db } from '../../platform/database/database.ts';

export type LinkedAccount = { id: string; email: string; walletId: string; passwordHash: string };

/** The account that a link speaks for, while it still has that address. */
export async function findLinked(
  db: Db,
  link: { userId: string; emailKey: string },
): Promise<LinkedAccount | undefined> {
  const [row] = await db
    .select({ id: users.id, email: users.email, walletId: users.walletId, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, link.userId), eq(users.emailKey, link.emailKey)));
  return row;
}

/**
 * Answers the wallet and what waited for the confirmation, which waits no more; undefined where the account is gone. Of
 * several that come at once the second finds nothing waiting: the row is held first, and read as the first left it.
 */
export async function setVerified(
  tx: Db,
  userId: string,
): Promise<{ walletId: string; tokensOnConfirmation: number } | undefined> {
  const { walletId, tokensOnConfirmation } = users;
  const [row] = await tx
    .select({ walletId, tokensOnConfirmation })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  await tx.update(users).set({ emailVerified: true, tokensOnConfirmation: 0 }).where(eq(users.id, userId));
  return row;
}

export async function findTokensOnConfirmation(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ tokens: users.tokensOnConfirmation }).from(users).where(eq(users.id, userId));
  return row?.tokens ?? 0;
}
