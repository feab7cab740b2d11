import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../src/server/platform/database/database.ts';

export const ROWS = 10_000_000;
export const EVENTS = 10_000;
const ROWS_PER_EVENT = ROWS / EVENTS;
const FIRST = "'2025-01-01T00:00:00Z'::timestamptz";

/**
 * Ten million changes: 20 moves of each price of 5 markets at 10 books, over the week before each game. They are
 * appended move by move over all games, so that the rows of one game lie far apart, as refreshes leave them.
 */
export async function fillHistory(db: Db, months: number): Promise<void> {
  const run = (statement: string) => db.execute(sql.raw(statement));
  await run(`
    select ensure_price_partition('live', ${FIRST} + n * interval '1 month') from generate_series(0, ${months - 1}) as n`);
  await run(`
    insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at)
    select 'bench:' || n, 'live', 'icehockey_nhl', 'NHL', 'Home ' || n, 'Away ' || n,
      ${FIRST} + interval '7 days' + n * interval '1 day' * ${(months * 30 - 10) / EVENTS}, now()
    from generate_series(0, ${EVENTS - 1}) as n`);
  await run(`insert into books (key, title) select 'book_' || n, 'Book ' || n from generate_series(0, 9) as n`);
  // The key is taken off while the rows come in, and built again as it was.
  const [key] = rowsOf<{ definition: string }>(
    await run(`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conname = 'price_changes_series' and conrelid = 'price_changes'::regclass`),
  );
  await run('alter table price_changes drop constraint price_changes_series');
  await run(`
    insert into price_changes (odds, event_id, book_key, market, selection, player, line_hundredths, odds_decimal, changed_at)
    select 'live', e.id, 'book_' || (k % 10),
      (array['moneyline', 'spread', 'total', 'prop:player_points', 'prop:player_assists'])[1 + (k / 10) % 5],
      'home', case when (k / 10) % 5 > 2 then 'Ada Alpha' else '' end, -250, 1.5 + (k % 97) / 100.0,
      e.starts_at - interval '7 days' + k * interval '7 days' / ${ROWS_PER_EVENT}
    from generate_series(0, ${ROWS_PER_EVENT - 1}) as k cross join events e`);
  await run(`alter table price_changes add constraint price_changes_series ${key?.definition}`);
  await run('vacuum analyze price_changes');
}
