import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';
import type { FactChanges } from './diff-facts.ts';
import type { PriceChanges } from './diff-prices.ts';
import { writePrices } from './price-writes.repo.ts';

type OddsKind = 'live' | 'demo';

/** Rows of one statement: few round trips, and the embedded database still lets others in between. */
const ROWS_AT_ONCE = 1000;

/**
 * Locks the feed's state row until the transaction ends, so that one refresh writes at a time, and makes sure that the
 * history has room for this moment. The commit does not wait for the disk: what a crash of a database server takes away
 * of a refresh, the next refresh brings back. The embedded database, which never waits, has no process that would write
 * it a moment later: it dies with ours, and the provider may be out of reach by then.
 */
export async function lockVersion(tx: Db, odds: OddsKind, at: Date): Promise<number> {
  const lock = async () =>
    rowsOf<{ version: number }>(
      await tx.execute(sql`
        select version, ensure_price_partition(${odds}, ${time(at)}),
          set_config('synchronous_commit', case current_setting('fsync') when 'on' then 'off' else 'on' end, true)
        from slate_state where odds = ${odds} for update`),
    )[0]?.version;
  const version = await lock();
  if (version !== undefined) return version;
  await tx.execute(sql`
    insert into slate_state (odds, version, refused) values (${odds}, 0, '{}'::jsonb) on conflict (odds) do nothing`);
  return (await lock()) ?? 0;
}

export async function saveVersion(tx: Db, odds: OddsKind, version: number): Promise<void> {
  await tx.execute(sql`update slate_state set version = ${version} where odds = ${odds}`);
}

export async function saveSuccess(
  tx: Db,
  odds: OddsKind,
  outcome: {
    version: number;
    at: Date;
    error: string | null;
    creditsRemaining: number | null;
    refused: Record<string, number>;
  },
): Promise<void> {
  await tx.execute(sql`
    update slate_state set version = ${outcome.version}, last_attempt_at = ${time(outcome.at)},
      last_success_at = ${time(outcome.at)}, last_error = ${outcome.error},
      credits_remaining = coalesce(${outcome.creditsRemaining}::int, credits_remaining),
      refused = ${JSON.stringify(outcome.refused)}::text::jsonb
    where odds = ${odds}`);
}

/** Only how it went: the last good prices stay. */
export async function saveFailure(db: Db, odds: OddsKind, at: Date, error: string): Promise<void> {
  await db.execute(sql`
    insert into slate_state (odds, version, last_attempt_at, last_error, refused)
    values (${odds}, 0, ${time(at)}, ${error}, '{}'::jsonb)
    on conflict (odds) do update set last_attempt_at = excluded.last_attempt_at, last_error = excluded.last_error`);
}

export async function writePriceChanges(tx: Db, odds: OddsKind, changes: PriceChanges, at: Date): Promise<void> {
  const now = time(at);
  await inBatches(changes.removedEventIds, (ids) =>
    tx.execute(sql`delete from events where id in (select jsonb_array_elements_text(${ids}))`),
  );
  await inBatches(changes.events, (rows) =>
    tx.execute(sql`
      insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at)
      select r.id, ${odds}, r."sportKey", r."sportTitle", r.home, r.away, r."startsAt", ${now}
      from jsonb_to_recordset(${rows}) as r(id text, "sportKey" text, "sportTitle" text, home text, away text, "startsAt" timestamptz)
      on conflict (id) do update set sport_key = excluded.sport_key, sport_title = excluded.sport_title,
        home = excluded.home, away = excluded.away, starts_at = excluded.starts_at, updated_at = excluded.updated_at,
        closed_at = case when events.starts_at = excluded.starts_at then events.closed_at end`),
  );
  await inBatches(changes.books, (rows) =>
    tx.execute(sql`
      insert into books (key, title) select r.key, r.title from jsonb_to_recordset(${rows}) as r(key text, title text)
      on conflict (key) do update set title = excluded.title`),
  );
  await writePrices(tx, odds, changes, at);
}

export async function writeFactChanges(tx: Db, changes: FactChanges, at: Date): Promise<void> {
  const now = time(at);
  await inBatches(changes.facts, (rows) =>
    tx.execute(sql`
      insert into facts (id, event_id, kind, team, player, text, numbers, source_name, source_url, observed_at, fetched_at)
      select r.id, r."eventId", r.kind, r.team, r.player, r.text, r.numbers, r."sourceName", r."sourceUrl", r."observedAt", ${now}
      from jsonb_to_recordset(${rows}) as r(id text, "eventId" text, kind text, team text, player text, text text,
        numbers jsonb, "sourceName" text, "sourceUrl" text, "observedAt" timestamptz)
      where exists (select 1 from events e where e.id = r."eventId")
      on conflict (id) do update set event_id = excluded.event_id, kind = excluded.kind, team = excluded.team,
        player = excluded.player, text = excluded.text, numbers = excluded.numbers, source_name = excluded.source_name,
        source_url = excluded.source_url, observed_at = excluded.observed_at, fetched_at = excluded.fetched_at`),
  );
  await inBatches(changes.removedFactIds, (ids) =>
    tx.execute(sql`delete from facts where id in (select jsonb_array_elements_text(${ids}))`),
  );
}

/** One JSON text per statement: a single parameter, read the same way through both drivers. */
async function inBatches<Row>(rows: readonly Row[], run: (json: SQL) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await run(sql`${JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))}::text::jsonb`);
  }
}
