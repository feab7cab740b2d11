import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';
import type { EventPrice, PriceChanges } from './diff-prices.ts';

type OddsKind = 'live' | 'demo';

/** Rows of one statement: few round trips, and the embedded database still lets others in between. */
const ROWS_AT_ONCE = 5000;

/** Moved and withdrawn prices with their entries in the history, and the times of all quotes. */
export async function writePrices(tx: Db, odds: OddsKind, changes: PriceChanges, at: Date): Promise<void> {
  const { moved, relinked, withdrawn, requoted, prunedEventIds } = changes;
  const now = time(at);
  // Withdrawals first: a line that moved reads as gone, then here, when both happened in one refresh.
  await inBatches(withdrawn, (rows) =>
    tx.execute(sql`
      with gone as (select * from ${priceRows(rows)}),
      recorded as (
        insert into price_changes (odds, event_id, book_key, market, selection, player, line_hundredths, changed_at)
        select ${odds}, g.event_id, g.book_key, g.market, g.selection, g.player, g.line_hundredths, ${now} from gone g)
      delete from prices p using gone g where p.event_id = g.event_id and p.book_key = g.book_key and p.market = g.market
        and p.selection = g.selection and p.player = g.player and p.line_hundredths = g.line_hundredths`),
  );
  await inBatches(moved, (rows) =>
    tx.execute(sql`
      with moved as (select * from ${linkedRows(rows)}),
      recorded as (
        insert into price_changes (odds, event_id, book_key, market, selection, player, line_hundredths, odds_decimal, changed_at)
        select ${odds}, m.event_id, m.book_key, m.market, m.selection, m.player, m.line_hundredths, m.odds_decimal, ${now}
        from moved m)
      insert into prices (event_id, book_key, market, selection, player, line_hundredths, odds_decimal, link)
      select * from moved
      on conflict (event_id, book_key, market, selection, player, line_hundredths) do update
        set odds_decimal = excluded.odds_decimal, link = excluded.link`),
  );
  await inBatches(relinked, (rows) =>
    tx.execute(sql`
      update prices p set link = r.link from ${linkedRows(rows)}
      where p.event_id = r.event_id and p.book_key = r.book_key and p.market = r.market
        and p.selection = r.selection and p.player = r.player and p.line_hundredths = r.line_hundredths`),
  );
  await inBatches(requoted, (rows) =>
    tx.execute(sql`
      insert into quote_times (odds, bucket, times)
      values ${sql.join(
        rows.map(({ bucket, json }) => sql`(${odds}, ${bucket}::int, ${json}::json)`),
        sql`, `,
      )}
      on conflict (odds, bucket) do update set times = excluded.times`),
  );
  await inBatches(prunedEventIds, (ids) =>
    tx.execute(sql`delete from prices where event_id = any(${texts(ids, (id) => id)})`),
  );
}

/** One array for each column: less to read for the database than one record for each row. */
const columnsOf = (rows: readonly EventPrice[]): SQL => sql`
  ${texts(rows, (row) => row.eventId)}, ${texts(rows, (row) => row.price.bookKey)},
    ${texts(rows, (row) => row.price.market)}, ${texts(rows, (row) => row.price.selection)},
    ${texts(rows, (row) => row.price.player)}, ${numbers(rows, (row) => row.price.lineHundredths)}::int[],
    ${numbers(rows, (row) => row.price.oddsDecimal)}::float8[]`;

const NAMES = sql`event_id, book_key, market, selection, player, line_hundredths, odds_decimal`;

const priceRows = (rows: readonly EventPrice[]): SQL => sql`unnest(${columnsOf(rows)}) as r(${NAMES})`;

/** An empty text is no link. */
const linkedRows = (rows: readonly EventPrice[]): SQL => sql`
  (select ${NAMES}, nullif(link, '') as link
    from unnest(${columnsOf(rows)}, ${texts(rows, (row) => row.price.link ?? '')}) as l(${NAMES}, link)) r`;

const texts = <Row>(rows: readonly Row[], text: (row: Row) => string): SQL => sql`${arrayOf(rows.map(text))}::text[]`;

const numbers = (rows: readonly EventPrice[], number: (row: EventPrice) => number): string =>
  `{${rows.map(number).join()}}`;

/** An array as PostgreSQL writes it. Where nothing needs an escape, that is JSON in other brackets, and quicker to make. */
function arrayOf(values: readonly string[]): string {
  const json = JSON.stringify(values);
  if (!json.includes('\\')) return `{${json.slice(1, -1)}}`;
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join()}}`;
}

async function inBatches<Row>(
  rows: readonly Row[],
  run: (batch: readonly Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) await run(rows.slice(from, from + ROWS_AT_ONCE));
}
