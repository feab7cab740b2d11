import { sql } from 'drizzle-orm';
import type { FeedPrice } from '../../../src/research/slate/price.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';

export type Row = { eventId: string; price: FeedPrice };

/** A second table like the product's own, with its key, its room in each page and its reference, and the same rows. */
export async function copyPrices(db: Db): Promise<void> {
  await db.execute(sql`create table bare_prices (like prices including all) with (fillfactor = 80)`);
  await db.execute(sql`alter table bare_prices add foreign key (event_id) references events (id) on delete cascade`);
  await db.execute(sql`insert into bare_prices select * from prices`);
  await db.execute(sql`vacuum analyze`);
}

/** What no store can do without: one statement that writes the moved prices, and nothing else. */
export async function upsertBare(db: Db, rows: readonly Row[]): Promise<void> {
  const column = (value: (row: Row) => string | number) => sql.param(rows.map(value));
  await db.execute(sql`
    insert into bare_prices (event_id, book_key, market, selection, player, line_hundredths, odds_decimal)
    select * from unnest(${column((row) => row.eventId)}::text[], ${column((row) => row.price.bookKey)}::text[],
      ${column((row) => row.price.market)}::text[], ${column((row) => row.price.selection)}::text[],
      ${column((row) => row.price.player)}::text[], ${column((row) => row.price.lineHundredths)}::int[],
      ${column((row) => row.price.oddsDecimal)}::float8[])
    on conflict (event_id, book_key, market, selection, player, line_hundredths) do update
      set odds_decimal = excluded.odds_decimal`);
}
