import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calledOff, espnFight, espnGame, FINAL, IN_PROGRESS, SCHEDULED } from '../espn/test-espn-payloads.ts';
import type { FactEvent } from '../facts/facts.port.ts';
import { sendJson, startTestProvider, type TestProvider } from '../odds-feed/the-odds-api/test-provider.ts';
import { createEspnResults } from './espn-results.ts';

const now = new Date('2026-06-11T12:00:00Z');
const never = new AbortController().signal;

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
});

const serve = (...events: unknown[]) => {
  provider.answer = (_path, _request, response) => sendJson(response, { events });
};
const fetchResults = (events: FactEvent[], at = now, options = {}) =>
  createEspnResults({ baseUrl: provider.baseUrl, ...options }).fetchResults(events, at, never);

const mlb = (id: string, startsAt: string, home = 'Cleveland Guardians', away = 'Minnesota Twins'): FactEvent => ({
  id,
  sportKey: 'baseball_mlb',
  home,
  away,
  startsAt: new Date(startsAt),
});
const board = (id: string, date: string, type: object, score: [unknown, unknown] = ['5', '4'], more = {}) =>
  espnGame({ id, date, home: 'Cleveland Guardians', away: 'Minnesota Twins', type: { ...type }, score, ...more });

const [first, second] = ['2026-06-10T17:10:00Z', '2026-06-10T23:10:00Z'];

