import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import type { Db } from '../../platform/database/database.ts';

/** Gives the account of an address a new password and counts the address as confirmed; undefined where there is none. */
export async function takeOverAccount(
  tx: Db,
  emailKey: string,
  passwordHash: string,
): Promise<{ id: string; email: string } | undefined> {
  const [row] = await tx
    .update(users)
    .set({ passwordHash, emailVerified: true })
    .where(eq(users.emailKey, emailKey))
    .returning({ id: users.id, email: users.email });
  return row;
}
