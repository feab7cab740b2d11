import { describe, expect, it } from 'vitest';
import { fetchAll } from '../fetch-all.ts';
import { FeedError } from '../odds-feed.port.ts';
import { API_KEY, away, book, event, home, liveFeed, market, never, now, SHORT } from './test-live-feed.ts';
import { sendJson, sportsListing } from './test-provider.ts';

describe('the live odds adapter, where its provider fails', () => {
  const live = liveFeed();
  const { feed } = live;

  const good = [event('good', [book('a', [market('h2h', [home(-110), away(100)])])])];
  const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  it.each<[string, (response: import('node:http').ServerResponse) => void, RegExp]>([
    ['hangs before its headers', () => {}, /within 0.3 s/],
    ['hangs in its body', (r) => void r.writeHead(200).write('['), /within 0.3 s/],
    ['breaks off', (r) => void r.socket?.destroy(), /could not be reached|broke off/],
    ['answers 500', (r) => sendJson(r, { message: 'no' }, 500), /HTTP 500/],
    ['answers with a page', (r) => void r.writeHead(200).end('<html>maintenance</html>'), /JSON/],
    ['answers with half a JSON', (r) => void r.writeHead(200).end('[{"id":"a"'), /JSON/],
    ['answers with an object', (r) => sendJson(r, { message: 'hello' }), /list of events/],
    ['nests without end', (r) => void r.writeHead(200).end(deep), /JSON|list of events/],
    ['sends more than it may', (r) => void r.writeHead(200).end(`["${'x'.repeat(1_100_000)}"]`), /more than 1 MB/],
    ['redirects', (r) => void r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /broke off|reached/],
  ])('loses only the sport that %s', async (_what, fault, reason) => {
    live.provider.answer = (path, _request, response) => {
      if (path === '/v4/sports') sendJson(response, sportsListing('americanfootball_nfl', 'basketball_nba'));
      else if (path.includes('basketball_nba')) fault(response);
      else sendJson(response, good);
    };
    const waits = reason.source.startsWith('within');
    const batch = await fetchAll(feed(waits ? { limits: SHORT } : {}), now, never);
    expect(batch.events.map(({ id }) => id)).toEqual(['the-odds-api:good']);
    expect(batch.failures.map(({ sportKey }) => sportKey)).toEqual(['basketball_nba']);
    expect(batch.failures[0]!.reason).toMatch(reason);
    expect(batch.completeSports).not.toContain('basketball_nba');
    expect(JSON.stringify(batch.failures)).not.toContain(API_KEY);
  });

  it.each<[string, number, object, Record<string, string>, RegExp, number | null]>([
    ['a refused key', 401, { error_code: 'INVALID_KEY' }, {}, /refused ODDS_API_KEY/, null],
    ['used-up credits', 401, { error_code: 'OUT_OF_USAGE_CREDITS' }, {}, /credits of ODDS_API_KEY are used up/, null],
    ['too many calls', 429, {}, { 'retry-after': '40' }, /pause/, 40],
    ['too many calls until a date', 429, {}, { 'retry-after': 'Sat, 10 Jan 2026 18:02:00 GMT' }, /pause/, 120],
    ['an outage', 503, {}, {}, /HTTP 503/, null],
  ])('fails in plain words on %s', async (_what, status, body, headers, words, retryAfterSeconds) => {
    for (const isDiscovery of [true, false]) {
      live.provider.answer = (path, _request, response) =>
        !isDiscovery && path === '/v4/sports'
          ? sendJson(response, sportsListing('americanfootball_nfl'))
          : sendJson(response, body, status, headers);
      const error = await fetchAll(feed(), now, never).catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(FeedError);
      expect((error as FeedError).message).toMatch(words);
      expect((error as FeedError).retryAfterSeconds).toBe(retryAfterSeconds);
      expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(API_KEY);
    }
  });

  it('asks no further after 429 and hands on the pause, keeping what it has', async () => {
    let answered = 0;
    live.provider.answer = (path, _request, response) => {
      if (path === '/v4/sports')
        sendJson(
          response,
          sportsListing('americanfootball_nfl', 'basketball_nba', 'baseball_mlb', 'icehockey_nhl', 'soccer_epl'),
        );
      else if (path.includes('americanfootball_nfl')) sendJson(response, good);
      else {
        answered += 1;
        sendJson(response, {}, 429, { 'retry-after': '25' });
      }
    };
    const batch = await fetchAll(feed(), now, never);
    expect(batch.events).toHaveLength(1);
    expect(batch.retryAfterSeconds).toBe(25);
    expect(batch.failures).toHaveLength(4);
    expect(answered).toBeLessThanOrEqual(2);
  });

  it('does not take a list that it cannot read for the end of a sport, and an empty one it does', async () => {
    live.provider.answer = (path, _request, response) => {
      if (path === '/v4/sports') sendJson(response, sportsListing('americanfootball_nfl', 'basketball_nba'));
      else sendJson(response, path.includes('basketball_nba') ? [] : [null, 1, {}]);
    };
    const batch = await fetchAll(feed(), now, never);
    expect(batch.completeSports).toContain('basketball_nba');
    expect(batch.completeSports).not.toContain('americanfootball_nfl');
    expect(batch.failures.map(({ sportKey }) => sportKey)).toEqual(['americanfootball_nfl']);
  });

  it('falls back to the sports it knows when the provider has no list of sports', async () => {
    live.provider.answer = (path, _request, response) => {
      if (path === '/v4/sports') sendJson(response, {}, 404);
      else if (path.includes('americanfootball_nfl')) sendJson(response, good);
      else sendJson(response, {}, 404);
    };
    const batch = await fetchAll(feed(), now, never);
    expect(batch.events).toHaveLength(1);
    expect(batch.completeSports).toEqual(['americanfootball_nfl']);
  });

  it('gives up on a host that is not there after a few calls', async () => {
    live.provider.answer = (path, _request, response) => {
      if (path === '/v4/sports') sendJson(response, {}, 404);
      else response.socket?.destroy();
    };
    await expect(fetchAll(feed(), now, never)).rejects.toThrow(FeedError);
    expect(live.provider.asked.length).toBeLessThan(8);
  });

  it('ends at once when it is aborted', async () => {
    const controller = new AbortController();
    live.provider.answer = (path, _request, response) => {
      if (path === '/v4/sports') sendJson(response, sportsListing('americanfootball_nfl'));
      else controller.abort();
    };
    await expect(
      fetchAll(feed({ limits: { timeoutMs: 20_000, maxBytes: 1000 } }), now, controller.signal),
    ).rejects.toThrow(/abort/i);
  });
});
