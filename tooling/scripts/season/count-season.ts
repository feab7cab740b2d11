import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../src/server/platform/database/database.ts';
import type { Snapshot } from '../replay/series.ts';

/** What a season left in the database. */
export type SeasonCounts = {
  events: number;
  /** Outcomes at a book on a line, each counted once however often it moved. */
  prices: number;
  moves: number;
  withdrawals: number;
  closed: number;
  closes: number;
  settled: number;
  awaiting: number;
  unmatchedNames: number;
  /** Stored prices of a game whose teams are not those of the recording. */
  wrongGamePrices: number;
};

export async function countSeason(db: Db, snapshots: readonly Snapshot[]): Promise<SeasonCounts> {
  const recorded = snapshots.flatMap(({ events }) =>
    events.map(({ id, raw }) => ({ id: `the-odds-api:${id}`, home: raw.home_team, away: raw.away_team })),
  );
  const games = [...new Map(recorded.map((game) => [game.id, game])).values()];
  const rows = rowsOf<SeasonCounts>(
    await db.execute(sql`
      with series as (
        select odds_decimal, row_number() over one as place, lag(odds_decimal) over one as earlier
        from price_changes
        window one as (partition by event_id, book_key, market, selection, player, line_hundredths order by changed_at, id)),
      recorded as (
        select g.id, g.home, g.away
        from jsonb_to_recordset(${JSON.stringify(games)}::text::jsonb) as g(id text, home text, away text)),
      wrong as (
        select e.id from events e left join recorded g on g.id = e.id
        where g.id is null or g.home <> e.home or g.away <> e.away)
      select (select count(*) from events)::int as events,
        (select count(*) from series where place = 1)::int as prices,
        (select count(*) from series where earlier <> odds_decimal)::int as moves,
        (select count(*) from series where odds_decimal is null)::int as withdrawals,
        (select count(*) from events where closed_at is not null)::int as closed,
        (select count(*) from closing_prices)::int as closes,
        (select count(*) from event_results)::int as settled,
        (select count(*) from events e where closed_at is not null
          and not exists (select 1 from event_results r where r.event_id = e.id))::int as awaiting,
        (select count(*) from unmatched_names)::int as "unmatchedNames",
        (select count(*) from price_changes where event_id in (select id from wrong)
          or event_id not in (select id from events))::int as "wrongGamePrices"`),
  );
  const [counts] = rows;
  if (!counts) throw new Error('A count gives one row.');
  return counts;
}
