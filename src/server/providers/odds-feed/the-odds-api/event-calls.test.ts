import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FeedError } from '../odds-feed.port.ts';
import { sendJson, sportsListing, startTestProvider, type TestProvider } from './test-provider.ts';
import { createTheOddsApiFeed } from './the-odds-api-feed.ts';

const API_KEY = 'secret-key-0123456789';
const now = new Date('2026-01-10T18:00:00Z');
const seen = '2026-01-10T17:59:00Z';
const never = new AbortController().signal;
const game = { id: 'the-odds-api:e1', sportKey: 'americanfootball_nfl' };
const MARKETS = ['prop:player_pass_yds', 'alternate_spread', 'alternate_total'];

const outcome = (name: string, price: unknown, point?: number, description?: string) => ({
  name,
  price,
  point,
  description,
});
const eventRow = (markets: unknown[], more: object = {}) => ({
  id: 'e1',
  sport_key: 'americanfootball_nfl',
  sport_title: 'NFL',
  commence_time: '2026-01-10T23:00:00Z',
  home_team: 'Buffalo Bills',
  away_team: 'New York Jets',
  bookmakers: [{ key: 'a', title: 'A', last_update: seen, markets }],
  ...more,
});
const market = (key: string, outcomes: unknown[]) => ({ key, last_update: seen, outcomes });
const props = market('player_pass_yds', [
  outcome('Over', -110, 249.5, 'Josh Allen'),
  outcome('Under', -110, 249.5, 'Josh Allen'),
]);

let provider: TestProvider;
let requests: Record<string, unknown>[];
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
  requests = [];
});

/** Long enough for a busy machine; what is to run into the limit brings a short one. */
const feed = (limits = { timeoutMs: 5000, maxBytes: 1_000_000 }) =>
  createTheOddsApiFeed({ baseUrl: provider.baseUrl, apiKey: API_KEY, logger: { info: () => {} }, limits });
const serve = (answer: (response: ServerResponse) => void) => {
  provider.answer = (_path, request, response) => {
    requests.push(request.headers);
    answer(response);
  };
};

const SHORT = { timeoutMs: 300, maxBytes: 1_000_000 };

