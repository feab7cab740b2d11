import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchAll } from '../../../src/server/providers/odds-feed/fetch-all.ts';
import { createTheOddsApiFeed } from '../../../src/server/providers/odds-feed/the-odds-api/the-odds-api-feed.ts';
import { loadRecording } from './recording.ts';
import { createReplayServer } from './replay-server.ts';

const recordings = join(process.env.EDGEWISE_SHARED ?? '../shared', 'data/payloads/the-odds-api');
const present = new Date('2027-05-05T12:00:00Z');
const never = new AbortController().signal;

const outcomes = (home: number, away: number) => [
  { name: 'Home', price: home },
  { name: 'Away', price: away },
];
const recordedEvent = (
  id: string,
  at: string,
  startsAt: string,
  prices: [number, number],
  sport = 'icehockey_nhl',
) => ({
  id,
  sport_key: sport,
  sport_title: 'NHL',
  commence_time: startsAt,
  home_team: 'Home',
  away_team: 'Away',
  bookmakers: [
    {
      key: 'a',
      title: 'A',
      last_update: at,
      markets: [{ key: 'h2h', last_update: at, outcomes: outcomes(...prices) }],
    },
    { key: 'b', title: 'B', last_update: at, markets: [{ key: 'totals', last_update: at, outcomes: [] }] },
  ],
});

let folder: string;
let server: Server | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edgewise-replay-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => server?.close());

