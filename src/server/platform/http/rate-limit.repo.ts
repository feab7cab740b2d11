import { sql } from 'drizzle-orm';
import { rateEvents } from '../../db/schema/accounts.ts';
import { type Db, rowsOf } from '../database/database.ts';
import { takeAdvisoryLock } from '../database/lock-order.ts';
import { time } from '../database/sql-time.ts';

export type RateEvent = { id: string; kind: string; addressHash: string; createdAt: Date };

/** Longest window of any limit: an event older than this counts nowhere. */
const KEEP_MS = 3_600_000;
const SWEEP_BATCH = 100;

/** The time of the `limit`-th newest event in the window: while there is one, the limit is reached. */
export async function findLimitingEvent(
  db: Db,
  query: { kind: string; addressHash: string; limit: number; since: Date; until: Date },
): Promise<Date | undefined> {
  const result = await db.execute(sql`
    select created_at as "createdAt" from rate_events
    where kind = ${query.kind} and address_hash = ${query.addressHash}
      and created_at > ${time(query.since)} and created_at <= ${time(query.until)}
    order by created_at desc
    offset ${query.limit - 1}::int limit 1`);
  const [row] = rowsOf<{ createdAt: Date | string }>(result);
  return row && new Date(row.createdAt);
}

/** Until the transaction ends, nobody else counts or adds events of this kind and address. */
export async function lockRateEvents(tx: Db, event: { kind: string; addressHash: string }): Promise<void> {
  await takeAdvisoryLock(tx, 'rate', sql`hashtextextended(${`${event.kind}:${event.addressHash}`}, 0)`);
}

/** Inserts the event and clears away some that no window counts any more. */
export async function insertRateEvent(tx: Db, event: RateEvent): Promise<void> {
  const before = new Date(event.createdAt.getTime() - KEEP_MS).toISOString();
  await tx.execute(sql`
    delete from rate_events where id in (
      select id from rate_events where created_at <= ${before}::timestamptz
      order by created_at limit ${SWEEP_BATCH}::int for update skip locked
    )`);
  await tx.insert(rateEvents).values(event);
}
