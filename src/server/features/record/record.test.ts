import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordedPick, type RecordPage } from '#contract/record.ts';
import { picks } from '../../db/schema/chat.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { get, startTestApp, type TestApp } from '../auth/test-auth-app.ts';
import { newLogKey } from '../log/note/log-key.ts';
import { runRecordLog } from './log/record-log.service.ts';
import { recordRoutes } from './record.routes.ts';
import { createRecord } from './record.service.ts';

type Row = typeof picks.$inferInsert;

const START = '2026-11-21T12:00:00.000Z';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const limits = { newId: randomUUID, authSecret: 'a secret of the test' };
let open: OpenDatabase;
let site: TestApp;

/** A record of its own for every group of tests: rows of the record can never be taken away. */
async function newRecord(): Promise<void> {
  open = await openTestDatabase();
  site = await startTestApp(open.db, { startAt: START });
  const slate = { books: async () => [{ key: 'northline', title: 'Northline' }] };
  const record = { ...limits, db: open.db, now: site.now, slate, kind: 'demo' } as const;
  await site.app.register(recordRoutes(record, createRecord(record)));
}
const log = { origin: 'edgewise.example/log', key: newLogKey(), replaces: null };
const runLog = (now = site.now) => runRecordLog({ db: open.db, now, log, randomBytes }, new AbortController().signal);
const show = async (rows: Row[]): Promise<void> => {
  // Each hidden as it is shown, then public.
  for (const row of rows.toSorted((a, b) => a.shownAt.getTime() - b.shownAt.getTime())) {
    await open.db.insert(picks).values(row);
    await runLog(() => row.shownAt);
  }
  await runLog();
};
const closeRecord = async () => {
  await site.app.close();
  await open.close();
};

const row = (hoursAgo: number, changes: Partial<Row> = {}): Row => ({
  id: randomUUID(),
  analysisId: randomUUID(),
  eventId: randomUUID(),
  sport: 'NFL',
  game: 'Buffalo Bills @ Kansas City Chiefs',
  // Public since it began, half an hour after it was shown.
  startsAt: new Date(Date.parse(START) - hoursAgo * HOUR_MS + HOUR_MS / 2),
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

  it('says so to anybody, without a rate', async () => {
    const { picks: none, total, summary, figures } = await read();
    expect([none, total, summary?.recorded]).toEqual([[], 0, 0]);
    expect(figures).toMatchObject({
      kind: 'demo',
      graded: 0,
      rates: null,
      curve: [],
      hidden: 0,
      waiting: 0,
      signedAt: null,
    });
  });

  it('counts what is hidden, and shows it once its game starts', async () => {
    await show([row(0)]);
    site.pass(5_000);
    const before = await read();
    expect([before.picks, before.total, before.figures?.hidden]).toEqual([[], 0, 1]);
    site.pass(HOUR_MS);
    await runLog();
    const after = await read();
    expect([after.picks.length, after.total, after.figures?.hidden, after.figures?.waiting]).toEqual([1, 1, 0, 1]);
    expect(after.figures?.signedAt).toBe(site.now().toISOString());
    expect(after.picks[0]).toMatchObject({ result: null, profit: null, postMortem: null });
  });

  it('counts a pick whose result was taken back as ungraded, and not as waiting too', async () => {
    await open.db.execute(sql`
      insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at, closed_at)
      select event_id, odds, 'americanfootball_nfl', 'NFL', 'Chiefs', 'Bills', starts_at, starts_at, starts_at from picks`);
    await open.db.execute(sql`
      insert into event_results (event_id, status, home_score, away_score, source_name, observed_at, settled_at)
      select id, 'final', 30, 20, 'x', starts_at, starts_at from events`);
    await runLog();
    await open.db.execute(sql`delete from event_results`);
    site.pass(HOUR_MS);
    await runLog();
    expect((await read()).figures).toMatchObject({ waiting: 0, ungraded: 1, graded: 0 });
  });
});

