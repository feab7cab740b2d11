import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEspnFacts } from '../facts/espn/espn-facts.ts';
import type { FactEvent, FactsFeed } from '../facts/facts.port.ts';
import { FeedError } from '../odds-feed/odds-feed.port.ts';
import { sendJson, startTestProvider, type TestProvider } from '../odds-feed/the-odds-api/test-provider.ts';
import type { EspnOptions } from './espn-caller.ts';
import { espnGame, espnInjury, IN_PROGRESS } from './test-espn-payloads.ts';

const now = new Date('2026-01-10T18:00:00Z');
const never = new AbortController().signal;
const LEAGUES = ['americanfootball_nfl', 'basketball_nba', 'baseball_mlb', 'icehockey_nhl', 'basketball_wnba'];
const events = LEAGUES.map(
  (sportKey): FactEvent => ({
    id: sportKey,
    sportKey,
    home: 'Home Side',
    away: 'Away Side',
    startsAt: new Date('2026-01-11T18:00:00Z'),
  }),
);

let provider: TestProvider;
let elsewhere: TestProvider;
beforeAll(async () => {
  [provider, elsewhere] = [await startTestProvider(), await startTestProvider()];
});
afterAll(() => Promise.all([provider.close(), elsewhere.close()]));
beforeEach(() => {
  // No call runs out of time but by a provider that hangs, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  provider.asked.length = 0;
  elsewhere.asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const good = { injuries: [{ displayName: 'Home Side', injuries: [espnInjury('Some Body')] }] };
const TIMEOUT_MS = 150;
const isNfl = (path: string) => path.includes('/nfl/');

function injuriesFeed(options: Partial<EspnOptions> = {}): FactsFeed {
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: 200_000 };
  const [feed] = createEspnFacts({ baseUrl: provider.baseUrl, limits, ...options });
  if (!feed) throw new Error('no feed');
  return feed;
}

const failureOf = (feed: FactsFeed, at = now) =>
  feed.fetchFacts(events, at, never).then(
    () => null,
    (error: unknown) => error,
  );

const deep = `{"injuries":${'['.repeat(60_000)}`;
const TROUBLES: [string, (response: ServerResponse, letTimePass: () => void) => void, RegExp][] = [
  ['hangs', (_response, letTimePass) => letTimePass(), /did not answer within 0.15 s/],
  ['breaks off', (response) => response.socket?.destroy(), /could not be reached|broke off/],
  ['answers 500', (response) => sendJson(response, good, 500), /HTTP 500/],
  ['sends a page', (response) => response.end('<html>Sorry</html>'), /did not send JSON/],
  ['sends half an answer', (response) => response.end('{"injuries":[{"disp'), /did not send JSON/],
  [
    'sends megabytes',
    (response) => response.end(JSON.stringify({ injuries: ['x'.repeat(3_000_000)] })),
    /more than 0 MB/,
  ],
  ['nests without end', (response) => response.end(deep), /did not send JSON/],
  ['sends something else', (response) => sendJson(response, { injuries: {} }), /sent something else/],
];

describe('calling ESPN', () => {
  it.each(TROUBLES)('keeps the other leagues when one call %s', async (what, answer, words) => {
    provider.answer = (path, _request, response) =>
      isNfl(path) ? answer(response, () => {}) : sendJson(response, good);
    let looks = 0;
    // The clock is looked at when the round begins and before each call. Before the last one the NFL's alone is open.
    const elapsedMs = () => {
      looks += 1;
      if (what === 'hangs' && looks === LEAGUES.length + 1) vi.advanceTimersByTime(TIMEOUT_MS);
      return 0;
    };
    const batch = await injuriesFeed({ elapsedMs }).fetchFacts(events, now, never);
    expect(batch.facts).toHaveLength(4);
    expect(batch.failures.join()).toMatch(words);
    expect(batch.failures.join()).toMatch(/^NFL injuries/);
    expect(batch.covered).toHaveLength(4);
    expect(batch.covered.some(({ eventIds }) => eventIds.has('americanfootball_nfl'))).toBe(false);
  });

  it.each(TROUBLES)('fails in plain words when every call %s, and recovers by itself', async (_what, answer, words) => {
    const feed = injuriesFeed();
    // Every call that is under way runs out of time.
    provider.answer = (_path, _request, response) => answer(response, () => vi.advanceTimersByTime(TIMEOUT_MS));
    const error = await failureOf(feed);
    expect(error).toBeInstanceOf(FeedError);
    expect(String(error)).toMatch(new RegExp(`${words.source}|could not be reached 3 times`));
    provider.answer = (_path, _request, response) => sendJson(response, good);
    expect((await feed.fetchFacts(events, now, never)).facts).toHaveLength(5);
  });

  it.each([
    ['40', 40],
    ['Sat, 10 Jan 2026 18:02:00 GMT', 120],
    [undefined, 60],
    ['999999999', 6 * 3600],
  ])('obeys 429 with Retry-After %s: nothing is asked before the pause is over', async (header, seconds) => {
    const feed = injuriesFeed();
    provider.answer = (_path, _request, response) =>
      sendJson(response, {}, 429, header === undefined ? {} : { 'retry-after': header });
    const error = await failureOf(feed);
    expect(error).toBeInstanceOf(FeedError);
    expect((error as FeedError).retryAfterSeconds).toBe(seconds);
    expect(provider.asked.length).toBeLessThanOrEqual(2);
    provider.asked.length = 0;
    provider.answer = (_path, _request, response) => sendJson(response, good);
    const early = await failureOf(feed, new Date(now.getTime() + (seconds - 1) * 1000));
    expect((early as FeedError).retryAfterSeconds).toBe(1);
    expect(provider.asked).toEqual([]);
    const later = await feed.fetchFacts(events, new Date(now.getTime() + seconds * 1000), never);
    expect(later.facts).toHaveLength(5);
  });

  it('asks no further after 403, or when nobody answers three times', async () => {
    provider.answer = (_path, _request, response) => sendJson(response, {}, 403);
    expect(String(await failureOf(injuriesFeed()))).toMatch(/refused to answer/);
    expect(provider.asked.length).toBeLessThanOrEqual(2);
    provider.asked.length = 0;
    provider.answer = (_path, _request, response) => response.socket?.destroy();
    await failureOf(injuriesFeed());
    expect(provider.asked.length).toBeLessThan(5);
  });

  it('calls the configured host and no other: redirects and addresses in answers are not followed', async () => {
    provider.answer = (_path, _request, response) => {
      response.writeHead(302, { location: `${elsewhere.baseUrl}/stolen` });
      response.end();
    };
    await failureOf(injuriesFeed());
    const reference = { $ref: `${elsewhere.baseUrl}/v2`, href: `${elsewhere.baseUrl}/v2` };
    provider.answer = (_path, _request, response) =>
      sendJson(response, {
        injuries: [
          {
            displayName: 'Home Side',
            ...reference,
            injuries: [{ ...espnInjury('Some Body'), ...reference, details: reference }],
          },
        ],
      });
    const batch = await injuriesFeed().fetchFacts(events, now, never);
    expect(batch.facts).toHaveLength(5);
    expect(JSON.stringify(batch)).not.toContain(elsewhere.baseUrl);
    expect(elsewhere.asked).toEqual([]);
    expect(provider.asked.every((path) => path.startsWith('/apis/site/v2/sports/'))).toBe(true);
  });

  it('keeps a path in the configured address', async () => {
    provider.answer = (_path, _request, response) => sendJson(response, good);
    await injuriesFeed({ baseUrl: `${provider.baseUrl}/mirror/` }).fetchFacts(events.slice(0, 1), now, never);
    expect(provider.asked).toEqual(['/mirror/apis/site/v2/sports/football/nfl/injuries']);
  });

  it('asks two things at a time, each once for all that need it, and again when its answer is old', async () => {
    let open = 0;
    let most = 0;
    provider.answer = (_path, _request, response) => {
      open += 1;
      most = Math.max(most, open);
      setImmediate(() => {
        open -= 1;
        sendJson(response, good);
      });
    };
    const feed = injuriesFeed();
    await feed.fetchFacts([...events, ...events.map((event) => ({ ...event, id: `${event.id}2` }))], now, never);
    expect([provider.asked.length, most]).toEqual([5, 2]);
    await feed.fetchFacts(events, new Date(now.getTime() + 60_000), never);
    expect(provider.asked).toHaveLength(5);
    await feed.fetchFacts(events, new Date(now.getTime() + 15 * 60_000), never);
    expect(provider.asked).toHaveLength(10);
  });

  it('makes no more calls in a round than it may, and ends one that takes too long', async () => {
    provider.answer = (_path, _request, response) => sendJson(response, good);
    const batch = await injuriesFeed({ callsPerRun: 3 }).fetchFacts(events, now, never);
    expect(provider.asked).toHaveLength(3);
    expect(batch.facts).toHaveLength(3);
    expect(batch.failures).toEqual([
      'Not everything was asked for: no more than 3 calls are made in a round (2 times)',
    ]);
    let clockMs = 0;
    const slow = injuriesFeed({ elapsedMs: () => (clockMs += 30_000) });
    expect((await slow.fetchFacts(events, now, never)).failures.join()).toMatch(/took too long/);
  });

  it('ends at once when it is aborted', async () => {
    const controller = new AbortController();
    provider.answer = () => controller.abort();
    await expect(
      injuriesFeed({ limits: { timeoutMs: 20_000, maxBytes: 1000 } }).fetchFacts(events, now, controller.signal),
    ).rejects.toThrow(/abort/i);
  });

  it('counts what it could not read of a scoreboard, in words', async () => {
    const [, form] = createEspnFacts({ baseUrl: provider.baseUrl });
    const game = espnGame({ id: '1', date: '2026-01-11T18:00Z', home: 'A', away: 'B' });
    provider.answer = (_path, _request, response) =>
      sendJson(response, { events: [game, game, null, { ...game, id: '2', status: { type: IN_PROGRESS } }] });
    const batch = await form?.fetchFacts(events.slice(0, 1), now, never);
    expect(batch?.failures).toEqual(['NFL scoreboard of 20260111: 1 malformed, 1 duplicate not taken']);
  });
});
