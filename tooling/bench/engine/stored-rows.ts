import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Slate } from '../../../src/research/slate/slate.ts';
import { findPostgres } from '../../scripts/test/find-postgres.ts';

/** One price as the table of current prices holds it. */
export type PriceRow = {
  eventId: string;
  bookKey: string;
  market: string;
  selection: string;
  player: string;
  lineHundredths: number;
  oddsDecimal: number;
  quotedAt: number;
};

/** A database that holds the current prices of a slate, to time how long reading them takes. */
export type RowStore = {
  name: string;
  /** How many rows it holds without taking minutes over it. */
  mostRows: number;
  save: (rows: readonly PriceRow[]) => Promise<void>;
  /** Reads every row as the server does, into objects of the process. */
  readAll: () => Promise<unknown>;
  close: () => Promise<void>;
};

type Query = (sql: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

const SAVE = `create temp table bench_prices as
  select event_id, book_key, market, selection, player, line_hundredths, odds_decimal,
    to_timestamp(quoted_ms / 1000) as quoted_at
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::float8[], $8::float8[])
    as t(event_id, book_key, market, selection, player, line_hundredths, odds_decimal, quoted_ms)`;

const READ = `select event_id as "eventId", book_key as "bookKey", market, selection, player,
    line_hundredths as "lineHundredths", odds_decimal as "oddsDecimal",
    (extract(epoch from quoted_at) * 1000)::float8 as "quotedAt"
  from bench_prices`;

/** The PostgreSQL that EDGEWISE_TEST_POSTGRES names or that answers beside us, else the embedded database. */
export async function openRowStore(env: NodeJS.ProcessEnv): Promise<RowStore> {
  const found = env.EDGEWISE_TEST_POSTGRES ? { url: env.EDGEWISE_TEST_POSTGRES } : await findPostgres(env);
  if ('url' in found) {
    const client = new pg.Client({ connectionString: found.url });
    await client.connect();
    const version = (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version;
    return storeOf(
      { name: `PostgreSQL ${version?.split(' ')[0]}`, mostRows: Number.POSITIVE_INFINITY },
      (sql, values) => client.query(sql, values),
      () => client.end(),
    );
  }
  const embedded = await PGlite.create();
  return storeOf(
    { name: 'the embedded database', mostRows: 100_000 },
    (sql, values) => embedded.query(sql, values),
    () => embedded.close(),
  );
}

function storeOf(kind: Pick<RowStore, 'name' | 'mostRows'>, query: Query, close: () => Promise<void>): RowStore {
  return {
    ...kind,
    close,
    save: async (rows) => {
      await query('drop table if exists bench_prices');
      await query(SAVE, [
        rows.map((row) => row.eventId),
        rows.map((row) => row.bookKey),
        rows.map((row) => row.market),
        rows.map((row) => row.selection),
        rows.map((row) => row.player),
        rows.map((row) => row.lineHundredths),
        rows.map((row) => row.oddsDecimal),
        rows.map((row) => row.quotedAt),
      ]);
    },
    readAll: () => query(READ),
  };
}

export function priceRows(slate: Slate): PriceRow[] {
  return slate.events.flatMap((event) =>
    event.markets.flatMap(({ market, player, lineHundredths, outcomes, quotes }) =>
      quotes.flatMap(({ bookKey, decimals, quotedAt }) =>
        outcomes.map((selection, index) => ({
          eventId: event.id,
          bookKey,
          market,
          selection,
          player,
          lineHundredths: market === 'spread' && selection === 'away' ? -lineHundredths : lineHundredths,
          oddsDecimal: decimals[index] ?? Number.NaN,
          quotedAt: quotedAt.getTime(),
        })),
      ),
    ),
  );
}
