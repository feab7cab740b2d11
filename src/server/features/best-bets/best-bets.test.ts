import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BestBets } from '#contract/best-bets.ts';
import type { Slate } from '#research/slate/slate.ts';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { footballSlate, NOW, testEvent, testSlate } from '#research/slate/test-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { get, signUpNew, startTestApp, type TestApp } from '../auth/test-auth-app.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import { playLimitsRoutes } from '../play-limits/play-limits.routes.ts';
import { bestBetsRoutes } from './best-bets.routes.ts';
import { createBestBets } from './best-bets.service.ts';

const AUTH_SECRET = 'a secret of the test';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CHICAGO = '?timeZone=America/Chicago';
const play = createPlayGuard({
  authSecret: AUTH_SECRET,
  site: { helplineName: 'Helpline', helplinePhone: '1-800-522-4700', supportEmail: 'help@example.com' },
});

let site: TestApp;
let cookie: string;
let slate: Slate;
let asked: number;

const open = await testDatabase();

beforeEach(async () => {
  slate = footballSlate();
  asked = 0;
  site = await startTestApp(open.db, { startAt: NOW.toISOString() });
  const { db } = open;
  const deps = { db, now: site.now, newId: randomUUID };
  const source = {
    current: async () => slate,
    moves: async () => {
      asked += 1;
      return [];
    },
  };
  await site.app.register(bestBetsRoutes(createBestBets({ ...deps, slate: source, play })));
  const billing = { requestBillingStop: async () => undefined, sendBillingStops: async () => undefined };
  await site.app.register(playLimitsRoutes({ ...deps, authSecret: AUTH_SECRET, billing }));
  cookie = (await signUpNew(site.app)).cookie;
});
afterEach(() => site.app.close());

const ask = (query = CHICAGO) => get(site.app, `/api/slate/best-bets${query}`, { cookie });
const read = async (query = CHICAGO): Promise<BestBets> => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(200);
  return BestBets.parse(answer.json());
};
const balance = async () => (await get(site.app, '/api/auth/user', { cookie })).json<{ tokensRemaining: number }>();

const evenGame = (id: string, inHours: number, except: Record<string, number[]> = {}) =>
  testEvent(id, {
    home: `${id} Home`,
    away: `${id} Away`,
    inHours,
    markets: [{ market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.91, 1.91], except }],
  });

describe('the day’s best bets', () => {
  it('are for signed-in users', async () => {
    const refused = await get(site.app, '/api/slate/best-bets');
    expect([refused.statusCode, refused.json().message]).toEqual([401, 'Unauthorized']);
  });

  it('put the one real edge of the slate in front, with its proof, its words and the demo mark, free of charge', async () => {
    const before = await balance();
    const { picks, ...found } = await read();
    expect(found).toMatchObject({ odds: 'demo', scope: 'today', hasEdge: true });
    expect(picks[0]).toMatchObject({ pick: 'Buffalo Bills +2.5', book: 'Betmgm', oddsDecimal: 2.05 });
    for (const pick of picks) {
      expect(pick.verdict).not.toBe('pass');
      expect(pick.edge).toBeCloseTo(pick.fairProbability * pick.oddsDecimal - 1, 9);
      expect(pick.analysis).not.toBe('');
      expect(pick.riskFactor).not.toBe('');
      expect(pick.proof.books.length).toBeGreaterThan(1);
    }
    expect((await balance()).tokensRemaining).toBe(before.tokensRemaining);
  });

  it('are at most five, one of a game, best first, over a whole demo day', async () => {
    slate = await demoSlateAt(NOW);
    const { picks } = await read();
    expect(picks.length).toBeGreaterThan(0);
    expect(picks.length).toBeLessThanOrEqual(5);
    expect(new Set(picks.map(({ eventId }) => eventId)).size).toBe(picks.length);
    const order = { bet: 0, lean: 1, pass: 2 };
    expect(picks.map(({ verdict }) => order[verdict])).toEqual([...picks.map(({ verdict }) => order[verdict])].sort());
  });

  it('say plainly that nothing has an edge, and show the closest as a pass without a stake', async () => {
    slate = testSlate([evenGame('a', 2), evenGame('b', 3), evenGame('c', 4), evenGame('d', 5)]);
    const { hasEdge, picks, considered } = await read();
    expect([hasEdge, considered]).toEqual([false, 4]);
    expect(picks.map(({ verdict, units }) => [verdict, units])).toEqual([
      ['pass', 0],
      ['pass', 0],
      ['pass', 0],
    ]);
    for (const { edge } of picks) expect(edge).toBeLessThan(0);
  });

  it('are of the reader’s day, and of the next games where that day has none', async () => {
    // 16:00 UTC is 11 in Chicago and 1 in the night of the next day in Tokyo; the game begins at 14:00 UTC of the next day.
    slate = testSlate([evenGame('late', 22)]);
    expect((await read()).scope).toBe('upcoming');
    expect((await read('?timeZone=Asia/Tokyo')).scope).toBe('today');
  });

  it('are in US Eastern where no zone is known, and refuse one that does not exist', async () => {
    // 04:30 UTC of the next day: half past eleven at night in New York.
    slate = testSlate([evenGame('night', 12.5)]);
    expect((await read('')).scope).toBe('today');
    slate = { ...testSlate([evenGame('later', 13.5)]), version: 2 };
    expect((await read('')).scope).toBe('upcoming');
    const refused = await ask('?timeZone=Mars/Olympus');
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'timeZone must be an IANA name such as America/New_York',
    ]);
  });

  it('are unavailable while nothing is priced', async () => {
    slate = { ...testSlate([]), asOf: null };
    const answer = await ask();
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'There are no prices yet. Please try again in a minute.',
    ]);
  });

  it('are not shown to somebody who is excluded', async () => {
    const begun = await site.app.inject({
      method: 'POST',
      url: '/api/user/limits/time-out',
      payload: { duration: '24h' },
      headers: { cookie },
    });
    expect(begun.statusCode).toBe(200);
    const refused = await ask();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'excluded']);
  });
});

describe('finding them', () => {
  it('happens once for everybody who asks within a minute, whatever zone shares the day', async () => {
    const first = await read();
    const work = asked;
    expect(work).toBeGreaterThan(0);
    site.pass(MINUTE_MS - 1);
    expect(await read()).toEqual(first);
    expect(await read('?timeZone=America/Winnipeg')).toEqual(first);
    expect(asked).toBe(work);
    site.pass(1);
    expect((await read()).picks[0]?.id).not.toBe(first.picks[0]?.id);
    expect(asked).toBe(2 * work);
  });

  it('happens anew with every version of the slate', async () => {
    const first = await read();
    slate = { ...testSlate([evenGame('a', 2)]), version: 2 };
    expect((await read()).picks[0]?.game).not.toBe(first.picks[0]?.game);
  });

  it('happens anew when a game of them begins, which is then never shown', async () => {
    const soon = 10 / 3600;
    slate = testSlate([evenGame('soon', soon, { betmgm: [2.05, 1.8] }), evenGame('later', 3)]);
    expect((await read()).picks.map(({ game }) => game)).toContain('soon Away @ soon Home');
    site.pass(10_000);
    const { picks } = await read();
    expect(picks.map(({ game }) => game)).toEqual(['later Away @ later Home']);
  });

  it('leaves nothing behind when it fails', async () => {
    const good = slate;
    slate = { ...good, bookTitles: undefined as never };
    expect((await ask()).statusCode).toBe(500);
    slate = good;
    expect((await ask()).statusCode).toBe(200);
    site.pass(HOUR_MS);
    expect((await ask()).statusCode).toBe(200);
  });
});
