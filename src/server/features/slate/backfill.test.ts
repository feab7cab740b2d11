import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { createDemoFeed } from '../../providers/odds-feed/demo/demo-feed.ts';
import { createDemoPastOdds } from '../../providers/odds-feed/demo/demo-past-odds.ts';
import { hashText } from '../../providers/odds-feed/demo/seeded-noise.ts';
import type { PastOdds } from '../../providers/odds-feed/past-odds.port.ts';
import { createDemoResults } from '../../providers/results/demo-results.ts';
import { createClosingService } from '../results/closing.service.ts';
import { gradeCloses } from '../results/grading.service.ts';
import { createResultsService } from '../results/results.service.ts';
import { createBackfill } from './backfill.service.ts';
import { createSlateService } from './slate.service.ts';

const SEED = 5;
const start = new Date('2026-05-16T15:00:00Z');
const HOUR_MS = 3_600_000;
const never = new AbortController().signal;
const breathe = async () => undefined;

describe('the past of demo games', async () => {
  let at = start;
  const now = () => at;
  const past = createDemoPastOdds({ seed: SEED });
  /** One game in fifteen, always the same ones: the same way, in less time. */
  const some: PastOdds = {
    ...past,
    listGames: (...args) => past.listGames(...args).filter(({ id }) => hashText(id) % 15 === 0),
  };
  const fill = (source = some, signal = never) =>
    createBackfill({ db: open.db, past: source, now }).fill(signal, breathe);
  const count = async (query: ReturnType<typeof sql>) => rowsOf<{ n: number }>(await open.db.execute(query))[0]?.n ?? 0;
  const history = () => count(sql`select count(*)::int as n from price_changes where odds = 'demo'`);
  const open = await testDatabase();
  beforeAll(async () => {
    const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const slate = createSlateService({
      db: open.db,
      feed: createDemoFeed({ seed: SEED }),
      now,
      logger,
      holder: '00000000-0000-4000-8000-000000000001',
    });
    await slate.refresh(never);
  });

  it('is filled in once, also when it was stopped half way', async () => {
    const before = await history();
    const stop = new AbortController();
    let games = 0;
    const halfWay = createBackfill({ db: open.db, past: some, now }).fill(stop.signal, async () => {
      games += 1;
      if (games === 5) stop.abort();
    });
    await expect(halfWay).rejects.toThrow();
    const first = await history();
    const rest = await fill();
    expect(first).toBeGreaterThan(before);
    expect(await history()).toBe(first + rest.rows);
    expect(rest.finished).toBeGreaterThan(5);
    expect(rest.coming).toBeGreaterThan(1);
    expect(await fill()).toEqual({ finished: 0, coming: 0, rows: 0 });
    at = new Date(start.getTime() + 2 * HOUR_MS);
    expect((await fill()).coming).toBe(0);
  });

  it('tells of a coming game what its feed would have shown, for a day', async () => {
    const game = some.listGames(at, at).find(({ startsAt }) => startsAt > at) ?? expect.fail('no game');
    const rows = rowsOf<{ at: number; book: string; selection: string; odds: number | null }>(
      await open.db.execute(sql`
        select (extract(epoch from changed_at) * 1000)::float8 as at, book_key as book, selection, odds_decimal as odds
        from price_changes where event_id = ${game.id} and market = 'moneyline' order by changed_at, id`),
    );
    expect(rows[0]?.at).toBe(start.getTime() - 24 * HOUR_MS);
    expect(new Set(rows.map(({ at: time }) => time)).size).toBeGreaterThan(5);
    for (const hoursAgo of [20, 11, 3, 0]) {
      const then = new Date(start.getTime() - hoursAgo * HOUR_MS);
      const { events } = await createDemoFeed({ seed: SEED }).fetchOdds([game.sportKey], then, never);
      const shown =
        events.find(({ id }) => id === game.id)?.prices.filter(({ market }) => market === 'moneyline') ?? [];
      const stood = (book: string, selection: string) =>
        rows.filter((row) => row.book === book && row.selection === selection && row.at <= then.getTime()).at(-1)?.odds;
      for (const price of shown) expect(stood(price.bookKey, price.selection)).toBe(price.oddsDecimal);
    }
  });

  it('lets the finished games be closed, settled and graded as any others', async () => {
    const sports = new Set(
      some.listGames(new Date(start.getTime() - 70 * HOUR_MS), start).map((game) => game.sportKey),
    );
    const closing = await createClosingService({ db: open.db, now }).closeBegun(never);
    expect(closing.prices).toBeGreaterThan(500);
    const results = createResultsService({ db: open.db, odds: 'demo', now });
    const { events } = await results.asked();
    const heard = await createDemoResults({ seed: SEED }).fetchResults(events, at, never);
    const settled = await results.settle(events, heard.results);
    expect(settled).toMatchObject({ implausible: 0, disputes: [], corrected: 0 });
    expect(settled.settled).toBeGreaterThan(5);
    const span = { from: new Date(start.getTime() - 72 * HOUR_MS), to: at };
    const graded = await gradeCloses({ db: open.db, odds: 'demo' }, span);
    expect(graded.events).toBe(settled.settled);
    expect(graded.byMarket.get('moneyline')?.win).toBeGreaterThan(20);
    expect(sports.size).toBeGreaterThan(4);
    const late = sql`select count(*)::int as n from closing_prices where quoted_at >= starts_at`;
    expect(await count(late)).toBe(0);
  });
});
