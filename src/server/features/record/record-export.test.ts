import { randomBytes, randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OwnOpenPicks } from '#contract/record.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { get, signUpNew, startTestApp, type TestApp } from '../auth/test-auth-app.ts';
import { newLogKey } from '../log/note/log-key.ts';
import { runRecordLog } from './log/record-log.service.ts';
import { recordRoutes } from './record.routes.ts';
import { createRecord } from './record.service.ts';
import { giveBet, hoursBefore, START } from './test-given-bets.ts';

const HOUR_MS = 3_600_000;
const open = await testDatabase();
const log = { origin: 'edgewise.example/log', key: newLogKey(), replaces: null };
let site: TestApp;

const runLog = () => runRecordLog({ db: open.db, now: site.now, log, randomBytes }, new AbortController().signal);

beforeAll(async () => {
  site = await startTestApp(open.db, { startAt: hoursBefore(7).toISOString() });
  const slate = { books: async () => [{ key: 'draftkings', title: 'DraftKings' }] };
  const deps = { db: open.db, now: site.now, newId: randomUUID, authSecret: 'a secret of the test' };
  const record = { ...deps, slate, kind: 'live' } as const;
  await site.app.register(recordRoutes(record, createRecord(record)));
});
afterAll(() => site.app.close());

const json = async (query = '') => (await get(site.app, `/api/record/export.json${query}`)).json<{ id: string }[]>();

it('holds nothing before a game starts, while its own bettor, and nobody else, reads the pick at once', async () => {
  const [one, other] = [await signUpNew(site.app), await signUpNew(site.app)];
  await giveBet(open.db, one.id, { pick: '=Bills, "live"', verdict: 'bet' });
  await runLog();
  expect(await json()).toEqual([]);
  const own = async (cookie: string) => (await get(site.app, '/api/record/own', { cookie })).json<OwnOpenPicks>().picks;
  expect(await own(one.cookie)).toMatchObject([
    { pick: '=Bills, "live"', book: 'DraftKings', odds: '-105', startsAt: START.toISOString(), priced: 'live' },
  ]);
  expect(await own(other.cookie)).toEqual([]);
  expect((await get(site.app, '/api/record/own')).statusCode).toBe(401);
});

it('holds every public pick from then on, as CSV and as JSON alike, and says where it did not change', async () => {
  const many = await signUpNew(site.app);
  for (let nth = 0; nth < 3; nth += 1)
    await giveBet(open.db, many.id, { verdict: nth === 0 ? 'pass' : 'lean', units: 0 });
  await runLog();
  site.pass(8 * HOUR_MS);
  await runLog();
  const picks = await json();
  expect(picks).toHaveLength(4);
  expect(picks[0]).toMatchObject({
    book: 'draftkings',
    price: 1.95,
    startsAt: START.toISOString(),
    result: null,
    priced: 'live',
  });
  const csv = await get(site.app, '/api/record/export.csv');
  expect([csv.statusCode, csv.headers['content-type'], csv.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'public, max-age=300',
  ]);
  const rows = parse(csv.body, { columns: true }) as Record<string, string>[];
  expect(rows.map(({ id }) => id)).toEqual(picks.map(({ id }) => id));
  // What a spreadsheet would run is words in it.
  expect(rows.map(({ pick }) => pick)).toContain(`'=Bills, "live"`);
  expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(picks[0] ?? {}));
  expect(await json('?kind=demo')).toEqual([]);

  const again = await get(site.app, '/api/record/export.csv', {
    headers: { 'if-none-match': String(csv.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await giveBet(open.db, many.id, {});
  await runLog();
  const after = await get(site.app, '/api/record/export.csv', {
    headers: { 'if-none-match': String(csv.headers.etag) },
  });
  expect(after.statusCode).toBe(200);
});

it('holds more than are read at once, each once', async () => {
  await open.db.execute(sql`
    insert into picks select gen_random_uuid(), p.analysis_id, 'live:many' || n, p.sport, p.game, p.starts_at + interval '1 day', p.pick, p.market,
      p.selection, p.player, p.line, p.book_key, p.odds_decimal, p.price_at, p.fair_probability, p.edge, p.verdict, p.confidence,
      p.units, p.worst_decimal, p.odds, p.shown_at, p.rules
    from (select * from picks limit 1) p, generate_series(1, 1100) n`);
  await runLog();
  site.pass(24 * HOUR_MS);
  await runLog();
  const ids = (await json()).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1_000);
  expect(new Set(ids).size).toBe(ids.length);
});

it('is bounded for one address', async () => {
  let status = 200;
  for (let nth = 0; nth < 31 && status === 200; nth += 1)
    status = (await get(site.app, '/api/record/export.json?kind=demo')).statusCode;
  expect(status).toBe(429);
});
