import { and, eq, sql } from 'drizzle-orm';
import type { AccessScope } from '#contract/access.ts';
import { oauthGrants, oauthTokens } from '../../../db/schema/access.ts';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { millis, time } from '../../../platform/database/sql-time.ts';

export type GrantRow = {
  id: string;
  name: string;
  sentTo: string;
  scope: AccessScope;
  createdMs: number;
  lastUsedMs: number | null;
};

export async function listGrants(db: Db, userId: string, now: Date): Promise<GrantRow[]> {
  return rowsOf<GrantRow>(
    await db.execute(sql`
      select g.id, c.name, g.sent_to as "sentTo", g.scope, ${millis('g.created_at')} as "createdMs",
        ${millis('g.last_used_at')} as "lastUsedMs"
      from oauth_grants g join oauth_clients c on c.id = g.client_id
      where g.user_id = ${userId}::uuid and g.expires_at > ${time(now)} order by g.created_at desc, g.id`),
  );
}

export async function insertGrant(tx: Db, row: typeof oauthGrants.$inferInsert): Promise<void> {
  await tx.insert(oauthGrants).values(row);
}

/** False: this user has no such assistant. */
export async function deleteGrantOf(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const rows = await db
    .delete(oauthGrants)
    .where(and(eq(oauthGrants.id, id), eq(oauthGrants.userId, userId)))
    .returning({ id: oauthGrants.id });
  return rows.length === 1;
}

export async function deleteGrant(tx: Db, id: string): Promise<void> {
  await tx.delete(oauthGrants).where(eq(oauthGrants.id, id));
}

/** Answers how many. */
export async function deleteGrantsOf(tx: Db, userId: string): Promise<number> {
  const { id } = oauthGrants;
  return (await tx.delete(oauthGrants).where(eq(oauthGrants.userId, userId)).returning({ id })).length;
}

/** What the same program had of this user before. */
export async function deleteOtherGrants(
  tx: Db,
  { id, userId, clientId }: { id: string; userId: string; clientId: string },
): Promise<void> {
  await tx.execute(sql`
    delete from oauth_grants where user_id = ${userId}::uuid and client_id = ${clientId} and id <> ${id}::uuid`);
}

/** Held until the transaction ends, so that two refreshes of one grant come one after the other. Undefined: it has ended. */
export async function holdGrant(
  tx: Db,
  id: string,
): Promise<{ clientId: string; scope: AccessScope; createdAt: Date } | undefined> {
  const [row] = await tx
    .select({ clientId: oauthGrants.clientId, scope: oauthGrants.scope, createdAt: oauthGrants.createdAt })
    .from(oauthGrants)
    .where(eq(oauthGrants.id, id))
    .for('update');
  return row;
}

export async function prolongGrant(tx: Db, id: string, expiresAt: Date): Promise<void> {
  await tx.update(oauthGrants).set({ expiresAt }).where(eq(oauthGrants.id, id));
}

export type TokenRow = typeof oauthTokens.$inferSelect;

export async function findToken(db: Db, tokenHash: string): Promise<TokenRow | undefined> {
  const [row] = await db.select().from(oauthTokens).where(eq(oauthTokens.tokenHash, tokenHash));
  return row;
}

export async function insertTokens(tx: Db, rows: (typeof oauthTokens.$inferInsert)[]): Promise<void> {
  await tx.insert(oauthTokens).values(rows);
}

/** Every access token of before ends with it, so that a grant has one at a time. False: it was used already. */
export async function spendRefreshToken(tx: Db, { tokenHash, grantId }: TokenRow, now: Date): Promise<boolean> {
  const rows = await tx
    .update(oauthTokens)
    .set({ usedAt: now })
    .where(and(eq(oauthTokens.tokenHash, tokenHash), sql`${oauthTokens.usedAt} is null`))
    .returning({ tokenHash: oauthTokens.tokenHash });
  if (rows.length === 0) return false;
  await tx.delete(oauthTokens).where(and(eq(oauthTokens.grantId, grantId), eq(oauthTokens.kind, 'access')));
  return true;
}

/** Grants of which nothing works any more, and tokens that are past their end. */
export async function deleteExpired(db: Db, now: Date, limit: number): Promise<{ grants: number }> {
  const grants = await db.execute(sql`
    delete from oauth_grants where id in (
      select id from oauth_grants where expires_at <= ${time(now)} limit ${limit}::int for update skip locked
    ) returning id`);
  await db.execute(sql`
    delete from oauth_tokens where token_hash in (
      select token_hash from oauth_tokens where expires_at <= ${time(now)} limit ${limit}::int for update skip locked)`);
  return { grants: rowsOf(grants).length };
}
