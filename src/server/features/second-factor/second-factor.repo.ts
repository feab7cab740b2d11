import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { recoveryCodes, totpFactors, users, waitingSignIns } from '../../db/schema/accounts.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

export type TotpFactor = typeof totpFactors.$inferSelect;

export async function findTotp(db: Db, userId: string): Promise<TotpFactor | undefined> {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
  return row;
}

/** Takes the place of one that was never confirmed. False: there is one that was. */
export async function putUnconfirmedTotp(
  tx: Db,
  row: { userId: string; sealedSecret: string; createdAt: Date },
): Promise<boolean> {
  const { sealedSecret, createdAt } = row;
  const rows = await tx
    .insert(totpFactors)
    .values(row)
    .onConflictDoUpdate({
      target: totpFactors.userId,
      set: { sealedSecret, createdAt, lastStep: null },
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ userId: totpFactors.userId });
  return rows.length === 1;
}

/** A code is used once: false where its half minute, or a later one, was. */
export async function takeStep(tx: Db, userId: string, sealedSecret: string, step: number): Promise<boolean> {
  const result = await tx.execute(sql`
    update totp_factors set last_step = ${step}::bigint
    where user_id = ${userId}::uuid and sealed_secret = ${sealedSecret} and coalesce(last_step, -1) < ${step}::bigint
    returning user_id`);
  return rowsOf(result).length === 1;
}

/** The same secret, sealed with another key. */
export async function replaceSealed(tx: Db, userId: string, sealedSecret: string): Promise<void> {
  await tx.update(totpFactors).set({ sealedSecret }).where(eq(totpFactors.userId, userId));
}

export async function confirmTotp(tx: Db, userId: string, confirmedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(totpFactors)
    .set({ confirmedAt })
    .where(and(eq(totpFactors.userId, userId), isNull(totpFactors.confirmedAt)))
    .returning({ userId: totpFactors.userId });
  return rows.length === 1;
}

export async function deleteTotp(tx: Db, userId: string): Promise<void> {
  await tx.delete(totpFactors).where(eq(totpFactors.userId, userId));
}

export async function deleteRecoveryCodes(tx: Db, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function replaceRecoveryCodes(tx: Db, userId: string, codeHashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** True once for each code. */
export async function takeRecoveryCode(tx: Db, userId: string, codeHash: string, usedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

export type FactorOwner = { id: string; email: string; emailVerified: boolean; passwordHash: string };

export async function findFactorOwner(db: Db, userId: string): Promise<FactorOwner | undefined> {
  const { id, email, emailVerified, passwordHash } = users;
  const [row] = await db.select({ id, email, emailVerified, passwordHash }).from(users).where(eq(users.id, userId));
  return row;
}

export type WaitingSignIn = typeof waitingSignIns.$inferSelect;

/** What a sign-in clears away at most of those that nobody finished. */
const SWEEP_BATCH = 100;

export async function insertWaiting(tx: Db, row: WaitingSignIn): Promise<void> {
  await tx.execute(sql`
    delete from waiting_sign_ins where token_hash in (
      select token_hash from waiting_sign_ins where expires_at <= ${time(row.createdAt)}
      limit ${SWEEP_BATCH}::int for update skip locked
    )`);
  await tx.insert(waitingSignIns).values(row);
}

export async function findWaiting(db: Db, tokenHash: string, now: Date): Promise<WaitingSignIn | undefined> {
  const [row] = await db.select().from(waitingSignIns).where(eq(waitingSignIns.tokenHash, tokenHash));
  return row && row.expiresAt > now ? row : undefined;
}

/** True once: whoever finishes it first. */
export async function deleteWaiting(tx: Db, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .delete(waitingSignIns)
    .where(eq(waitingSignIns.tokenHash, tokenHash))
    .returning({ tokenHash: waitingSignIns.tokenHash });
  return rows.length === 1;
}
