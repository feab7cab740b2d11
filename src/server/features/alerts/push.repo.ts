import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';
import { WAITER } from './alerts.repo.ts';
import type { Waiter } from './waiter.ts';

export type Browser = { userId: string; tokenHash: string };

/** How many of a user's browsers are told, and whether this one is. */
export async function readPush(
  db: Db,
  { userId, tokenHash }: Browser,
  now: Date,
): Promise<{ isOn: boolean; browsers: number }> {
  const result = await db.execute(sql`
    select count(*)::int as browsers, coalesce(bool_or(a.token_hash = ${tokenHash}), false) as "isOn"
    from push_subscriptions p join auth_sessions a on a.id = p.session_id
    where p.user_id = ${userId}::uuid and a.expires_at > ${time(now)}`);
  return rowsOf<{ isOn: boolean; browsers: number }>(result)[0] ?? { isOn: false, browsers: 0 };
}

/** A browser has one address, whoever was signed in there before. False: the session has ended meanwhile. */
export async function savePush(tx: Db, { userId, tokenHash }: Browser, endpoint: string, at: Date): Promise<boolean> {
  await tx.execute(sql`delete from push_subscriptions p using auth_sessions a
    where a.id = p.session_id and p.endpoint = ${endpoint} and a.token_hash <> ${tokenHash}`);
  const result = await tx.execute(sql`
    insert into push_subscriptions (session_id, user_id, endpoint, created_at)
    select a.id, a.user_id, ${endpoint}, ${time(at)} from auth_sessions a
    where a.token_hash = ${tokenHash} and a.user_id = ${userId}::uuid
    on conflict (session_id) do update set endpoint = excluded.endpoint, due_at = null, retry_at = null, failures = 0
    returning session_id`);
  return rowsOf(result).length === 1;
}

export async function deletePush(db: Db, { userId, tokenHash }: Browser): Promise<void> {
  await db.execute(sql`
    delete from push_subscriptions where user_id = ${userId}::uuid
      and session_id in (select id from auth_sessions where token_hash = ${tokenHash})`);
}

/** For their owner: which service, and since when. */
export async function listPush(db: Db, userId: string): Promise<{ endpoint: string; createdAtMs: number }[]> {
  return rowsOf<{ endpoint: string; createdAtMs: number }>(
    await db.execute(sql`
      select endpoint, ${millis('created_at')} as "createdAtMs" from push_subscriptions
      where user_id = ${userId}::uuid order by created_at`),
  );
}

/** Every browser of a user has something to be told; one push tells of all that came since the last. */
export async function markDue(tx: Db, userId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update push_subscriptions set due_at = coalesce(due_at, ${time(at)}) where user_id = ${userId}::uuid`);
}

export type DuePush = Waiter & { sessionId: string; endpoint: string; dueAtMs: number; failures: number };

export async function listDuePushes(db: Db, now: Date, limit: number): Promise<DuePush[]> {
  return rowsOf<DuePush>(
    await db.execute(sql`
      select p.session_id as "sessionId", p.endpoint, ${millis('p.due_at')} as "dueAtMs", p.failures, ${WAITER}
      from push_subscriptions p join auth_sessions a on a.id = p.session_id
        join users u on u.id = p.user_id left join alert_hours h on h.user_id = u.id
      where p.due_at is not null and a.expires_at > ${time(now)} and (p.retry_at is null or p.retry_at <= ${time(now)})
      order by p.due_at limit ${limit}::int`),
  );
}

/** What came due meanwhile stays due. */
export async function markPushed(db: Db, { sessionId, dueAtMs }: DuePush): Promise<void> {
  await db.execute(sql`
    update push_subscriptions set due_at = null, retry_at = null, failures = 0
    where session_id = ${sessionId}::uuid and due_at <= ${time(new Date(dueAtMs))}`);
}

export async function postponePush(db: Db, { sessionId }: DuePush, until: Date): Promise<void> {
  await db.execute(sql`
    update push_subscriptions set retry_at = ${time(until)}, failures = failures + 1 where session_id = ${sessionId}::uuid`);
}

export async function dropPush(db: Db, { sessionId, endpoint }: DuePush): Promise<void> {
  await db.execute(sql`
    delete from push_subscriptions where session_id = ${sessionId}::uuid and endpoint = ${endpoint}`);
}
