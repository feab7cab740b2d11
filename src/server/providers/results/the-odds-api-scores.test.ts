import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FactEvent } from '../facts/facts.port.ts';
import { FeedError } from '../odds-feed/odds-feed.port.ts';
import { sendJson, startTestProvider, type TestProvider } from '../odds-feed/the-odds-api/test-provider.ts';
import { createTheOddsApiScores } from './the-odds-api-scores.ts';

const now = new Date('2026-05-04T12:00:00Z');
const never = new AbortController().signal;
const hoursAgo = (n: number) => new Date(now.getTime() - n * 3_600_000);

const game = (id: string, hours: number, more: Partial<FactEvent> = {}): FactEvent => ({
  id: `the-odds-api:${id}`,
  sportKey: 'baseball_mlb',
  home: 'Oakland Athletics',
  away: 'Texas Rangers',
  startsAt: hoursAgo(hours),
  ...more,
});
const row = (id: string, home: unknown, away: unknown, more: object = {}) => ({
  id,
  sport_key: 'baseball_mlb',
  commence_time: '2026-05-04T00:00:00Z',
  completed: true,
  home_team: 'Oakland Athletics',
  away_team: 'Texas Rangers',
  scores: [
    { name: 'Texas Rangers', score: away },
    { name: 'Oakland Athletics', score: home },
  ],
  last_update: '2026-05-04T04:00:00Z',
  ...more,
});

describe('scores of The Odds API', () => {
  let provider: TestProvider;
  let credits: { left: number; settled: number[] };
  beforeAll(async () => {
    provider = await startTestProvider();
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    provider.asked.length = 0;
    credits = { left: 10, settled: [] };
  });

  const serve = (...bodies: unknown[]) => {
    provider.answer = (_path, _request, response) => sendJson(response, bodies.length > 1 ? bodies.shift() : bodies[0]);
  };
  const fetchResults = (...events: FactEvent[]) =>
    createTheOddsApiScores({
      baseUrl: provider.baseUrl,
      apiKey: 'secret',
      credits: {
        reserve: async (cost) => {
          if (credits.left < cost) return null;
          credits.left -= cost;
          return { day: '2026-05-04', credits: cost };
        },
        settle: async (reserved, { used }) => {
          credits.left += reserved.credits - used;
          credits.settled.push(used);
        },
      },
    }).fetchResults(events, now, never);
  const scoresOf = async (...events: FactEvent[]) =>
    (await fetchResults(...events)).results.map(({ eventId, homeScore, awayScore }) => [eventId, homeScore, awayScore]);

  it('are asked for once a sport, as far back as its oldest game, and never beyond three days', async () => {
    serve([]);
    await fetchResults(game('a', 3), game('b', 30), game('c', 80), game('d', 3, { sportKey: 'basketball_nba' }));
    const paths = provider.asked.map((path) => path.replace(/&apiKey.*/, ''));
    expect(paths).toEqual([
      '/v4/sports/baseball_mlb/scores?daysFrom=2&dateFormat=iso',
      '/v4/sports/basketball_nba/scores?daysFrom=1&dateFormat=iso',
    ]);
    provider.asked.length = 0;
    await fetchResults(game('c', 80), { ...game('x', 3), id: 'demo:x' });
    expect(provider.asked).toEqual([]);
  });

  it('are texts or numbers, of the side that they name, and nothing before the game is over', async () => {
    serve([
      row('a', '5', '3'),
      row('b', 11, 0),
      row('c', '2', '1', { completed: false }),
      row('d', '7', '4'),
      row('e', '1', '0', { scores: null, completed: false, last_update: null }),
    ]);
    expect(await scoresOf(game('a', 3), game('b', 4), game('c', 3), game('e', 3))).toEqual([
      ['the-odds-api:a', 5, 3],
      ['the-odds-api:b', 11, 0],
    ]);
    const batch = await fetchResults(game('a', 3));
    expect(batch.results[0]).toMatchObject({
      status: 'final',
      sourceName: 'The Odds API',
      observedAt: new Date('2026-05-04T04:00:00Z'),
    });
  });

  it('stay with the sides as they were priced when the provider turns them around or renames one', async () => {
    serve([
      row('a', '5', '3', { home_team: 'Texas Rangers', away_team: 'Oakland Athletics' }),
      row('b', '5', '3', {
        home_team: 'Athletics',
        scores: [
          { name: 'Athletics', score: '6' },
          { name: 'Texas Rangers', score: '2' },
        ],
      }),
    ]);
    expect(await scoresOf(game('a', 3), game('b', 3))).toEqual([
      ['the-odds-api:a', 5, 3],
      ['the-odds-api:b', 6, 2],
    ]);
  });

  it('settle nothing when they cannot be read, and say so', async () => {
    const bad = [null, 'x', [], [{ name: 'Texas Rangers', score: '3' }]];
    serve([...bad.map((scores, n) => row(`${n}`, 0, 0, { scores })), row('4', '-1', '2'), row('5', '1.5', '2'), null]);
    const games = [0, 1, 2, 3, 4, 5].map((n) => game(`${n}`, 3));
    expect(await fetchResults(...games)).toMatchObject({
      results: [],
      unmatched: [],
      failures: ['baseball_mlb: 6 finished without scores that can be read'],
    });
    serve({ message: 'not a list' });
    expect((await fetchResults(game('a', 3))).failures).toEqual([
      'baseball_mlb: sent something else than a list of scores',
    ]);
  });

  it('of a team that the row does not play are attached to nobody, and the name is told', async () => {
    serve([row('a', '5', '3', { home_team: 'Seattle Mariners' })]);
    expect(await fetchResults(game('a', 3))).toMatchObject({
      results: [],
      unmatched: [{ sportKey: 'baseball_mlb', kind: 'team', name: 'oakland athletics' }],
    });
  });

  it('are paid from the day’s credits, by what the provider charged, and not asked for without', async () => {
    provider.answer = (_path, _request, response) => sendJson(response, [], 200, { 'x-requests-last': '1' });
    const [mlb, nba] = [game('a', 3), game('b', 3, { sportKey: 'basketball_nba' })];
    await fetchResults(mlb, nba);
    expect(credits).toEqual({ left: 8, settled: [1, 1] });
    serve([row('a', '5', '3')]);
    credits.left = 3;
    const batch = await fetchResults(mlb, nba);
    expect(batch.results).toHaveLength(1);
    expect(batch.failures).toEqual(["basketball_nba: the day's credits are used up"]);
    expect(provider.asked).toHaveLength(3);
  });

  it('of one sport that fails do not stop the others, and a refusal stops all', async () => {
    const sports = [game('a', 3), game('b', 3, { sportKey: 'basketball_nba' })];
    provider.answer = (path, _request, response) =>
      path.includes('nba') ? sendJson(response, []) : sendJson(response, {}, 500);
    expect((await fetchResults(...sports)).failures).toEqual(['baseball_mlb: answered HTTP 500']);
    expect(credits.left).toBe(8);
    provider.asked.length = 0;
    provider.answer = (_path, _request, response) => sendJson(response, {}, 429, { 'retry-after': '40' });
    const refused = fetchResults(...sports);
    await expect(refused).rejects.toThrow(FeedError);
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 40 });
    expect(provider.asked).toHaveLength(1);
    await expect(refused).rejects.not.toThrow(/secret/);
  });
});