describe('results from scoreboards', () => {
  it('are finals with their score, way of ending, source and time', async () => {
    serve(board('7', '2026-06-10T17:12Z', { ...FINAL, shortDetail: 'Final/11' }, [4, { value: 6 }]));
    expect(await fetchResults([mlb('a', first)])).toEqual({
      results: [
        {
          eventId: 'a',
          status: 'final',
          homeScore: 4,
          awayScore: 6,
          detail: 'F/11',
          sourceName: 'ESPN',
          sourceUrl: 'https://www.espn.com/mlb/game/_/gameId/7',
          observedAt: now,
        },
      ],
      unmatched: [],
      failures: [],
    });
  });

  it('turn the score around where ESPN names the sides the other way', async () => {
    serve(board('7', '2026-06-10T17:12Z', FINAL, ['2', '9']));
    const { results } = await fetchResults([mlb('a', first, 'Minnesota Twins', 'Cleveland Guardians')]);
    expect(results).toMatchObject([{ homeScore: 9, awayScore: 2 }]);
  });

  it('keep the games of a doubleheader apart, also when only one is over', async () => {
    serve(board('8', '2026-06-10T23:10Z', FINAL, ['1', '0']), board('7', '2026-06-10T17:10Z', FINAL, ['5', '4']));
    const both = await fetchResults([mlb('a', first), mlb('b', second)]);
    const scores = both.results.map(({ eventId, homeScore }) => [eventId, homeScore]);
    expect(scores.sort()).toEqual([
      ['a', 5],
      ['b', 1],
    ]);
    serve(board('7', '2026-06-10T17:10Z', FINAL, ['5', '4']), board('8', '2026-06-10T23:10Z', IN_PROGRESS, ['1', '0']));
    expect((await fetchResults([mlb('a', first), mlb('b', second)])).results).toMatchObject([{ eventId: 'a' }]);
    // One of the two is gone from the list: the other's score settles it alone.
    serve(board('8', '2026-06-10T23:10Z', FINAL, ['1', '0']));
    const one = await fetchResults([mlb('a', first), mlb('b', second)]);
    expect(one.results).toMatchObject([{ eventId: 'b', homeScore: 1 }]);
    expect(one.unmatched).toEqual([
      { sportKey: 'baseball_mlb', kind: 'game', name: 'Minnesota Twins @ Cleveland Guardians' },
    ]);
  });

  it.each([
    ['postponed', calledOff('STATUS_POSTPONED'), 'postponed'],
    ['cancelled', calledOff('STATUS_CANCELED'), 'cancelled'],
    ['abandoned', calledOff('STATUS_ABANDONED'), 'abandoned'],
  ])('say that a game was %s, without a score', async (_what, type, status) => {
    serve(board('7', '2026-06-10T17:10Z', type));
    expect((await fetchResults([mlb('a', first)])).results).toMatchObject([
      { status, homeScore: null, awayScore: null, detail: '' },
    ]);
  });

  it('wait two days for a suspended game to be resumed', async () => {
    serve(board('7', '2026-06-10T17:10Z', calledOff('STATUS_SUSPENDED')));
    expect((await fetchResults([mlb('a', first)])).results).toEqual([]);
    const later = new Date('2026-06-12T17:11:00Z');
    expect((await fetchResults([mlb('a', first)], later)).results).toMatchObject([{ status: 'abandoned' }]);
  });

  it.each([
    ['is coming', SCHEDULED],
    ['is under way', IN_PROGRESS],
    ['is under way and said to be completed', { ...IN_PROGRESS, completed: true }],
    ['is over by name only', { ...FINAL, completed: false }],
    ['was forfeited', { ...FINAL, name: 'STATUS_FORFEIT' }],
  ])('say nothing of a game that %s', async (_what, type) => {
    serve(board('7', '2026-06-10T17:10Z', type, ['5', '4']));
    expect((await fetchResults([mlb('a', first)])).results).toEqual([]);
  });

  it('believe no final of a game that has not begun', async () => {
    serve(board('7', '2026-06-11T14:00Z', FINAL));
    expect((await fetchResults([mlb('a', '2026-06-11T11:00:00Z')])).results).toEqual([]);
  });

  it.each([
    ['no score', ['', '4'], {}],
    ['a score that is none', ['5', 'five'], {}],
    ['a winner with fewer runs', ['3', '4'], { sides: [{ winner: true }, { winner: false }] }],
  ])('do not take a final with %s, and say so', async (_what, score, more) => {
    serve(board('7', '2026-06-10T17:10Z', FINAL, score as [unknown, unknown], more));
    const batch = await fetchResults([mlb('a', first)]);
    expect(batch.results).toEqual([]);
    expect(batch.failures).toEqual(['MLB: a final without a score that can be read was not taken']);
  });

  it('follow a start that was moved on the day, and attach nothing of the day after', async () => {
    serve(board('7', '2026-06-10T21:00Z', FINAL));
    expect((await fetchResults([mlb('a', first)])).results).toHaveLength(1);
    serve(board('9', '2026-06-11T17:10Z', FINAL));
    expect((await fetchResults([mlb('a', first)], new Date('2026-06-12T00:00:00Z'))).results).toEqual([]);
  });

  it('tell a fight by its winner, and leave one without a winner open', async () => {
    const fight: FactEvent = {
      ...mlb('f', '2026-06-10T02:00:00Z', 'Ilia Topuria', 'Justin Gaethje'),
      sportKey: 'mma_mixed_martial_arts',
    };
    const card = (...sides: [object, object]) => ({
      id: '600',
      date: '2026-06-09T23:00Z',
      competitions: [
        espnFight(
          '601',
          '2026-06-10T03:00Z',
          ['Justin Gaethje', 'Ilia Topuria'],
          [{ ...sides[0] }, { ...sides[1] }],
          FINAL,
        ),
      ],
      status: { type: SCHEDULED },
    });
    serve(card({ winner: false }, { winner: true }));
    expect((await fetchResults([fight])).results).toMatchObject([
      { homeScore: 1, awayScore: 0, sourceUrl: 'https://www.espn.com/mma/fightcenter/_/id/600/league/ufc' },
    ]);
    serve(card({ winner: false }, { winner: false }));
    expect((await fetchResults([fight])).results).toEqual([]);
  });

  it.each([
    ['late in the evening', '2026-06-11T03:30:00Z', ['20260610', '20260611']],
    ['soon after midnight', '2026-06-11T04:30:00Z', ['20260610', '20260611']],
    ['in the afternoon', '2026-06-10T18:00:00Z', ['20260610']],
  ])('ask for the days on which New York would list a game that starts %s', async (_what, startsAt, days) => {
    serve();
    await fetchResults([mlb('a', startsAt)]);
    const asked = provider.asked.map((path) => new URLSearchParams(path.split('?')[1]).get('dates'));
    expect(asked.sort()).toEqual(days);
  });

  it('ask for the newest games first when not everything may be asked for', async () => {
    serve();
    const events = [mlb('old', '2026-05-01T18:00:00Z'), mlb('new', '2026-06-10T18:00:00Z')];
    const batch = await fetchResults(events, now, { callsPerRun: 1 });
    expect(provider.asked).toHaveLength(1);
    expect(provider.asked[0]).toContain('dates=20260610');
    expect(batch.failures).toEqual(['Not everything was asked for: no more than 1 calls are made in a round']);
    // What was not looked for is not missing.
    expect(batch.unmatched.map(({ name }) => name)).toEqual(['Cleveland Guardians', 'Minnesota Twins']);
  });
});
