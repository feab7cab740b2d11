import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { LineHistory } from '#contract/slate.ts';
import type { FeedPrice } from '#research/slate/price.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { get, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { slateRoutes } from './slate.routes.ts';
import { createSlateService } from './slate.service.ts';
import { createSlateStore } from './slate-store.ts';
import { createTestFeed, testBatch, testEvent, twoSides } from './test-feed.ts';

const start = new Date('2026-01-10T18:00:00Z');
const kickoff = new Date('2026-01-10T23:00:00Z');
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

describe('the line history over HTTP', async () => {
  let cookie: string;
  let at = start;
  const now = () => at;

  const open = await testDatabase();
  const site = await startTestApp(open.db);
  beforeAll(async () => {
    const { feed } = createTestFeed('live');
    const slate = createSlateService({ db: open.db, feed, now, logger: quiet, holder: randomUUID() });
    await site.app.register(slateRoutes({ slate }));
    ({ cookie } = await signUpNew(site.app));

    const store = createSlateStore({ db: open.db, odds: 'live', now });
    const spread = (book: string, line: number, price: number) =>
      twoSides(book, 'spread', line, { home: price, away: 1.9 }, at);
    const prop = (price: number) =>
      twoSides('pinnacle', 'prop:player_pass_tds', 1.5, { over: price, under: 1.9 }, at, 'Josh Allen');
    const minutes: (() => FeedPrice[])[] = [
      () => [...spread('pinnacle', -2.5, 1.9), ...spread('draftkings', -2.5, 1.95), ...prop(2)],
      () => [...spread('pinnacle', -3, 1.95), ...spread('draftkings', -2.5, 1.95), ...prop(2.1)],
      () => [...spread('pinnacle', -3, 1.95), ...prop(2.1)],
      () => [...spread('pinnacle', -3, 2.5), ...spread('draftkings', -2.5, 1.8), ...prop(2.1)],
    ];
    for (const [minute, prices] of minutes.entries()) {
      at = new Date(start.getTime() + minute * 60_000);
      await store.savePrices(testBatch([testEvent('lines', kickoff, prices())]));
    }
  });

  const ask = (query: string, event = 'test:lines', headers = { cookie }) =>
    get(site.app, `/api/slate/events/${encodeURIComponent(event)}/line-history?${query}`, headers);

  it('gives each book its points, with a gap where it offered nothing', async () => {
    const answer = await ask('market=spread&selection=home');
    expect(answer.statusCode).toBe(200);
    const { series, ...rest } = LineHistory.parse(answer.json());
    expect(rest).toEqual({ eventId: 'test:lines', startsAt: kickoff.toISOString(), isCut: false });
    expect(
      series.map(({ title, line, recorded, points }) => [
        title,
        line,
        recorded,
        points.map((p) => [p.at.slice(14, 16), p.line, p.decimal, p.american]),
      ]),
    ).toEqual([
      [
        'DraftKings',
        null,
        3,
        [
          ['00', -2.5, 1.95, -105],
          ['02', -2.5, null, null],
          ['03', -2.5, 1.8, -125],
        ],
      ],
      [
        'Pinnacle',
        null,
        3,
        [
          ['00', -2.5, 1.9, -111],
          ['01', -3, 1.95, -105],
          ['03', -3, 2.5, 150],
        ],
      ],
    ]);
  });

  it('answers about one book or one player alone, and with nothing where nothing was recorded', async () => {
    const books = async (query: string) => (await ask(query)).json().series.map(({ book }: { book: string }) => book);
    expect(await books('market=spread&selection=away&book=pinnacle')).toEqual(['pinnacle']);
    expect(await books('market=spread&selection=away&book=nobody')).toEqual([]);
    const prop = await ask('market=prop:player_pass_tds&selection=over&player=Josh%20Allen');
    expect(prop.json().series[0].points.map((p: { decimal: number }) => p.decimal)).toEqual([2, 2.1]);
    expect(await books('market=prop:player_pass_tds&selection=over&player=Nobody')).toEqual([]);
  });

  it('refuses by name what it cannot read, hides unknown events, and knows nobody without a session', async () => {
    const refusal = async (query: string, event?: string) => {
      const answer = await ask(query, event);
      return [answer.statusCode, answer.json().message];
    };
    expect(await refusal('selection=home')).toEqual([400, expect.stringMatching(/^market/)]);
    expect(await refusal('market=spreads&selection=home')).toEqual([400, expect.stringMatching(/^market must be /)]);
    expect(await refusal('market=spread&selection=left')).toEqual([400, expect.stringMatching(/^selection/)]);
    expect(await refusal('market=spread&selection=home&book=')).toEqual([400, 'book must not be empty']);
    expect(await refusal('market=prop:player_pass_tds&selection=over')).toEqual([
      400,
      'player must be given for a prop, and for nothing else',
    ]);
    expect(await refusal('market=spread&selection=home', 'test:unknown')).toEqual([404, 'There is no such event.']);
    await open.db.execute(sql`update events set odds = 'demo' where id = 'test:lines'`);
    expect((await ask('market=spread&selection=home')).statusCode).toBe(404);
    await open.db.execute(sql`update events set odds = 'live' where id = 'test:lines'`);
    expect((await ask('market=spread&selection=home', 'test:lines', { cookie: '' })).statusCode).toBe(401);
  });

  it('says when it read only the newest changes, and sends a bounded number of points', async () => {
    await open.db.execute(sql`
      insert into price_changes (odds, event_id, book_key, market, selection, player, line_hundredths, odds_decimal, changed_at)
      select 'live', 'test:lines', 'pinnacle', 'moneyline', 'home', '', 0, 1.5 + (n % 97) / 100.0,
        '2026-01-01T00:00:00Z'::timestamptz + n * interval '10 seconds'
      from generate_series(1, 20001) as n`);
    const { series, isCut } = LineHistory.parse((await ask('market=moneyline&selection=home')).json());
    expect([isCut, series.length, series[0]!.recorded]).toEqual([true, 1, 20_000]);
    expect(series[0]!.points.length).toBeLessThanOrEqual(200);
    expect(series[0]!.points.at(-1)!.at).toBe('2026-01-03T07:33:30.000Z');
    expect(series[0]!.points.every(({ line }) => line === null)).toBe(true);
  });
});
