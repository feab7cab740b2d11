import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { retentionJob } from '../../jobs/job-table.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { createRetention } from './retention.service.ts';
import { createSlateStore } from './slate-store.ts';
import { testBatch, testEvent, twoSides } from './test-feed.ts';

const HISTORY_DAYS = 60;
const never = new AbortController().signal;

describe('the kept history', async () => {
  let at: Date;
  const now = () => at;
  const open = await testDatabase();

  const partitions = async () =>
    rowsOf<{ name: string }>(
      await open.db.execute(sql`
        select relid::text as name from pg_partition_tree('price_changes') where isleaf order by name`),
    ).map(({ name }) => name);
  const count = async (table: string) =>
    rowsOf<{ n: number }>(await open.db.execute(sql.raw(`select count(*)::int as n from ${table}`)))[0]?.n;
  const save = (odds: 'live' | 'demo', id: string, price: number) =>
    createSlateStore({ db: open.db, odds, now }).savePrices(
      testBatch([
        testEvent(
          id,
          new Date(at.getTime() + 3_600_000),
          twoSides('pinnacle', 'moneyline', 0, { home: price, away: 2 }, at),
          { id: `${odds}:${id}` },
        ),
      ]),
    );
  const retention = () => createRetention({ db: open.db, now, historyDays: HISTORY_DAYS });

  it('finds a partition for every moment, made ahead or when it is written', async () => {
    at = new Date('2026-01-31T23:59:59Z');
    await save('live', 'first', 1.9);
    await save('demo', 'first', 1.9);
    expect(await partitions()).toEqual(['price_changes_demo_2026_01_31', 'price_changes_live_2026_01']);
    await retention().tend(never);
    await retention().tend(never);
    expect(await partitions()).toEqual([
      'price_changes_demo_2026_01_31',
      'price_changes_demo_2026_02_01',
      'price_changes_demo_2026_02_02',
      'price_changes_live_2026_01',
      'price_changes_live_2026_03',
    ]);
    at = new Date('2026-02-01T00:00:00Z');
    await save('live', 'second', 1.9);
    expect(await partitions()).toContain('price_changes_live_2026_02');
    expect(await count('price_changes_live_2026_02')).toBe(4);
  });

  it('refuses to change, delete or empty on the table, on its halves and on every partition', async () => {
    const tables = ['price_changes', 'price_changes_live', 'price_changes_demo', ...(await partitions())];
    expect(tables.length).toBeGreaterThan(7);
    const before = await count('price_changes');
    for (const table of tables) {
      for (const statement of [`delete from ${table}`, `update ${table} set odds_decimal = 3`, `truncate ${table}`]) {
        await expect(open.db.execute(sql.raw(statement)), statement).rejects.toMatchObject({
          cause: { message: expect.stringContaining('is append-only') },
        });
      }
    }
    expect(await count('price_changes')).toBe(before);
    const perRow = rowsOf<{ n: number }>(
      await open.db.execute(sql`
        select count(*)::int as n from pg_trigger where tgname = 'price_changes_rows_append_only'`),
    );
    expect(perRow[0]?.n).toBe(tables.length);
  });

  it('drops the demo day by day and leaves live months alone until they are old', async () => {
    at = new Date('2026-02-03T23:00:00Z');
    expect(await retention().tend(never)).toMatchObject({ partitions: 0 });
    at = new Date('2026-02-04T00:00:00Z');
    expect(await retention().tend(never)).toMatchObject({ partitions: 1 });
    expect(await count('price_changes_live')).toBe(6);
    expect(await count('price_changes_demo')).toBe(0);
    at = new Date('2026-04-01T23:59:59Z');
    await retention().tend(never);
    expect(await partitions()).toContain('price_changes_live_2026_01');
    at = new Date('2026-04-02T00:00:00Z');
    await retention().tend(never);
    expect(await partitions()).toContain('price_changes_live_2026_02');
    expect(await partitions()).not.toContain('price_changes_live_2026_01');
    expect(await count('price_changes')).toBe(4);
  });

  it('lets events go with their closes and results, facts a week after the start, and names after a month', async () => {
    at = new Date('2026-06-01T12:00:00Z');
    const days = (n: number) => new Date(at.getTime() + n * 86_400_000);
    const event = (id: string, startsAt: Date, odds = 'live') =>
      open.db.execute(sql`
        insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at)
        values (${id}, ${odds}, 's', 's', 'h', 'a', ${startsAt.toISOString()}, ${startsAt.toISOString()})`);
    const result = (id: string, settledAt: Date) =>
      open.db.execute(sql`
        insert into event_results (event_id, status, home_score, away_score, source_name, observed_at, settled_at)
        values (${id}, 'final', 1, 0, 't', ${settledAt.toISOString()}, ${settledAt.toISOString()})`);
    const close = (id: string, startsAt: Date) =>
      open.db.execute(sql`
        insert into closing_prices (event_id, book_key, market, selection, player, line_hundredths, odds_decimal, quoted_at, starts_at)
        values (${id}, 'b', 'moneyline', 'home', '', 0, 1.9, ${new Date(startsAt.getTime() - 1).toISOString()}, ${startsAt.toISOString()})`);
    const fact = (id: string) =>
      open.db.execute(sql`
        insert into facts (id, event_id, kind, team, text, numbers, source_name, observed_at, fetched_at)
        values (${id}, ${id}, 'form', '', 't', '{}'::jsonb, 't', now(), now())`);
    const name = (text: string, seenAt: Date) =>
      open.db.execute(sql`
        insert into unmatched_names (source, sport_key, kind, name, times, first_seen_at, last_seen_at)
        values ('s', 's', 'team', ${text}, 1, ${seenAt.toISOString()}, ${seenAt.toISOString()})`);
    await open.db.execute(sql`delete from events`);
    for (const [id, day] of [
      ['old', -60.1],
      ['kept', -59.9],
      ['week', -7.1],
      ['fresh', -6.9],
    ] as const) {
      await event(id, days(day));
      await result(id, days(day));
      await close(id, days(day));
      await fact(id);
    }
    await event('demo-old', days(-3.1), 'demo');
    await result('demo-old', days(-3.1));
    await event('demo-kept', days(-2.9), 'demo');
    await result('removed-long-ago', days(-61));
    await name('old', days(-31));
    await name('kept', days(-29));

    const { detail } = await retentionJob(retention()).run(never);
    expect(detail).toMatchObject({ events: 2, facts: 3, unmatchedNames: 1 });
    const ids = async (query: string) =>
      rowsOf<{ id: string }>(await open.db.execute(sql.raw(`${query} order by id`))).map(({ id }) => id);
    expect(await ids('select id from events')).toEqual(['demo-kept', 'fresh', 'kept', 'week']);
    expect(await ids('select event_id as id from event_results')).toEqual(['fresh', 'kept', 'week']);
    expect(await ids('select event_id as id from closing_prices')).toEqual(['fresh', 'kept', 'week']);
    expect(await ids('select event_id as id from facts')).toEqual(['fresh']);
    expect(await ids('select name as id from unmatched_names')).toEqual(['kept']);
  });

  it.skipIf(testDatabaseKind() === 'embedded')(
    'makes a partition once when many need it in the same moment',
    async () => {
      at = new Date('2027-03-01T00:00:00Z');
      await Promise.all([
        save('live', 'x', 1.9),
        retention().tend(never),
        save('demo', 'x', 1.9),
        retention().tend(never),
      ]);
      expect(
        (await partitions()).filter((name) => name.includes('2027_03_01') || name.endsWith('live_2027_03')),
      ).toEqual(['price_changes_demo_2027_03_01', 'price_changes_live_2027_03']);
    },
  );
});
