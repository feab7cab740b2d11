import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendJson, startTestProvider, type TestProvider } from '../../odds-feed/the-odds-api/test-provider.ts';
import type { FactEvent } from '../facts.port.ts';
import { nwsForecast, nwsPoint } from './test-nws-payloads.ts';
import { createWeatherFeed, type WeatherOptions } from './weather-feed.ts';

const now = new Date('2026-11-22T18:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const never = new AbortController().signal;
const game = (home: string, inHours: number): FactEvent => ({
  id: home,
  sportKey: 'americanfootball_nfl',
  home,
  away: 'Kansas City Chiefs',
  startsAt: minutes(inHours * 60),
});
const jets = game('New York Jets', 4);
const packers = game('Green Bay Packers', 50);
const lions = game('Detroit Lions', 4);

let provider: TestProvider;
let other: TestProvider;
beforeAll(async () => {
  [provider, other] = [await startTestProvider(), await startTestProvider()];
});
afterAll(() => Promise.all([provider.close(), other.close()]));

type Answer = (path: string, response: ServerResponse) => void;
const well: Answer = (path, response) => {
  if (path.startsWith('/points/')) sendJson(response, nwsPoint('OKX', path.includes('40.8') ? 1 : 2, 3));
  else sendJson(response, nwsForecast(now, 156));
};
let answer: Answer;
beforeEach(() => {
  // No call runs out of time but by a service that hangs, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = well;
  provider.asked.length = 0;
  provider.answer = (path, _request, response) => answer(path, response);
});

afterEach(() => {
  vi.useRealTimers();
});

const TIMEOUT_MS = 150;
const letTimePass = () => vi.advanceTimersByTime(TIMEOUT_MS);

const feedOf = (options: Partial<WeatherOptions> = {}) =>
  createWeatherFeed({
    baseUrl: provider.baseUrl,
    contact: 'ops@edgewise.example',
    findPlaces: async () => ({ places: new Map(), failures: [] }),
    limits: { timeoutMs: TIMEOUT_MS, maxBytes: 100_000 },
    ...options,
  });
const calls = () => provider.asked.splice(0);

describe('a weather service that fails', () => {
  it.each<[string, Answer, RegExp]>([
    ['hangs', letTimePass, /did not answer within 0.15 s/],
    [
      'hangs in its body',
      (_, response) => response.write('{"properties":', letTimePass),
      /did not answer within 0.15 s/,
    ],
    ['resets', (_, response) => response.destroy(), /could not be reached|broke off/],
    ['sends 500', (_, response) => sendJson(response, {}, 500), /HTTP 500/],
    ['refuses the caller', (_, response) => sendJson(response, {}, 403), /refused to answer \(HTTP 403\)/],
    ['sends HTML', (_, response) => response.end('<html>Down</html>'), /did not send JSON/],
    [
      'sends half an answer',
      (_, response) => response.end('{"properties": {"forecastHourly": "htt'),
      /did not send JSON/,
    ],
    ['sends something else', (_, response) => sendJson(response, { properties: {} }), /sent something else/],
    ['sends too much', (_, response) => response.end(`"${'x'.repeat(200_000)}"`), /sent more than/],
    ['sends endless depth', (_, response) => response.end('['.repeat(90_000)), /did not send JSON/],
    [
      'redirects',
      (_, response) => response.writeHead(301, { location: `${other.baseUrl}/points/1,2` }).end(),
      /could not be reached|broke off/,
    ],
  ])('and %s costs only its own facts, says so, and is asked again', async (_, broken, words) => {
    other.asked.length = 0;
    const feed = feedOf();
    answer = broken;
    const batch = await feed.fetchFacts([jets, lions], now, never);
    expect(batch.facts.map(({ eventId }) => eventId)).toEqual([lions.id]);
    expect(batch.covered[0]?.eventIds).toEqual(new Set([lions.id]));
    expect(batch.retry?.message).toMatch(words);
    expect(batch.retry?.message).toMatch(/^National Weather Service: /);
    expect(batch.failures.join()).toMatch(/Areas of the forecast/);
    expect(other.asked).toEqual([]);
    answer = well;
    const again = await feed.fetchFacts([jets, lions], minutes(1), never);
    expect(again.facts).toHaveLength(2);
    expect(again.retry).toBeUndefined();
  });

  it('in one place only keeps the last word on that place and tells the rest', async () => {
    answer = (path, response) => {
      if (path.includes('/OKX/1,')) sendJson(response, {}, 503);
      else well(path, response);
    };
    const batch = await feedOf().fetchFacts([jets, packers], now, never);
    expect(batch.facts.map(({ eventId }) => eventId)).toEqual([packers.id]);
    expect(batch.covered[0]?.eventIds).toEqual(new Set([packers.id]));
    expect(batch.failures).toEqual(['Forecasts: it answered HTTP 503']);
    expect(batch.retry).toBeUndefined();
  });

  it('with a forecast without hours keeps the last one', async () => {
    answer = (path, response) => {
      if (path.startsWith('/points')) well(path, response);
      else sendJson(response, { properties: { periods: [{ startTime: null }] } });
    };
    const batch = await feedOf().fetchFacts([jets], now, never);
    expect(batch.covered[0]?.eventIds.size).toBe(0);
    expect(batch.failures).toEqual(['Forecasts: 1 no time not taken', 'Forecasts: it sent one without hours']);
  });

  it.each([
    [429, { 'retry-after': '600' }, 600],
    [429, {}, 60],
    [503, { 'retry-after': '120' }, 120],
    [429, { 'retry-after': minutes(5).toUTCString() }, 300],
    [429, { 'retry-after': '999999' }, 6 * 3600],
  ])('with %i and %j is left alone for %i s', async (status, headers, seconds) => {
    answer = (_, response) => sendJson(response, {}, status, headers);
    const feed = feedOf();
    const batch = await feed.fetchFacts([jets, packers, game('Chicago Bears', 5)], now, never);
    expect(batch.retry?.retryAfterSeconds).toBe(seconds);
    expect(calls().length).toBeLessThanOrEqual(2);
    answer = well;
    const during = await feed.fetchFacts([packers], new Date(now.getTime() + (seconds - 1) * 1000), never);
    expect(during.retry?.retryAfterSeconds).toBe(1);
    expect(calls()).toEqual([]);
    const after = await feed.fetchFacts([packers], new Date(now.getTime() + seconds * 1000), never);
    expect(after.facts).toHaveLength(1);
  });

  it('is given up when the process stops', async () => {
    const stop = new AbortController();
    answer = () => stop.abort();
    await expect(feedOf().fetchFacts([jets], now, stop.signal)).rejects.toThrow(/abort/i);
  });
});

describe('what the service is asked', () => {
  it('goes to the configured host alone, whatever address an answer names', async () => {
    other.asked.length = 0;
    answer = (path, response) => {
      if (path.startsWith('/points')) sendJson(response, nwsPoint('OKX', 1, 3, other.baseUrl));
      else well(path, response);
    };
    expect((await feedOf().fetchFacts([jets], now, never)).facts).toHaveLength(1);
    expect(other.asked).toEqual([]);
    expect(calls()).toEqual(['/points/40.8135,-74.0745', '/gridpoints/OKX/1,3/forecast/hourly']);
  });

  it('is a forecast each hour within a day of the start, each three hours before that, and a point once in days', async () => {
    const feed = feedOf();
    const askedAt = async (minute: number) => {
      await feed.fetchFacts([jets, packers], minutes(minute), never);
      return calls().map((path) => path.replace(/^\/(points|gridpoints\/OKX\/\d).*/, '$1'));
    };
    expect((await askedAt(0)).sort()).toEqual(['gridpoints/OKX/1', 'gridpoints/OKX/2', 'points', 'points']);
    expect(await askedAt(30)).toEqual([]);
    expect(await askedAt(60)).toEqual(['gridpoints/OKX/1']);
    expect(await askedAt(120)).toEqual(['gridpoints/OKX/1']);
    expect((await askedAt(180)).sort()).toEqual(['gridpoints/OKX/1', 'gridpoints/OKX/2']);
  });

  it('is no more than a round allows, the nearest first, and the rest in the next round', async () => {
    const feed = feedOf({ callsPerRun: 2 });
    const first = await feed.fetchFacts([packers, jets], now, never);
    expect(first.covered[0]?.eventIds.has(packers.id)).toBe(false);
    expect(first.failures.join()).toContain('no more than 2 calls are made in a round');
    expect(calls()).toHaveLength(2);
    const second = await feed.fetchFacts([packers, jets], minutes(1), never);
    expect(second.facts.map(({ eventId }) => eventId).sort()).toEqual([packers.id, jets.id].sort());
    expect(calls()).toHaveLength(2);
  });

  it('is ended when the round has taken too long', async () => {
    let elapsed = 0;
    const feed = feedOf({ elapsedMs: () => elapsed });
    answer = (path, response) => {
      elapsed = 80_000;
      well(path, response);
    };
    const batch = await feed.fetchFacts([jets, packers], now, never);
    expect(batch.failures.join()).toContain('the round took too long and was ended');
    expect(calls().length).toBeLessThanOrEqual(2);
  });

  it('is asked at most two at a time', async () => {
    let atOnce = 0;
    let most = 0;
    provider.answer = (path, _request, response) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      setImmediate(() => {
        atOnce -= 1;
        well(path, response);
      });
    };
    const homes = ['Buffalo Bills', 'Chicago Bears', 'Denver Broncos', 'Miami Dolphins', 'Seattle Seahawks'];
    const batch = await feedOf().fetchFacts(
      homes.map((home) => game(home, 6)),
      now,
      never,
    );
    expect(batch.facts).toHaveLength(5);
    expect(most).toBe(2);
  });
});