async function serve(path: string, now = () => present): Promise<string> {
  const recording = await loadRecording(path);
  server = createReplayServer(() => recording, now);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const write = async (name: string, payload: unknown) => {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  const json = JSON.stringify(payload);
  await writeFile(path, name.endsWith('.gz') ? gzipSync(json) : json);
  return path;
};
const get = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

describe('a replay', () => {
  it('makes the newest price the present and moves the starts with it, anew at every request', async () => {
    const path = await write('one.json', [
      recordedEvent('e', '2024-01-01T10:00:00Z', '2024-01-01T13:00:00Z', [1.5, 2.6]),
      recordedEvent('f', '2024-01-01T09:30:00Z', '2024-01-02T10:00:00Z', [1.9, 1.9]),
    ]);
    let now = present;
    const base = await serve(path, () => now);
    const odds = `${base}/v4/sports/icehockey_nhl/odds?apiKey=x&regions=us`;
    const first = (await get(odds)).body;
    expect(first[0]).toMatchObject({ id: 'e', commence_time: '2027-05-05T15:00:00Z' });
    expect(first[0].bookmakers[0]).toMatchObject({ last_update: '2027-05-05T12:00:00Z' });
    expect(first[1].bookmakers[0].markets[0].last_update).toBe('2027-05-05T11:30:00Z');
    now = new Date('2027-05-05T12:10:00Z');
    expect((await get(`${odds}&dateFormat=unix`)).body[0].commence_time).toBe(Date.UTC(2027, 4, 5, 15, 10) / 1000);
  });

  it('converts the odds, filters the markets and counts credits as the provider does', async () => {
    const path = await write('formats.json', [
      recordedEvent('e', '2024-01-01T10:00:00Z', '2024-01-01T13:00:00Z', [-200, 170]),
    ]);
    const base = await serve(path);
    const odds = `${base}/v4/sports/icehockey_nhl/odds?apiKey=x&regions=us`;
    const asDecimal = await get(odds);
    expect(asDecimal.body[0].bookmakers).toHaveLength(1);
    expect(asDecimal.body[0].bookmakers[0].markets[0].outcomes).toEqual(outcomes(1.5, 2.7));
    expect(asDecimal.headers.get('content-encoding')).toBe('gzip');
    expect(asDecimal.headers.get('x-requests-last')).toBe('1');
    const both = await get(`${odds},uk&markets=h2h,totals&oddsFormat=american`);
    expect(both.body[0].bookmakers.map(({ key }: { key: string }) => key)).toEqual(['a', 'b']);
    expect(both.body[0].bookmakers[0].markets[0].outcomes).toEqual(outcomes(-200, 170));
    expect(both.headers.get('x-requests-last')).toBe('4');
    expect(both.headers.get('x-requests-used')).toBe('5');
    const one = await get(`${base}/v4/sports/icehockey_nhl/events/e/odds?apiKey=x&regions=us`);
    expect(one.body).toMatchObject({ id: 'e', bookmakers: [{ key: 'a' }] });
    const events = await get(`${base}/v4/sports/icehockey_nhl/events?apiKey=x`);
    expect(events.body).toEqual([expect.not.objectContaining({ bookmakers: expect.anything() })]);
    expect((await get(`${base}/v4/sports/icehockey_nhl/scores?apiKey=x&daysFrom=1`)).body).toEqual([]);
  });

  it('refuses as the provider refuses', async () => {
    const base = await serve(
      await write('refuse.json', [recordedEvent('e', '2024-01-01T10:00:00Z', '2024-01-01T13:00:00Z', [2, 2])]),
    );
    expect(await get(`${base}/v4/sports`)).toMatchObject({ status: 401, body: { error_code: 'MISSING_KEY' } });
    expect((await get(`${base}/v4/sports/cricket/odds?apiKey=x&regions=us`)).status).toBe(404);
    expect((await get(`${base}/v4/sports/icehockey_nhl/odds?apiKey=x`)).status).toBe(422);
    expect((await get(`${base}/v4/sports/icehockey_nhl/events/none/odds?apiKey=x&regions=us`)).status).toBe(404);
    expect((await get(`${base}/elsewhere?apiKey=x`)).status).toBe(404);
  });
});

describe('a recording', () => {
  it('takes every shape a payload is kept in, the newest of an event, and names what it cannot read', async () => {
    const at = (hour: number) => `2024-01-01T${hour}:00:00Z`;
    await write('many/a.json', { games: [recordedEvent('g', at(10), at(20), [2, 2])] });
    await write('many/b.json.gz', { data: [recordedEvent('h', at(11), at(20), [2, 2])] });
    await write('many/c.json', recordedEvent('g', at(12), at(20), [2.5, 1.6]));
    await write('many/d.json', [recordedEvent('old', '2019-03-01T10:00:00Z', '2019-03-01T12:00:00Z', [2, 2])]);
    await write('many/scores.json', [
      { id: 'g', sport_key: 'icehockey_nhl', commence_time: at(20), completed: true, scores: null },
    ]);
    await writeFile(join(folder, 'many/broken.json'), '{"games":');
    const recording = await loadRecording(join(folder, 'many'));
    expect(recording.events.map(({ id }) => id).sort()).toEqual(['g', 'h', 'old']);
    expect(recording.unreadable.map(({ name }) => name)).toEqual(['broken.json']);
    const base = await serve(join(folder, 'many'));
    const { body } = await get(`${base}/v4/sports/icehockey_nhl/odds?apiKey=x&regions=us`);
    const starts = Object.fromEntries(body.map((e: { id: string; commence_time: string }) => [e.id, e.commence_time]));
    // Another time's recording has its own present: it is as playable as the newest.
    expect(starts).toEqual({ g: '2027-05-05T20:00:00Z', h: '2027-05-05T20:00:00Z', old: '2027-05-05T14:00:00Z' });
    expect(body.find((e: { id: string }) => e.id === 'g').bookmakers[0].markets[0].outcomes).toEqual(
      outcomes(2.5, 1.6),
    );
    expect((await get(`${base}/v4/sports/icehockey_nhl/scores?apiKey=x`)).body).toMatchObject([
      { id: 'g', commence_time: '2027-05-05T20:00:00Z', completed: true },
    ]);
  });

  it('says in one sentence what is wrong with a path', async () => {
    await expect(loadRecording(join(folder, 'nowhere'))).rejects.toThrow(/^There is no file or folder at .*nowhere\.$/);
    await expect(loadRecording(await write('empty.json', []))).rejects.toThrow(/holds no recorded events\.$/);
  });

  it.skipIf(!existsSync(recordings))(
    'is read by the live adapter (skipped where the recordings are absent)',
    async () => {
      const base = await serve(join(recordings, 'nfl_odds_16books_h2h_spreads_totals.json'));
      const feed = createTheOddsApiFeed({ baseUrl: base, apiKey: 'x', logger: { info: () => {} } });
      const batch = await fetchAll(feed, present, never);
      expect(batch.events).toHaveLength(14);
      const prices = batch.events.flatMap((event) => event.prices);
      expect(prices.length).toBeGreaterThan(500);
      expect(Math.max(...prices.map(({ quotedAt }) => quotedAt.getTime()))).toBe(present.getTime());
      expect(batch).toMatchObject({ failures: [], credits: { used: 3 } });
    },
  );
});
