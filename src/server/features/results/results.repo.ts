import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';
import type { FactEvent } from '../../providers/facts/facts.port.ts';
import type { GameResult } from '../../providers/results/results.port.ts';
import type { StoredResult } from './decide-result.ts';

type OddsKind = 'live' | 'demo';

/** What was said before the start is of an earlier date of the game: a postponed game that got a new one. */
const stands = sql.raw('r.event_id is not null and r.settled_at >= e.starts_at');

export type AskedEvent = FactEvent & { isSettled: boolean };

type Row<Type extends FactEvent> = Omit<Type, 'startsAt'> & { startsAt: number };
const withStart = <Type extends FactEvent>(row: Row<Type>) => ({ ...row, startsAt: new Date(row.startsAt) });

/** Games that began in a span of time: those without a result, and those whose result is newer than `settledSince`. */
export async function listAskable(
  db: Db,
  odds: OddsKind,
  span: { from: Date; to: Date; settledSince: Date },
): Promise<AskedEvent[]> {
  const rows = rowsOf<Row<AskedEvent>>(
    await db.execute(sql`
      select e.id, e.sport_key as "sportKey", e.home, e.away, ${millis('e.starts_at')} as "startsAt",
        (${stands}) as "isSettled"
      from events e left join event_results r on r.event_id = e.id
      where e.odds = ${odds} and e.starts_at >= ${time(span.from)} and e.starts_at <= ${time(span.to)}
        and (not (${stands}) or r.settled_at > ${time(span.settledSince)})
      order by e.starts_at, e.id`),
  );
  return rows.map(withStart);
}

/** The newest games that began in a span of time and have no result, and how many there are. */
export async function listUnsettled(
  db: Db,
  odds: OddsKind,
  span: { from: Date; to: Date },
  limit: number,
): Promise<{ count: number; events: FactEvent[] }> {
  const rows = rowsOf<Row<FactEvent> & { count: number }>(
    await db.execute(sql`
      select e.id, e.sport_key as "sportKey", e.home, e.away, ${millis('e.starts_at')} as "startsAt",
        (count(*) over ())::int as count
      from events e left join event_results r on r.event_id = e.id
      where e.odds = ${odds} and e.starts_at >= ${time(span.from)} and e.starts_at <= ${time(span.to)} and not (${stands})
      order by e.starts_at desc, e.id limit ${limit}`),
  );
  return { count: rows[0]?.count ?? 0, events: rows.map(({ count: _, ...row }) => withStart(row)) };
}

/** The results that stand, by event, of those of the events that have begun and that no person decided; all of these are locked. */
export async function lockStored(
  tx: Db,
  eventIds: readonly string[],
  now: Date,
): Promise<Map<string, StoredResult | null>> {
  const begun = sql`
    e.id in (select jsonb_array_elements_text(${JSON.stringify(eventIds)}::text::jsonb)) and e.starts_at <= ${time(now)}`;
  // Two statements: whoever waited for the lock must read what the one before has written.
  await tx.execute(sql`select e.id from events e where ${begun} order by e.id for no key update`);
  const rows = rowsOf<{ id: string; stands: boolean } & StoredResult>(
    await tx.execute(sql`
      select e.id, (${stands}) as stands, r.status, r.home_score as "homeScore", r.away_score as "awayScore",
        r.source_name as "sourceName", r.corrections, ${millis('r.settled_at')} as "settledAtMs"
      from events e left join event_results r on r.event_id = e.id
      where ${begun} and not exists (
        select from result_reviews v where v.event_id = e.id and v.decided_at >= e.starts_at)`),
  );
  return new Map(rows.map(({ id, stands: isStanding, ...stored }) => [id, isStanding ? stored : null]));
}

export async function saveResults(
  tx: Db,
  results: readonly (GameResult & { corrections: number })[],
  at: Date,
): Promise<void> {
  if (results.length === 0) return;
  await tx.execute(sql`
    insert into event_results (event_id, status, home_score, away_score, detail, source_name, source_url, observed_at,
      settled_at, corrections)
    select r."eventId", r.status, r."homeScore", r."awayScore", r.detail, r."sourceName", r."sourceUrl", r."observedAt",
      ${time(at)}, r.corrections
    from jsonb_to_recordset(${JSON.stringify(results)}::text::jsonb) as r("eventId" text, status text, "homeScore" int,
      "awayScore" int, detail text, "sourceName" text, "sourceUrl" text, "observedAt" timestamptz, corrections int)
    on conflict (event_id) do update set status = excluded.status, home_score = excluded.home_score,
      away_score = excluded.away_score, detail = excluded.detail, source_name = excluded.source_name,
      source_url = excluded.source_url, observed_at = excluded.observed_at, settled_at = excluded.settled_at,
      corrections = excluded.corrections`);
}

export async function removeResults(tx: Db, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  await tx.execute(sql`
    delete from event_results where event_id in (select jsonb_array_elements_text(${JSON.stringify(eventIds)}::text::jsonb))`);
}
