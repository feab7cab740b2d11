import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';
import type { Claim } from './decide-result.ts';

export type NewReview = { eventId: string; why: 'contradiction' | 'late_change'; claims: Claim[] };

/** The newest word of each source; how long it waits already stays. A review of an earlier date of the game begins anew. */
export async function saveReviews(tx: Db, reviews: readonly NewReview[], at: Date): Promise<void> {
  if (reviews.length === 0) return;
  await tx.execute(sql`
    insert into result_reviews (event_id, why, claims, since)
    select r."eventId", r.why, r.claims, ${time(at)}
    from jsonb_to_recordset(${JSON.stringify(reviews)}::text::jsonb) as r("eventId" text, why text, claims jsonb)
    on conflict (event_id) do update set why = excluded.why, claims = excluded.claims, decided_at = null,
      since = case when result_reviews.decided_at is null then result_reviews.since else excluded.since end`);
}

/** Nothing is contradicted any more. */
export async function clearReviews(tx: Db, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  await tx.execute(sql`
    delete from result_reviews where decided_at is null
      and event_id in (select jsonb_array_elements_text(${JSON.stringify(eventIds)}::text::jsonb))`);
}

export type ReviewRow = {
  eventId: string;
  why: NewReview['why'];
  claims: Claim[];
  sinceMs: number;
  sport: string;
  home: string;
  away: string;
  startsAtMs: number;
};

const WAITING = sql`
  select v.event_id as "eventId", v.why, v.claims, ${millis('v.since')} as "sinceMs", e.sport_title as sport, e.home, e.away,
    ${millis('e.starts_at')} as "startsAtMs"
  from result_reviews v join events e on e.id = v.event_id`;

/** Those that have waited longest come first. */
export async function listReviews(db: Db, odds: 'live' | 'demo', limit: number): Promise<ReviewRow[]> {
  return rowsOf<ReviewRow>(
    await db.execute(sql`
      ${WAITING} where v.decided_at is null and e.odds = ${odds} order by v.since, v.event_id limit ${limit}::int`),
  );
}

/** Held with its game until the transaction ends; undefined where nothing waits. */
export async function lockReview(tx: Db, eventId: string): Promise<ReviewRow | undefined> {
  await tx.execute(sql`select id from events where id = ${eventId}::text for no key update`);
  const rows = await tx.execute(sql`${WAITING} where v.decided_at is null and v.event_id = ${eventId}::text`);
  return rowsOf<ReviewRow>(rows)[0];
}

export async function markDecided(tx: Db, eventId: string, at: Date): Promise<void> {
  await tx.execute(sql`update result_reviews set decided_at = ${time(at)} where event_id = ${eventId}::text`);
}
