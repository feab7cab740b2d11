import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordedPick, type RecordPage } from '#contract/record.ts';
import { picks } from '../../db/schema/chat.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { get, startTestApp, type TestApp } from '../auth/test-auth-app.ts';
import { recordRoutes } from './record.routes.ts';

type Row = typeof picks.$inferInsert;

const START = '2026-11-21T12:00:00.000Z';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let open: OpenDatabase;
let site: TestApp;

/** A record of its own for every group of tests: rows of the record can never be taken away. */
async function newRecord(): Promise<void> {
  open = await openTestDatabase();
  site = await startTestApp(open.db, { startAt: START });
  const slate = { books: async () => [{ key: 'northline', title: 'Northline' }] };
  await site.app.register(recordRoutes({ db: open.db, now: site.now, slate }));
}
const closeRecord = async () => {
  await site.app.close();
  await open.close();
};

const row = (hoursAgo: number, changes: Partial<Row> = {}): Row => ({
  id: randomUUID(),
  analysisId: randomUUID(),
  eventId: 'event-1',
  sport: 'NFL',
  game: 'Buffalo Bills @ Kansas City Chiefs',
  startsAt: new Date('2026-11-22T21:25:00.000Z'),
  pick: 'Buffalo Bills +2.5',
  market: 'spread',
  selection: 'away',
  player: '',
  line: 2.5,
  bookKey: 'northline',
  oddsDecimal: 1.952381,
  priceAt: new Date('2026-11-21T08:00:00.000Z'),
  fairProbability: 0.531,
  edge: 0.0367,
  verdict: 'bet',
  confidence: 4,
  units: 1.5,
  worstDecimal: 1.89,
  odds: 'demo',
  shownAt: new Date(Date.parse(START) - hoursAgo * HOUR_MS),
  ...changes,
});

const read = async (query = ''): Promise<RecordPage> => {
  const answer = await get(site.app, `/api/record${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<RecordPage>();
};
const idsOf = (page: RecordPage): string[] => page.picks.map(({ id }) => id);

describe('an empty record', () => {
  beforeAll(newRecord);
  afterAll(closeRecord);

  it('says so to anybody, without counting what is not there', async () => {
    expect(await read()).toEqual({
      picks: [],
      next: null,
      total: 0,
      summary: { recorded: 0, since: null, demo: 0, sports: [] },
    });
  });

  it('counts anew within seconds of the first pick', async () => {
    await open.db.insert(picks).values(row(0));
    const before = await read();
    expect([before.picks.length, before.total, before.summary?.since]).toEqual([1, 1, null]);
    site.pass(5_000);
    const page = await read();
    expect([page.total, page.summary?.recorded, page.summary?.since]).toEqual([1, 1, START]);
  });
});

describe('the record', () => {
  const rows = [
    row(1, { sport: 'NBA', market: 'total', verdict: 'pass', units: 0, odds: 'live' }),
    row(2, { market: 'prop:player_pass_yds', player: 'Josh Allen', verdict: 'lean', bookKey: 'gone' }),
    row(26, { market: 'moneyline' }),
    row(8 * 24),
    row(40 * 24, { sport: 'NBA' }),
    row(100 * 24, { sport: 'Soccer (EPL)', odds: 'live' }),
  ];
  const ids = rows.map(({ id }) => id);
  beforeAll(async () => {
    await newRecord();
    await open.db.insert(picks).values([...rows].reverse());
  });
  afterAll(closeRecord);

  it('shows every pick as it was shown, newest first, and nothing of whom it was shown to', async () => {
    const page = await read();
    expect(idsOf(page)).toEqual(ids);
    expect(page.picks[0]).toEqual({
      id: ids[0],
      shownAt: '2026-11-21T11:00:00.000Z',
      sport: 'NBA',
      game: 'Buffalo Bills @ Kansas City Chiefs',
      startsAt: '2026-11-22T21:25:00.000Z',
      pick: 'Buffalo Bills +2.5',
      market: 'total',
      book: 'Northline',
      odds: '-105',
      oddsDecimal: 1.952381,
      priceAt: '2026-11-21T08:00:00.000Z',
      fairProbability: 0.531,
      edge: 0.0367,
      verdict: 'pass',
      confidence: 4,
      units: 0,
      priced: 'live',
    });
    const answer = await get(site.app, '/api/record');
    for (const { analysisId } of rows) expect(answer.body).not.toContain(analysisId);
    expect(Object.keys(RecordedPick.shape).join(' ')).not.toMatch(/user|email|session|analysis/i);
  });

  it('names a player’s market a prop, and a book that has left the slate by its key', async () => {
    const [, prop] = (await read()).picks;
    expect([prop?.market, prop?.book]).toEqual(['prop', 'gone']);
  });

  it('counts itself: how many, since when, from which odds, in which sports', async () => {
    const { total, summary } = await read();
    expect(total).toBe(6);
    expect(summary).toEqual({
      recorded: 6,
      since: new Date(Date.parse(START) - 100 * DAY_MS).toISOString(),
      demo: 4,
      sports: [
        { sport: 'NFL', picks: 3 },
        { sport: 'NBA', picks: 2 },
        { sport: 'Soccer (EPL)', picks: 1 },
      ],
    });
  });

  it.each([
    ['?sport=NBA', [0, 4]],
    [`?sport=${encodeURIComponent('Soccer (EPL)')}`, [5]],
    ['?sport=Cricket', []],
    ['?verdict=lean', [1]],
    ['?market=prop', [1]],
    ['?market=spread', [3, 4, 5]],
    ['?period=7d', [0, 1, 2]],
    ['?period=30d', [0, 1, 2, 3]],
    ['?period=90d', [0, 1, 2, 3, 4]],
    ['?sport=NFL&verdict=bet&market=moneyline&period=7d', [2]],
  ])('answers %s with what fits, and its number', async (query, places) => {
    const page = await read(query);
    expect(idsOf(page)).toEqual(places.map((place) => ids[place]));
    expect([page.total, page.summary?.recorded]).toEqual([places.length, 6]);
  });

  it('is open to a visitor without an account', async () => {
    expect((await get(site.app, '/api/record', {})).statusCode).toBe(200);
    expect((await site.app.inject({ method: 'DELETE', url: '/api/record' })).statusCode).toBe(404);
  });

  it.each([
    ['?verdict=maybe', 'verdict'],
    ['?market=horses', 'market'],
    ['?period=1y', 'period'],
    ['?before=first', 'before'],
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?limit=many', 'limit'],
    ['?sport=', 'sport'],
  ])('refuses %s and names the field', async (query, field) => {
    const answer = await get(site.app, `/api/record${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain(field);
  });
});

