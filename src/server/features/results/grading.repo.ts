import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';
import type { SettledClose } from './grade-closes.ts';

/** Events that began in a span of time and have both closes and a result, the oldest first. */
export async function listGradable(db: Db, odds: 'live' | 'demo', span: { from: Date; to: Date }): Promise<string[]> {
  const rows = rowsOf<{ id: string }>(
    await db.execute(sql`
      select e.id from events e join event_results r on r.event_id = e.id
      where e.odds = ${odds} and e.closed_at is not null and r.settled_at >= e.starts_at
        and e.starts_at >= ${time(span.from)} and e.starts_at < ${time(span.to)}
      order by e.starts_at, e.id`),
  );
  return rows.map(({ id }) => id);
}

export async function listSettledCloses(db: Db, eventIds: readonly string[]): Promise<SettledClose[]> {
  return rowsOf<SettledClose>(
    await db.execute(sql`
      select e.sport_key as "sportKey", c.market, c.selection, c.line_hundredths as "lineHundredths",
        c.odds_decimal as "oddsDecimal", r.status, r.home_score as "homeScore", r.away_score as "awayScore", r.detail,
        (c.market = 'moneyline' and bool_or(c.selection = 'draw') over (partition by c.event_id, c.market, c.book_key))
          as "withDraw"
      from closing_prices c join events e on e.id = c.event_id join event_results r on r.event_id = c.event_id
      where c.event_id in (select jsonb_array_elements_text(${JSON.stringify(eventIds)}::text::jsonb))`),
  );
}
