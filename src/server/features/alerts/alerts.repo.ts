import { sql } from 'drizzle-orm';
import { alertHours, alerts } from '../../db/schema/alerts.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';
import type { Waiter } from './waiter.ts';

export type NewAlertRow = typeof alerts.$inferInsert;

export type AlertRow = Omit<NewAlertRow, 'startsAt' | 'createdAt' | 'firedAt' | 'removedAt'> & {
  targetDecimal: number | null;
  baseLine: number | null;
  baseDecimal: number | null;
  said: string | null;
  startsAtMs: number;
  createdAtMs: number;
  firedAtMs: number | null;
};

const COLUMNS = sql`a.id, a.user_id as "userId", a.kind, a.bet, a.label, a.game, a.sport, a.target_decimal as "targetDecimal",
  a.base_line as "baseLine", a.base_decimal as "baseDecimal", a.said, ${millis('a.starts_at')} as "startsAtMs",
  ${millis('a.created_at')} as "createdAtMs", ${millis('a.fired_at')} as "firedAtMs"`;

/** Those that wait by start, then the newest that were told. */
export async function listOwn(db: Db, userId: string, page: { now: Date; told: number }): Promise<AlertRow[]> {
  return rowsOf<AlertRow>(
    await db.execute(sql`
      (select ${COLUMNS} from alerts a
        where a.user_id = ${userId}::uuid and a.fired_at is null and a.starts_at > ${time(page.now)}
        order by a.starts_at, a.created_at, a.id)
      union all
      (select ${COLUMNS} from alerts a where a.user_id = ${userId}::uuid and a.fired_at is not null and a.removed_at is null
        order by a.fired_at desc, a.id limit ${page.told}::int)`),
  );
}

export async function countWaiting(tx: Db, userId: string, now: Date): Promise<number> {
  const result = await tx.execute(sql`
    select count(*)::int as n from alerts
    where user_id = ${userId}::uuid and fired_at is null and starts_at > ${time(now)}`);
  return rowsOf<{ n: number }>(result)[0]?.n ?? 0;
}

/** The same that waits already. */
export async function findSame(tx: Db, row: NewAlertRow): Promise<AlertRow | undefined> {
  const result = await tx.execute(sql`
    select ${COLUMNS} from alerts a
    where a.user_id = ${row.userId}::uuid and a.fired_at is null and a.kind = ${row.kind}
      and a.bet = ${JSON.stringify(row.bet)}::text::jsonb
      and a.target_decimal is not distinct from ${row.targetDecimal ?? null}::float8
    limit 1`);
  return rowsOf<AlertRow>(result)[0];
}

export async function insertAlert(tx: Db, row: NewAlertRow): Promise<void> {
  await tx.insert(alerts).values(row);
}

/** One that was told stays a day, out of sight, since it counts among those of the day. */
export async function deleteAlert(db: Db, of: { userId: string; id: string; at: Date }): Promise<number> {
  const result = await db.execute(sql`
    with gone as (
      delete from alerts where id = ${of.id}::uuid and user_id = ${of.userId}::uuid and fired_at is null returning id),
    hidden as (
      update alerts set removed_at = ${time(of.at)}
      where id = ${of.id}::uuid and user_id = ${of.userId}::uuid and fired_at is not null and removed_at is null returning id)
    select id from gone union all select id from hidden`);
  return rowsOf(result).length;
}

export type RemovedAlert = { label: string; firedAtMs: number; removedAtMs: number };

export async function listRemoved(db: Db, userId: string): Promise<RemovedAlert[]> {
  const result = await db.execute(sql`
    select a.label, ${millis('a.fired_at')} as "firedAtMs", ${millis('a.removed_at')} as "removedAtMs" from alerts a
    where a.user_id = ${userId}::uuid and a.removed_at is not null order by a.removed_at, a.id`);
  return rowsOf<RemovedAlert>(result);
}

export type ShownPick = {
  eventId: string;
  market: string;
  selection: string;
  player: string;
  line: number | null;
};

