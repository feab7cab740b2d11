import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bucketOf } from '../features/slate/quote-times.ts';
import { createSlateStore } from '../features/slate/slate-store.ts';
import { type OpenDatabase, rowsOf } from '../platform/database/database.ts';
import { openEmbeddedDatabase } from '../platform/database/embedded-database.ts';
import { openPostgresDatabase } from '../platform/database/postgres-database.ts';
import { migrationsFolder, testDatabaseKind } from '../platform/database/test-database.ts';

const LAST_OLD_MIGRATION = 3;
let folder: string;
let drop = async (): Promise<void> => {};
const closers: (() => Promise<void>)[] = [];

/** The migrations up to the one before the history was partitioned. */
async function oldMigrations(): Promise<string> {
  const old = join(folder, 'migrations');
  await cp(migrationsFolder, old, { recursive: true });
  const journal = join(old, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const kept = entries.filter(({ idx }: { idx: number }) => idx <= LAST_OLD_MIGRATION);
  await writeFile(journal, JSON.stringify({ ...rest, entries: kept }));
  return old;
}

/** Opens one and the same database again and again, each time with the migrations of that folder. */
async function reopener(): Promise<(migrations: string) => Promise<OpenDatabase>> {
  if (testDatabaseKind() === 'embedded')
    return (migrations) => openEmbeddedDatabase({ folder: join(folder, 'database'), migrationsFolder: migrations });
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  const name = `edgewise_test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  drop = async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return (migrations) => openPostgresDatabase({ url: url.href, migrationsFolder: migrations });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edgewise-migration-'));
});
afterAll(async () => {
  for (const close of closers) await close();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

it('brings prices, their times and their history over from the layout before it', async () => {
  const open = await reopener();
  const old = await open(await oldMigrations());
  const events = [
    ['live:a', 'live'],
    ['demo:b', 'demo'],
  ] as const;
  for (const [id, odds] of events) {
    await old.db.execute(sql`
      insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at)
      values (${id}, ${odds}, 'icehockey_nhl', 'NHL', 'Home', 'Away', '2026-03-05T00:00:00Z', '2026-03-01T00:00:00Z')`);
    await old.db.execute(sql`
      insert into prices (event_id, book_key, market, selection, player, line_hundredths, odds_decimal, quoted_at, fetched_at)
      values (${id}, 'one', 'moneyline', 'home', '', 0, 1.9, '2026-03-01T10:00:00.123Z', now()),
        (${id}, 'one', 'moneyline', 'away', '', 0, 2.1, '2026-03-01T10:00:00.123Z', now()),
        (${id}, 'one', 'prop:points', 'over', 'Ada', 150, 1.8, '2026-03-01T10:01:00.5Z', now()),
        (${id}, 'one', 'prop:points', 'under', 'Ada', 150, 1.7, '2026-03-01T10:01:00.5Z', now())`);
  }
  await old.db.execute(sql`
    insert into price_changes (event_id, book_key, market, selection, player, line_hundredths, odds_decimal, changed_at)
    select e, 'one', 'moneyline', 'home', '', 0, 1 + n / 10.0, '2026-01-31T22:00:00Z'::timestamptz + n * interval '1 hour'
    from unnest(array['live:a', 'demo:b', 'demo:removed']) as e, generate_series(1, 5) as n`);
  const before = rowsOf(await old.db.execute(sql`select * from price_changes order by id`));
  await old.close();

  const { db, close } = await open(migrationsFolder);
  closers.push(close);
  const after = rowsOf<{ odds: string; event_id: string }>(
    await db.execute(sql`select * from price_changes order by id`),
  );
  expect(after.map(({ odds: _, ...row }) => row)).toEqual(before);
  expect(after.every(({ odds, event_id }) => event_id.startsWith(odds))).toBe(true);
  const parts = rowsOf<{ name: string; n: number }>(
    await db.execute(
      sql`select tableoid::regclass::text as name, count(*)::int as n from price_changes group by 1 order by 1`,
    ),
  );
  expect(parts).toEqual([
    { name: 'price_changes_demo_2026_01_31', n: 2 },
    { name: 'price_changes_demo_2026_02_01', n: 8 },
    { name: 'price_changes_live_2026_01', n: 1 },
    { name: 'price_changes_live_2026_02', n: 4 },
  ]);
  await expect(db.execute(sql`delete from price_changes_live_2026_02`)).rejects.toThrow();
  await db.execute(sql`select ensure_price_partition('live', '2026-03-01T00:00:00Z')`);
  const added = rowsOf<{ id: string }>(
    await db.execute(sql`
      insert into price_changes (odds, event_id, book_key, market, selection, player, line_hundredths, changed_at)
      values ('live', 'live:a', 'one', 'moneyline', 'home', '', 0, '2026-03-01T00:00:00Z') returning id`),
  );
  expect(Number(added[0]!.id)).toBe(before.length + 1);

  const buckets = rowsOf<{ odds: string; bucket: number; times: object }>(
    await db.execute(sql`select odds, bucket, times from quote_times order by odds`),
  );
  expect(buckets.map(({ odds, bucket, times }) => [odds, bucket, Object.keys(times)])).toEqual([
    ['demo', bucketOf('demo:b'), ['demo:b']],
    ['live', bucketOf('live:a'), ['live:a']],
  ]);

  const now = () => new Date('2026-03-01T12:00:00Z');
  const slate = await createSlateStore({ db, odds: 'live', now }).current();
  expect(slate.events[0]!.markets.map(({ market, quotes }) => [market, quotes[0]!.quotedAt.toISOString()])).toEqual(
    expect.arrayContaining([
      ['moneyline', '2026-03-01T10:00:00.123Z'],
      ['prop:points', '2026-03-01T10:01:00.500Z'],
    ]),
  );
  const view = rowsOf<{ at: number }>(
    await db.execute(
      sql`select distinct (extract(epoch from quoted_at) * 1000)::float8 as at from quoted_prices order by at`,
    ),
  );
  expect(view.map(({ at }) => new Date(at).toISOString())).toEqual([
    '2026-03-01T10:00:00.123Z',
    '2026-03-01T10:01:00.500Z',
  ]);
});
