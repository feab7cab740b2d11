import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AccessScope } from '#contract/access.ts';
import { accessKeys } from '../../db/schema/access.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';

export type KeyEnd = NonNullable<NewKeyRow['endedBy']>;
export type NewKeyRow = typeof accessKeys.$inferInsert;

export type KeyRow = {
  id: string;
  name: string;
  scope: AccessScope;
  hint: string;
  createdMs: number;
  expiresMs: number | null;
  lastUsedMs: number | null;
  endedMs: number | null;
  endedBy: KeyEnd | null;
};

const COLUMNS = sql`
  id, name, scope, hint, ${millis('created_at')} as "createdMs", ${millis('expires_at')} as "expiresMs",
  ${millis('last_used_at')} as "lastUsedMs", ${millis('ended_at')} as "endedMs", ended_by as "endedBy"`;

const live = (now: Date) => sql`ended_at is null and (expires_at is null or expires_at > ${time(now)})`;

export async function listLiveKeys(db: Db, userId: string, now: Date): Promise<KeyRow[]> {
  return rowsOf<KeyRow>(
    await db.execute(sql`
      select ${COLUMNS} from access_keys where user_id = ${userId}::uuid and ${live(now)}
      order by created_at desc, id`),
  );
}

/** Those that ended too, oldest first. */
export async function listAllKeys(db: Db, userId: string): Promise<KeyRow[]> {
  return rowsOf<KeyRow>(
    await db.execute(sql`
      select ${COLUMNS} from access_keys where user_id = ${userId}::uuid order by created_at, id`),
  );
}

export async function insertKey(tx: Db, row: NewKeyRow): Promise<void> {
  await tx.insert(accessKeys).values(row);
}

/** False: this user has no such key that works. */
export async function endKeyRow(db: Db, key: { id: string; userId: string }, now: Date): Promise<boolean> {
  const rows = await db.execute(sql`
    update access_keys set ended_at = ${time(now)}, ended_by = 'owner'
    where id = ${key.id}::uuid and user_id = ${key.userId}::uuid and ${live(now)}
    returning id`);
  return rowsOf(rows).length === 1;
}

/** Answers how many. */
export async function endKeysOf(tx: Db, userId: string, end: { now: Date; endedBy: KeyEnd }): Promise<number> {
  const ended = await tx
    .update(accessKeys)
    .set({ endedAt: end.now, endedBy: end.endedBy })
    .where(and(eq(accessKeys.userId, userId), isNull(accessKeys.endedAt)))
    .returning({ id: accessKeys.id });
  return ended.length;
}

/** Of keys that ended or expired before this. Answers how many. */
export async function deleteKeysEndedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await db.execute(sql`
    delete from access_keys where id in (
      select id from access_keys where ended_at < ${time(before)} or expires_at < ${time(before)}
      limit ${limit}::int for update skip locked
    ) returning id`);
  return rowsOf(rows).length;
}