/** A pick that an answer or a day's list showed this user; undefined: none did. */
export async function findShownPick(db: Db, of: { userId: string; pickId: string }): Promise<ShownPick | undefined> {
  const result = await db.execute(sql`
    select p.event_id as "eventId", p.market, p.selection, p.player, p.line from picks p
    where p.id = ${of.pickId}::uuid and (
      exists (select from analyses a where a.id = p.analysis_id and a.user_id = ${of.userId}::uuid)
      or exists (select from best_bets b where b.list_id = p.analysis_id and b.pick_id = p.id))`);
  return rowsOf<ShownPick>(result)[0];
}

export type Hours = { from: number; to: number };

export async function findHours(db: Db, userId: string): Promise<Hours | undefined> {
  const result = await db.execute(sql`
    select quiet_from as "from", quiet_to as "to" from alert_hours where user_id = ${userId}::uuid`);
  return rowsOf<Hours>(result)[0];
}

export async function saveHours(tx: Db, userId: string, { from, to }: Hours): Promise<void> {
  const row = { quietFrom: from, quietTo: to };
  await tx
    .insert(alertHours)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: alertHours.userId, set: row });
}

/** Of `users u` and `alert_hours h`. */
export const WAITER = sql`u.id, u.email, u.wallet_id as "walletId", u.time_zone as "timeZone", u.settings,
  h.quiet_from as "quietFrom", h.quiet_to as "quietTo"`;

/** `toldToday`: alerts that went out within a day. */
export type WaiterToday = Waiter & { toldToday: number };

/** Users with alerts that wait for a game to come, who may be written to at all. */
export async function listWaiters(db: Db, now: Date, dayAgo: Date): Promise<WaiterToday[]> {
  return rowsOf<WaiterToday>(
    await db.execute(sql`
      select ${WAITER},
        (select count(*)::int from alerts t where t.user_id = u.id and t.fired_at > ${time(dayAgo)}) as "toldToday"
      from users u left join alert_hours h on h.user_id = u.id
      where u.email_verified and u.under_age_since is null and exists (
        select from alerts a where a.user_id = u.id and a.fired_at is null and a.starts_at > ${time(now)})
      order by u.id`),
  );
}

/** Of these users in one read, each user's by their starts. */
export async function listWaiting(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, AlertRow[]>> {
  const rows = rowsOf<AlertRow>(
    await db.execute(sql`
      select ${COLUMNS} from alerts a
      where a.user_id = any(${`{${userIds.join(',')}}`}::uuid[]) and a.fired_at is null and a.starts_at > ${time(now)}
      order by a.starts_at, a.created_at, a.id`),
  );
  const byUser = new Map<string, AlertRow[]>(userIds.map((id) => [id, []]));
  for (const row of rows) byUser.get(row.userId)?.push(row);
  return byUser;
}

/** Held as every mail to a user holds it. False: there is no such user any more. */
export async function holdUser(tx: Db, userId: string): Promise<{ email: string; isConfirmed: boolean } | undefined> {
  const result = await tx.execute(sql`
    select email, email_verified as "isConfirmed" from users where id = ${userId}::uuid for no key update`);
  return rowsOf<{ email: string; isConfirmed: boolean }>(result)[0];
}

/** True for the one transaction that tells it, while fewer than `most` were told since `since`. */
export async function markFired(
  tx: Db,
  fired: { id: string; userId: string; said: string; at: Date; since: Date; most: number },
): Promise<boolean> {
  const result = await tx.execute(sql`
    update alerts set fired_at = ${time(fired.at)}, said = ${fired.said}
    where id = ${fired.id}::uuid and fired_at is null and (
      select count(*) from alerts t where t.user_id = ${fired.userId}::uuid and t.fired_at > ${time(fired.since)}) < ${fired.most}::int
    returning id`);
  return rowsOf(result).length > 0;
}

/** Told or not, they tell nothing any more; what was taken away goes once it counts for no day. */
export async function sweepAlerts(db: Db, before: Date, countedFrom: Date): Promise<void> {
  await db.execute(sql`
    delete from alerts where starts_at < ${time(before)} or (removed_at is not null and fired_at <= ${time(countedFrom)})`);
}
