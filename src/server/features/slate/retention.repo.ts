import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

type OddsKind = 'live' | 'demo';

/** Makes the partition of the price history that holds this moment, unless it is there. */
export async function ensurePartition(db: Db, odds: OddsKind, at: Date): Promise<void> {
  await db.execute(sql`select ensure_price_partition(${odds}, ${time(at)})`);
}

/** How many partitions that lay wholly before the moment are gone now. */
export async function dropPartitions(db: Db, odds: OddsKind, before: Date): Promise<number> {
  const rows = rowsOf<{ dropped: number }>(
    await db.execute(sql`select drop_price_partitions(${odds}, ${time(before)}) as dropped`),
  );
  return rows[0]?.dropped ?? 0;
}

/** Until the transaction ends no refresh of the feed writes. */
export async function holdFeed(tx: Db, odds: OddsKind): Promise<void> {
  await tx.execute(sql`select from slate_state where odds = ${odds} for update`);
}

/**
 * The oldest events that began before the moment, with their prices, facts, closing prices and results. What is just being
 * closed or settled is left for the next time: it holds its event, and takes its prices and its result only then.
 */
export async function deleteEvents(tx: Db, odds: OddsKind, before: Date, limit: number): Promise<number> {
  return countOf(
    await tx.execute(sql`
      with old as materialized (
        select id from events where odds = ${odds} and starts_at < ${time(before)} order by starts_at limit ${limit}
        for update skip locked),
      closes as (delete from closing_prices where event_id in (select id from old)),
      results as (delete from event_results where event_id in (select id from old)),
      gone as (delete from events where id in (select id from old) returning 1)
      select count(*)::int as n from gone`),
  );
}

/** Results of events that were removed on their own. */
export async function deleteOrphanedResults(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    delete from event_results r where r.settled_at < ${time(before)}
      and not exists (select 1 from events e where e.id = r.event_id)`);
}

export async function deleteFacts(db: Db, odds: OddsKind, begunBefore: Date): Promise<number> {
  return countOf(
    await db.execute(sql`
      with gone as (
        delete from facts f using events e
        where e.id = f.event_id and e.odds = ${odds} and e.starts_at < ${time(begunBefore)} returning 1)
      select count(*)::int as n from gone`),
  );
}

export async function deleteUnmatchedNames(db: Db, lastSeenBefore: Date): Promise<number> {
  return countOf(
    await db.execute(sql`
      with gone as (delete from unmatched_names where last_seen_at < ${time(lastSeenBefore)} returning 1)
      select count(*)::int as n from gone`),
  );
}

const countOf = (result: unknown): number => rowsOf<{ n: number }>(result)[0]?.n ?? 0;
