import { sql } from 'drizzle-orm';
import type { LineChange } from '#research/slate/line-series.ts';
import type { SelectionChange } from '#research/tools/world.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis } from '../../platform/database/sql-time.ts';

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

export type MarketKey = { eventId: string; market: string; player: string };

/** The newest changes of each market, every side at every book, oldest first: one statement for all of them. */
export async function listMarketChanges(
  db: Db,
  odds: 'live' | 'demo',
  markets: readonly MarketKey[],
  limit: number,
): Promise<SelectionChange[][]> {
  const changes: SelectionChange[][] = markets.map(() => []);
  const asked = JSON.stringify(markets.map(({ eventId, market, player }, nth) => ({ nth, eventId, market, player })));
  const rows = rowsOf<Omit<SelectionChange, 'at'> & { nth: number; at: number }>(
    await db.execute(sql`
      select m.nth, c.book_key as "bookKey", c.selection, c.line_hundredths as "lineHundredths",
        c.odds_decimal as "oddsDecimal", ${millis('c.changed_at')} as at
      from jsonb_to_recordset(${asked}::text::jsonb) as m(nth int, "eventId" text, market text, player text)
      cross join lateral (
        select id, book_key, selection, line_hundredths, odds_decimal, changed_at from price_changes
        where odds = ${odds} and event_id = m."eventId" and market = m.market and player = m.player
        order by changed_at desc, id desc limit ${limit}::int) c
      order by m.nth, c.changed_at, c.id`),
  );
  for (const { nth, at, ...change } of rows) changes[nth]?.push({ ...change, at: new Date(at) });
  return changes;
}

export async function listBookTitles(db: Db): Promise<Map<string, string>> {
  const rows = rowsOf<{ key: string; title: string }>(await db.execute(sql`select key, title from books`));
  return new Map(rows.map(({ key, title }) => [key, title]));
}
