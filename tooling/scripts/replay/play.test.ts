import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPlay } from './play.ts';
import { createReplayServer } from './replay-server.ts';
import { readResults } from './results-file.ts';
import { loadSeries } from './series.ts';

const HOUR_MS = 3_600_000;
const day = '2024-06-10';

const game = (id: string, startsAt: string, price: number, quotedAt: string, more: object = {}) => ({
  id,
  sport_key: 'baseball_mlb',
  sport_title: 'MLB',
  commence_time: startsAt,
  home_team: 'Cincinnati Reds',
  away_team: 'St. Louis Cardinals',
  bookmakers: [
    {
      key: 'a',
      title: 'A',
      last_update: quotedAt,
      markets: [
        {
          key: 'h2h',
          last_update: quotedAt,
          outcomes: [
            { name: 'Cincinnati Reds', price },
            { name: 'St. Louis Cardinals', price: 120 },
          ],
        },
      ],
    },
  ],
  ...more,
});

let folder: string;
let server: Server | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edgewise-play-'));
  // Taken in another order than their names sort in: the quotes say when.
  await write('b.json', [
    game('one', `${day}T17:40:00Z`, -110, `${day}T10:00:00Z`),
    game('two', `${day}T22:40:00Z`, -130, `${day}T10:00:00Z`),
  ]);
  await write('a.json', [game('two', `${day}T23:40:00Z`, -140, `${day}T20:00:00Z`)]);
  await write(`mlb_${day}T23-00-00Z.json`, [game('two', `${day}T23:40:00Z`, 0, '', { bookmakers: [] })]);
  await write('undated.json', [game('two', `${day}T23:40:00Z`, 0, '', { bookmakers: [] })]);
  await writeFile(
    join(folder, 'results.csv'),
    [
      'start_time_utc,home_team,away_team,status,home_score,away_score',
      `${day}T22:45:00Z,Cincinnati Reds,St. Louis Cardinals,Final,6.0,5.0`,
      `${day}T17:40:00Z,Cincinnati Reds,St. Louis Cardinals,Final,1,2`,
      '2024-06-11T17:40:00Z,Cincinnati Reds,St. Louis Cardinals,Final,9,9',
      `${day}T17:40:00Z,Seattle Mariners,Houston Astros,Live,1,2`,
    ].join('\n'),
  );
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => server?.close());

const write = (name: string, payload: unknown) => writeFile(join(folder, name), JSON.stringify(payload));
const play = async () => createPlay(await loadSeries(folder), (await readResults(join(folder, 'results.csv'))).results);
const at = (time: string) => Date.parse(`${day}T${time}:00Z`);
const scoreOf = (played: Awaited<ReturnType<typeof play>>, time: string | number, id: string) => {
  const { scores } = played.at(typeof time === 'number' ? time : at(time));
  const row = scores.find(({ raw }) => raw.id === id)?.raw;
  return row && [row.completed, (row.scores as { score: string }[] | null)?.map(({ score }) => score) ?? null];
};

describe('snapshots that are played', () => {
  it('follow each other by their quotes, else by their names; what has neither is named', async () => {
    const { snapshots, unreadable } = await loadSeries(folder);
    expect(snapshots.map(({ name, atMs }) => [name, atMs])).toEqual([
      ['b.json', at('10:00')],
      ['a.json', at('20:00')],
      [`mlb_${day}T23-00-00Z.json`, at('23:00')],
    ]);
    expect(unreadable).toEqual([{ name: 'undated.json', reason: 'no quote and no name says when it was taken' }]);
    await expect(loadSeries(join(folder, 'undated.json'))).rejects.toThrow(/holds no snapshots/);
  });

  it('are what is listed until the next one', async () => {
    const played = await play();
    const ids = (time: string) => played.at(at(time)).events.map(({ id, newestMs }) => [id, newestMs]);
    expect(ids('10:00')).toEqual([
      ['one', at('10:00')],
      ['two', at('10:00')],
    ]);
    expect(ids('19:59')).toHaveLength(2);
    expect(ids('20:00')).toEqual([['two', at('20:00')]]);
  });

  it('tell the scores of both games of a day once each is over, as the provider writes them', async () => {
    const played = await play();
    expect(scoreOf(played, '21:00', 'one')).toEqual([false, null]);
    expect(scoreOf(played, '21:10', 'one')).toEqual([true, ['1', '2']]);
    expect(scoreOf(played, '21:10', 'two')).toEqual([false, null]);
    expect(scoreOf(played, at('23:40') + 4 * HOUR_MS, 'two')).toEqual([true, ['6', '5']]);
    expect(scoreOf(played, at('23:40') + 80 * HOUR_MS, 'two')).toBeUndefined();
    expect(played.unmatched.map(({ homeScore }) => homeScore)).toEqual([9]);
  });
});

describe('a play', () => {
  it('is served on a clock that runs faster, in the order and at the distances of the recording', async () => {
    const played = await play();
    const started = Date.parse('2030-01-01T00:00:00Z');
    let now = new Date(started);
    const recordingAt = (when: Date) => ({ ...played.at(played.firstMs + (when.getTime() - started) * 60), speed: 60 });
    server = createReplayServer(recordingAt, () => now);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const sport = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v4/sports/baseball_mlb`;
    const get = async (path: string) => (await fetch(`${sport}/${path}`)).json();
    const odds = 'odds?apiKey=x&regions=us';
    const first = await get(odds);
    // 7 h 40 min are 460 s, 12 h 40 min are 760 s.
    expect(first.map((e: { commence_time: string }) => e.commence_time)).toEqual([
      '2030-01-01T00:07:40Z',
      '2030-01-01T00:12:40Z',
    ]);
    expect(first[0].bookmakers[0].last_update).toBe('2030-01-01T00:00:00Z');
    now = new Date(started + 10 * 60_000);
    const second = await get(odds);
    expect(second).toMatchObject([{ id: 'two', commence_time: '2030-01-01T00:13:40Z' }]);
    expect(second[0].bookmakers[0].last_update).toBe('2030-01-01T00:10:00Z');
    now = new Date(started + 12 * 60_000);
    const finished = async (query: string) =>
      (await get(`scores?apiKey=x${query}`)).filter((row: { completed: boolean }) => row.completed);
    expect(await finished('&daysFrom=1')).toMatchObject([{ id: 'one', last_update: '2030-01-01T00:11:10Z' }]);
    expect(await finished('')).toEqual([]);
    now = new Date(started + 32 * 60_000);
    expect((await finished('&daysFrom=1')).map(({ id }: { id: string }) => id)).toEqual(['two']);
    expect(await finished('&daysFrom=2')).toHaveLength(2);
  });

  it('needs a file of results that has the columns', async () => {
    await writeFile(join(folder, 'bad.csv'), 'home_team,away_team\na,b\n');
    await expect(readResults(join(folder, 'bad.csv'))).rejects.toThrow(
      /has no column start_time_utc, status, home_score, away_score\.$/,
    );
    await expect(readResults(join(folder, 'nowhere.csv'))).rejects.toThrow(/^There is no file of results at /);
    expect((await readResults(join(folder, 'results.csv'))).notFinal).toBe(1);
  });
});