describe('the markets of one game', () => {
  it('are asked for by name, and stored as exactly these', async () => {
    const ladder = [2.5, 6.5].flatMap((line) => [
      outcome('New York Jets', -120, line),
      outcome('Buffalo Bills', 100, -line),
    ]);
    const totals = [41.5, 48.5].flatMap((line) => [outcome('Over', -105, line), outcome('Under', -115, line)]);
    const body = eventRow([
      props,
      market('alternate_spreads', ladder),
      market('alternate_totals', totals),
      market('h2h', ladder),
    ]);
    serve((r) =>
      sendJson(r, body, 200, { 'x-requests-last': '3', 'x-requests-remaining': '80', 'x-requests-used': '420' }),
    );
    const batch = await feed().fetchEventMarkets(game, MARKETS, now, never);
    const url = new URL(provider.asked[0] ?? '', 'http://x');
    expect(url.pathname).toBe('/v4/sports/americanfootball_nfl/events/e1/odds');
    expect(url.searchParams.get('markets')).toBe('player_pass_yds,alternate_spreads,alternate_totals');
    expect(batch).toMatchObject({
      completeSports: [],
      completeMarkets: MARKETS,
      failures: [],
      credits: { used: 3, remaining: 80, usedOfPlan: 420, dearestCall: 3 },
    });
    expect(batch.events).toHaveLength(1);
    expect(
      batch.events[0]?.prices.map((p) =>
        `${p.market} ${p.player} ${p.selection} ${p.lineHundredths}`.replace('  ', ' '),
      ),
    ).toEqual([
      'prop:player_pass_yds Josh Allen over 24950',
      'prop:player_pass_yds Josh Allen under 24950',
      'alternate_spread away 250',
      'alternate_spread home -250',
      'alternate_spread away 650',
      'alternate_spread home -650',
      'alternate_total over 4150',
      'alternate_total under 4150',
      'alternate_total over 4850',
      'alternate_total under 4850',
    ]);
  });

  it('are nothing of another game, and nothing that is no bet', async () => {
    serve((r) => sendJson(r, eventRow([props], { id: 'e2' })));
    expect((await feed().fetchEventMarkets(game, MARKETS, now, never)).events).toEqual([]);
    const dirt = [
      outcome('Over', null, 249.5, 'Josh Allen'),
      outcome('Over', -110, 249.5),
      outcome('Under', -110, undefined, 'X'),
      outcome('Over', -110, 249.5, 'A\u{1e4d0}'),
    ];
    serve((r) => sendJson(r, eventRow([market('player_pass_yds', dirt), null, { key: null, outcomes: null }])));
    const batch = await feed().fetchEventMarkets(game, MARKETS, now, never);
    expect(batch.events[0]?.prices).toEqual([]);
    expect(batch.refused).toMatchObject({ bad_price: 1, unknown_outcome: 2, bad_line: 1 });
  });

  const faults: [string, (response: ServerResponse) => void, RegExp][] = [
    ['hangs', () => {}, /within 0.3 s/],
    ['hangs in its body', (r) => void r.writeHead(200).write('{'), /within 0.3 s/],
    ['drips', (r) => drip(r), /within 0.3 s/],
    ['resets', (r) => void r.socket?.destroy(), /reached|broke off/],
    ['answers 500', (r) => sendJson(r, {}, 500), /HTTP 500/],
    ['answers 404', (r) => sendJson(r, {}, 404), /HTTP 404/],
    ['answers 429', (r) => sendJson(r, {}, 429, { 'retry-after': '40' }), /pause/],
    ['answers with a page', (r) => void r.writeHead(200).end('<html></html>'), /JSON/],
    ['answers with something else', (r) => sendJson(r, ['x']), /list of events/],
    ['sends half a JSON', (r) => void r.writeHead(200).end('{"id":"a"'), /JSON/],
    [
      'nests without end',
      (r) => void r.writeHead(200).end(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
      /JSON|list/,
    ],
    ['sends 10 MB', (r) => void r.writeHead(200).end(`["${'x'.repeat(10_000_000)}"]`), /more than 1 MB/],
  ];
  it.each(faults)('fail in plain words when the provider %s', async (_what, fault, words) => {
    serve(fault);
    // Only what waits for the limit gets a short one: a busy machine may need longer for an answer that comes.
    const error = await feed(words.source.startsWith('within') ? SHORT : undefined)
      .fetchEventMarkets(game, MARKETS, now, never)
      .catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(FeedError);
    expect((error as FeedError).message).toMatch(words);
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(API_KEY);
  });
});

describe('what a call that failed has cost', () => {
  it.each<[string, (response: ServerResponse) => void, number]>([
    ['nothing where nobody answered', (r) => void r.socket?.destroy(), 0],
    ['nothing where it was refused', (r) => sendJson(r, {}, 500), 0],
    [
      'what its headers say, should its body never end',
      (r) => void r.writeHead(200, { 'x-requests-last': '2' }).write('{'),
      2,
    ],
    ['the price list, should its headers not say it', (r) => void r.writeHead(200).end('<html>'), 3],
  ])('is %s', async (_what, fault, used) => {
    serve(fault);
    await expect(feed(SHORT).fetchEventMarkets(game, MARKETS, now, never)).rejects.toMatchObject({ credits: { used } });
  });
});

describe('the listings', () => {
  it('tell when the coming games start, without those that could not be listed, and are free', async () => {
    provider.answer = (path, _request, response) => {
      if (path.includes('basketball_nba')) sendJson(response, {}, 500);
      else if (path.includes('baseball_mlb')) sendJson(response, []);
      else
        sendJson(response, [
          { id: 'b', commence_time: '2026-01-12T00:00:00Z' },
          { id: 'a', commence_time: '2026-01-11T00:00:00Z' },
          { id: 'begun', commence_time: '2026-01-10T17:00:00Z' },
          { id: 'dateless', commence_time: null },
          null,
        ]);
    };
    const keys = ['americanfootball_nfl', 'basketball_nba', 'baseball_mlb'];
    const starts = await feed().listStarts(keys, now, never);
    expect(starts.sort((a, b) => (a.sportKey < b.sportKey ? -1 : 1))).toEqual([
      {
        sportKey: 'americanfootball_nfl',
        startsAt: [new Date('2026-01-11T00:00:00Z'), new Date('2026-01-12T00:00:00Z')],
      },
      { sportKey: 'baseball_mlb', startsAt: [] },
    ]);
    expect(provider.asked.every((path) => /\/events\?/.test(path))).toBe(true);
  });

  it('stop at a pause, and when the time is up with what they have', async () => {
    serve((r) => sendJson(r, {}, 429, { 'retry-after': '30' }));
    await expect(feed().listStarts(['a', 'b', 'c', 'd'], now, never)).rejects.toMatchObject({ retryAfterSeconds: 30 });
    expect(provider.asked.length).toBeLessThanOrEqual(2);
    const late = new AbortController();
    provider.answer = (path, _request, response) => {
      if (path.includes('/a/')) sendJson(response, []);
      // The third is asked for once the first is answered; the second never is.
      else if (path.includes('/c/')) late.abort();
    };
    expect(await feed().listStarts(['a', 'b', 'c'], now, late.signal)).toEqual([{ sportKey: 'a', startsAt: [] }]);
  });

  it('tell what is left of the credits', async () => {
    serve((r) =>
      sendJson(r, sportsListing('basketball_nba'), 200, { 'x-requests-remaining': '12', 'x-requests-last': '0' }),
    );
    expect(await feed().listSports(now, never)).toMatchObject({
      sportKeys: ['basketball_nba'],
      credits: { used: 0, remaining: 12 },
    });
  });
});

describe('transfers', () => {
  it('are asked for in gzip, and unpacked', async () => {
    serve(
      (r) => void r.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify(eventRow([props])))),
    );
    const batch = await feed().fetchEventMarkets(game, MARKETS, now, never);
    expect(requests[0]?.['accept-encoding']).toBe('gzip');
    expect(batch.events[0]?.prices).toHaveLength(2);
  });

  it('are cut at the size of what they unpack to', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, 0x20));
    expect(bomb.length).toBeLessThan(100_000);
    serve((r) => void r.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    await expect(feed().fetchEventMarkets(game, MARKETS, now, never)).rejects.toThrow(/more than 1 MB/);
  });

  it('leave the memory flat after 200 answers of 10 MB, whether they are read whole or cut', async () => {
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    const heapMb = () => {
      collect();
      return process.memoryUsage().heapUsed / 1e6;
    };
    const body = Buffer.from(`[${`"${'x'.repeat(997)}",`.repeat(10_000)}"x"]`);
    expect(body.length).toBeGreaterThan(9_999_999);
    serve((r) => void r.writeHead(200).end(body));
    const cut = feed();
    const whole = feed({ timeoutMs: 10_000, maxBytes: 20_000_000 });
    const round = (limited: typeof cut) => limited.fetchOdds(['basketball_nba'], now, never).catch(() => undefined);
    await Promise.all([round(cut), round(whole)]);
    const before = heapMb();
    for (let i = 0; i < 180; i++) await round(cut);
    for (let i = 0; i < 20; i++) await round(whole);
    expect(heapMb() - before).toBeLessThan(10);
  }, 300_000);
});

/** A byte now and then: never silent for long, and never done. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
}
