import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database.ts';
import type { LineChange } from './line-series.ts';

export type LineSeriesKey = {
  eventId: string;
  market: string;
  player: string;
  selection: string;
  bookKey: string | null;
};

export async function findEventStart(db: Db, odds: 'live' | 'demo', eventId: string): Promise<Date | null> {
  const rows = rowsOf<{ at: number }>(
    await db.execute(sql`
      select (extract(epoch from starts_at) * 1000)::float8 as at from events where id = ${eventId} and odds = ${odds}`),
  );
  return rows[0] ? new Date(rows[0].at) : null;
}

/** The newest changes, oldest first. The key of the table begins with these columns and holds all that is read. */
export async function listLineChanges(
  db: Db,
  odds: 'live' | 'demo',
  key: LineSeriesKey,
  limit: number,
): Promise<LineChange[]> {
  const rows = rowsOf<Omit<LineChange, 'at'> & { at: number }>(
    await db.execute(sql`
      select book_key as "bookKey", line_hundredths as "lineHundredths", odds_decimal as "oddsDecimal",
        (extract(epoch from changed_at) * 1000)::float8 as at
      from price_changes
      where odds = ${odds} and event_id = ${key.eventId} and market = ${key.market} and player = ${key.player}
        and selection = ${key.selection} and (${key.bookKey}::text is null or book_key = ${key.bookKey})
      order by changed_at desc, id desc limit ${limit}`),
  );
  return rows.reverse().map((row) => ({ ...row, at: new Date(row.at) }));
}

export async function listBookTitles(db: Db): Promise<Map<string, string>> {
  const rows = rowsOf<{ key: string; title: string }>(await db.execute(sql`select key, title from books`));
  return new Map(rows.map(({ key, title }) => [key, title]));
}