describe('paging', () => {
  // Picks of one answer are of one moment; ten answers of seven picks, some at the same time as the next.
  const rows = Array.from({ length: 70 }, (_, at) => row(Math.floor(at / 14), { sport: at % 2 ? 'NFL' : 'NBA' }));
  beforeAll(async () => {
    await newRecord();
    await open.db.insert(picks).values(rows);
  });
  afterAll(closeRecord);

  const walk = async (query: string): Promise<string[]> => {
    const found: string[] = [];
    let next: string | null = null;
    do {
      const page: RecordPage = await read(`${query}${next === null ? '' : `&before=${next}`}`);
      expect([page.total === null, page.summary === null]).toEqual([next !== null, next !== null]);
      found.push(...idsOf(page));
      next = page.next;
    } while (next !== null);
    return found;
  };

  it.each([1, 9, 14, 35, 70, 100])('passes over and repeats none, %i at a time', async (limit) => {
    const found = await walk(`?limit=${limit}`);
    expect(found).toHaveLength(70);
    expect(new Set(found)).toEqual(new Set(rows.map(({ id }) => id)));
  });

  it('keeps the filters', async () => {
    const found = await walk('?limit=8&sport=NBA');
    expect(new Set(found)).toEqual(new Set(rows.filter(({ sport }) => sport === 'NBA').map(({ id }) => id)));
    expect(found).toHaveLength(35);
  });

  it('is not moved by picks that are recorded meanwhile', async () => {
    const first = await read('?limit=30');
    await open.db.insert(picks).values([row(-1), row(-1)]);
    const second = await read(`?limit=40&before=${first.next}`);
    expect(new Set([...idsOf(first), ...idsOf(second)])).toEqual(new Set(rows.map(({ id }) => id)));
  });

  it('ends after a pick that nobody recorded', async () => {
    expect(await read(`?before=${randomUUID()}`)).toEqual({ picks: [], next: null, total: null, summary: null });
  });
});
