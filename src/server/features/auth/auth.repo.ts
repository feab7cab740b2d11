import { and, eq, inArray } from 'drizzle-orm';
import { users, wallets } from '../../db/schema/accounts.ts';
import { grantedMailboxes } from '../../db/schema/operations.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PasswordOwner } from '../passwords/common-passwords.ts';

export type NewUser = typeof users.$inferInsert;
export type Credentials = { id: string; passwordHash: string; email: string; emailVerified: boolean };

export async function findCredentials(db: Db, emailKey: string): Promise<Credentials | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      email: users.email,
      emailVerified: users.emailVerified,
    })
    .from(users)
    .where(eq(users.emailKey, emailKey));
  return row;
}

/** The same password, hashed anew. False: it was changed meanwhile. */
export async function renewPasswordHash(
  db: Db,
  owner: { id: string; passwordHash: string },
  fresh: string,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash: fresh })
    .where(and(eq(users.id, owner.id), eq(users.passwordHash, owner.passwordHash)))
    .returning({ id: users.id });
  return rows.length === 1;
}

export async function findPasswordOwner(db: Db, userId: string): Promise<PasswordOwner | undefined> {
  const { email, firstName, lastName } = users;
  const [row] = await db.select({ email, firstName, lastName }).from(users).where(eq(users.id, userId));
  return row;
}

/** The user and the wallet; 'conflict' when the address has an account, and then the caller rolls back. */
export async function insertUser(tx: Db, user: NewUser): Promise<'inserted' | 'conflict'> {
  await tx.insert(wallets).values({ id: user.walletId, createdAt: user.createdAt });
  const rows = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ id: users.id });
  return rows.length === 1 ? 'inserted' : 'conflict';
}

/**
 * True the first time for each mailbox; whoever asks while another sign-up is under way waits for its end. `before` are the
 * hashes of an older version, which told aliases apart, and of the secret before.
 */
export async function claimFirstGrant(
  tx: Db,
  { before, ...row }: { mailboxHash: string; before: readonly string[]; createdAt: Date },
): Promise<boolean> {
  const claimed = await tx.insert(grantedMailboxes).values(row).onConflictDoNothing().returning();
  const others = before.filter((hash) => hash !== row.mailboxHash);
  if (claimed.length === 0 || others.length === 0) return claimed.length > 0;
  return (await tx.$count(grantedMailboxes, inArray(grantedMailboxes.mailboxHash, others))) === 0;
}