/** A hundred graded picks over twenty days, three of five won, and one of a live record. */
describe('figures', () => {
  beforeAll(async () => {
    await newRecord();
    const rows = Array.from({ length: 100 }, (_, at) => row(48 + Math.floor(at / 5) * 24, { eventId: `demo:${at}` }));
    await show([...rows, row(72, { eventId: 'live:1', odds: 'live' }), row(47, { eventId: 'demo:1', oddsDecimal: 3 })]);
    await open.db.execute(sql`
      insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at, closed_at)
      select distinct event_id, odds, 'americanfootball_nfl', 'NFL', 'Chiefs', 'Bills', starts_at, starts_at, starts_at from picks
      on conflict do nothing`);
    await open.db.execute(sql`
      insert into event_results (event_id, status, home_score, away_score, source_name, observed_at, settled_at)
      select id, 'final', case when right(id, 1) in ('1', '2', '3', '6', '7', '8') then 20 else 30 end, 20, 'x', now(), starts_at + interval '4 hours'
      from events`);
    await open.db.execute(sql`
      insert into closing_prices (event_id, book_key, market, selection, player, line_hundredths, odds_decimal, quoted_at, starts_at)
      select e.id, 'northline', 'spread', side, '', line, 1.9, e.starts_at - interval '1 minute', e.starts_at
      from events e cross join (values ('away', 250), ('home', -250)) as s(side, line)`);
    await runLog();
  });
  afterAll(closeRecord);

  it('are counted from the grades, each bet once, with their ranges', async () => {
    const { figures, picks: shown } = await read();
    expect(figures).toMatchObject({ kind: 'demo', graded: 100, won: 60, lost: 40, pushed: 0, days: 20 });
    const { winRate, flatReturn, clvFair, beatClose } = figures?.rates ?? {};
    expect(winRate).toMatchObject({ value: 0.6, low: 0.6, high: 0.6 });
    expect(flatReturn?.value).toBeCloseTo((60 * 0.952381 - 40) / 100, 9);
    expect([clvFair?.value, beatClose?.value]).toEqual([expect.closeTo(1.952381 / 2 - 1, 9), 0]);
    expect(figures?.curve.at(-1)?.flat).toBeCloseTo(60 * 0.952381 - 40, 9);
    expect(figures?.rates?.stars).toMatchObject([{ stars: 4, picks: 100, rate: 0.6 }]);
    const lost = shown.find(({ result }) => result === 'loss');
    expect(lost?.postMortem).toBe('Bad price: 2.4% worse than the fair close; bad luck, it lost.');
  });

  it('of live odds are a record of their own, and have no rate below a hundred', async () => {
    const { figures, total } = await read('?kind=live');
    expect([total, figures?.graded, figures?.rates]).toEqual([1, 1, null]);
  });

  it('follow the filters', async () => {
    const { figures } = await read('?period=7d');
    expect([figures?.graded, figures?.rates]).toEqual([30, null]);
    expect((await read('?sport=NBA')).figures?.graded).toBe(0);
  });
});

describe('the record', () => {
  const rows = [
    row(1, { sport: 'NBA', market: 'total', selection: 'over' }),
    row(2, { market: 'prop:player_pass_yds', player: 'Josh Allen', verdict: 'lean', bookKey: 'gone' }),
    row(26, { market: 'moneyline' }),
    row(8 * 24),
    row(40 * 24, { sport: 'NBA' }),
    row(100 * 24, { sport: 'Soccer (EPL)' }),
    row(3, { verdict: 'pass', units: 0 }),
    row(4, { odds: 'live' }),
  ];
  const ids = rows.map(({ id }) => id);
  beforeAll(async () => {
    await newRecord();
    await show([...rows].reverse());
  });
  afterAll(closeRecord);

  it('shows every pick as it was shown, newest first, and nothing of whom it was shown to', async () => {
    const page = await read();
    expect(idsOf(page)).toEqual(ids.slice(0, 6));
    expect(page.picks[0]).toEqual({
      id: ids[0],
      shownAt: '2026-11-21T11:00:00.000Z',
      sport: 'NBA',
      game: 'Buffalo Bills @ Kansas City Chiefs',
      startsAt: '2026-11-21T11:30:00.000Z',
      pick: 'Buffalo Bills +2.5',
      market: 'total',
      book: 'Northline',
      odds: '-105',
      oddsDecimal: 1.952381,
      priceAt: '2026-11-21T08:00:00.000Z',
      fairProbability: 0.531,
      edge: 0.0367,
      verdict: 'bet',
      confidence: 4,
      units: 1.5,
      priced: 'demo',
      ...{ result: null, profit: null, clvFair: null, postMortem: null },
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
      recorded: 8,
      since: new Date(Date.parse(START) - 100 * DAY_MS).toISOString(),
      demo: 7,
      sports: [
        { sport: 'NFL', picks: 5 },
        { sport: 'NBA', picks: 2 },
        { sport: 'Soccer (EPL)', picks: 1 },
      ],
      results: expect.objectContaining({ graded: expect.any(Number), won: expect.any(Number) }),
    });
  });

  it.each([
    ['?sport=NBA', [0, 4]],
    [`?sport=${encodeURIComponent('Soccer (EPL)')}`, [5]],
    ['?sport=Cricket', []],
    ['?verdict=lean', [1]],
    ['?verdict=pass', [6]],
    ['?kind=live', [7]],
    ['?market=prop', [1]],
    ['?market=spread', [3, 4, 5]],
    ['?period=7d', [0, 1, 2]],
    ['?period=30d', [0, 1, 2, 3]],
    ['?period=90d', [0, 1, 2, 3, 4]],
    ['?sport=NFL&verdict=bet&market=moneyline&period=7d', [2]],
  ])('answers %s with what fits, and its number', async (query, places) => {
    const page = await read(query);
    expect(idsOf(page)).toEqual(places.map((place) => ids[place]));
    expect([page.total, page.summary?.recorded]).toEqual([places.length, 8]);
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
  const rows = Array.from({ length: 70 }, (_, at) => row(1 + Math.floor(at / 14), { sport: at % 2 ? 'NFL' : 'NBA' }));
  beforeAll(async () => {
    await newRecord();
    await show(rows);
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
    await show([row(0.5), row(0.5)]);
    const second = await read(`?limit=40&before=${first.next}`);
    expect(new Set([...idsOf(first), ...idsOf(second)])).toEqual(new Set(rows.map(({ id }) => id)));
  });

  it('ends after a pick that nobody recorded', async () => {
    expect(await read(`?before=${randomUUID()}`)).toEqual({
      picks: [],
      next: null,
      total: null,
      summary: null,
      figures: null,
    });
  });
});
