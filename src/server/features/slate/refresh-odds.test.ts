import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { sendJson } from '../../providers/odds-feed/the-odds-api/test-provider.ts';
import { HOUR_MS, type OddsWorld, startOddsWorld, TEST_KEY } from './test-odds-world.ts';

const MINUTE_MS = 60_000;
const start = new Date('2026-11-21T12:00:00Z');
const never = new AbortController().signal;
const inHours = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);

describe('the live refresh', async () => {
  let world: OddsWorld;
  let at: Date;
  const later = (minutes: number) => {
    at = new Date(at.getTime() + minutes * MINUTE_MS);
  };
  const open = await testDatabase();
  beforeEach(async () => {
    at = start;
    world = await startOddsWorld(() => at);
    world.games = [
      { id: 'nfl', sport: 'americanfootball_nfl', startsAt: inHours(9) },
      { id: 'nba', sport: 'basketball_nba', startsAt: inHours(60) },
    ];
  });
  afterEach(async () => {
    await world.close();
    for (const table of ['events', 'slate_state', 'job_states', 'provider_credits'])
      await open.db.execute(sql.raw(`delete from ${table}`));
  });

  const credits = async () =>
    rowsOf<{ provider: string; day: string; used: number; remaining: number | null }>(
      await open.db.execute(
        sql`select provider, day::text as day, used, remaining from provider_credits order by day, provider`,
      ),
    );
  const slateState = async () =>
    rowsOf<{ attempt: string; success: string; error: string | null }>(
      await open.db.execute(
        sql`select last_attempt_at as attempt, last_success_at as success, last_error as error from slate_state`,
      ),
    )[0];

  it('fetches all at first, then each sport in its time, and says when it will look again', async () => {
    const server = world.process(open.db);
    expect(await server.refresh(never)).toMatchObject({
      kind: 'done',
      fetched: true,
      detail: { creditsToday: 6, sports: 2 },
    });
    expect(world.paidCalls()).toHaveLength(2);
    const idle = await server.refresh(never, null);
    expect(idle).toMatchObject({ kind: 'done', fetched: false, nextInMs: 10 * MINUTE_MS });
    later(30);
    expect(await server.refresh(never, null)).toMatchObject({ fetched: true });
    expect(world.paidCalls().map((path) => path.split('/')[3])).toEqual(['americanfootball_nfl']);
    later(90);
    await server.refresh(never, null);
    expect(world.paidCalls()).toHaveLength(2);
  });

  it('remembers the credits of a day over restarts and among processes, and never passes the limit', async () => {
    const limits = { creditsPerDay: 20 };
    for (let i = 0; i < 6; i++) await world.process(open.db, limits).refresh(never);
    expect(world.spent).toBe(18);
    expect(await credits()).toEqual([{ provider: 'the-odds-api', day: '2026-11-21', used: 18, remaining: 99_982 }]);
    const spentOut = await world.process(open.db, limits).refresh(never);
    expect(spentOut).toMatchObject({ kind: 'done', fetched: false, detail: { creditsToday: 18 } });
    expect(JSON.stringify(spentOut)).toMatch(/credits of today.*not 30.*ODDS_CREDITS_PER_DAY/);
    at = new Date('2026-11-22T00:00:01Z');
    expect(await world.process(open.db, limits).refresh(never)).toMatchObject({ fetched: true });
    expect((await credits()).at(-1)).toMatchObject({ day: '2026-11-22', used: 3 });
  });

  it('stops at what the provider says is left, and goes on when the free listing says that it was renewed', async () => {
    world.plan = 7;
    const server = world.process(open.db);
    expect(await server.refresh(never)).toMatchObject({ detail: { creditsRemaining: 4 } });
    later(30);
    expect(await server.refresh(never, null)).toMatchObject({ fetched: false });
    expect(world.spent).toBe(3);
    world.plan = 500;
    later(31);
    expect(await server.refresh(never, null)).toMatchObject({ fetched: true });
  });

  it('counts what the provider charges, should it be more than the price list', async () => {
    world.fault = (path) =>
      path.endsWith('/odds') ? (response) => sendJson(response, [], 200, { 'x-requests-last': '6' }) : null;
    const server = world.process(open.db, { creditsPerDay: 40 });
    for (let i = 1; i <= 6; i++) {
      await server.refresh(never);
      expect((await credits())[0]).toMatchObject({ used: 6 * i });
    }
    await server.refresh(never);
    expect((await credits())[0]).toMatchObject({ used: 36 });
  });

  it('lets one process at a time fetch a sport', async () => {
    const [one, two] = [world.process(open.db), world.process(open.db)];
    const outcomes = await Promise.all([one.refresh(never), two.refresh(never)]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done']);
    expect(world.paidCalls().length).toBeLessThanOrEqual(4);
    await Promise.all([one.refresh(never, null), two.refresh(never, null)]);
    expect(world.paidCalls()).toEqual([]);
    expect(world.spent).toBe(Number((await credits())[0]?.used));
  });

  const faults: [string, (response: ServerResponse) => void][] = [
    ['hangs', () => {}],
    ['hangs in its body', (r) => void r.writeHead(200).write('[')],
    ['drips', (r) => drip(r)],
    ['resets', (r) => void r.socket?.destroy()],
    ['answers 500', (r) => sendJson(r, { message: 'no' }, 500)],
    ['answers 429', (r) => sendJson(r, {}, 429)],
    ['answers with a page', (r) => void r.writeHead(200).end('<html>maintenance</html>')],
    ['sends 10 MB', (r) => void r.writeHead(200).end(`["${'x'.repeat(10_000_000)}"]`)],
    ['sends half a JSON', (r) => void r.writeHead(200).end('[{"id":"a"')],
    ['nests without end', (r) => void r.writeHead(200).end(`${'[{"a":'.repeat(100_000)}1`)],
  ];
  it.each(faults)(
    'keeps the last good prices with their age while the provider %s, and recovers by itself',
    async (_what, fault) => {
      const server = world.process(open.db);
      await server.refresh(never);
      const good = await server.current();
      const attempt = (await slateState())?.success;
      later(31);
      world.fault = (path) => (path.startsWith('/v4/sports/') ? (response) => fault(response) : null);
      const failed = await server.refresh(never);
      expect(failed).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/^The odds provider /) });
      expect((await server.current()).events).toEqual(good.events);
      expect(await server.status()).toMatchObject({ badge: 'DELAYED', ageSeconds: 31 * 60 + 30, events: 2 });
      expect(await slateState()).toMatchObject({ success: attempt, error: (failed as { reason: string }).reason });
      world.fault = null;
      later(2);
      expect(await server.refresh(never, null)).toMatchObject({ kind: 'done', fetched: true });
      expect(await server.status()).toMatchObject({ badge: 'LIVE', ageSeconds: 30 });
      expect(await slateState()).toMatchObject({ error: null });
      expect(world.logs.join('\n') + JSON.stringify(failed)).not.toContain(TEST_KEY);
    },
  );

  it('pauses every sport as long as the provider asks, a minute where it does not say, and not beyond an hour', async () => {
    const server = world.process(open.db);
    await server.refresh(never);
    const pausedFor = async (headers: Record<string, string>) => {
      world.fault = (path) => (path.endsWith('/odds') ? (response) => sendJson(response, {}, 429, headers) : null);
      await server.refresh(never);
      world.fault = null;
      world.paidCalls();
      const from = at;
      for (let calls = 0; calls === 0; calls = world.paidCalls().length) {
        later(1);
        await server.refresh(never, null);
      }
      return (at.getTime() - from.getTime()) / MINUTE_MS;
    };
    expect(await pausedFor({ 'retry-after': '300' })).toBe(5);
    expect(await pausedFor({})).toBe(1);
    expect(await pausedFor({ 'retry-after': '86400' })).toBe(60);
  });

  it('takes over moved starts and new names, drops what is offered no more, and keeps a game without books', async () => {
    const server = world.process(open.db);
    await server.refresh(never);
    world.games = [
      { id: 'nfl', sport: 'americanfootball_nfl', startsAt: inHours(11), home: 'Home City' },
      { id: 'nfl', sport: 'americanfootball_nfl', startsAt: inHours(11), home: 'Home City' },
      { id: 'bare', sport: 'americanfootball_nfl', startsAt: inHours(12), prices: null },
    ];
    await server.refresh(never);
    const { events } = await server.current();
    expect(events.map(({ id, home, startsAt, markets }) => [id, home, startsAt, markets.length])).toEqual([
      ['the-odds-api:nfl', 'Home City', inHours(11), 1],
      ['the-odds-api:bare', 'Home', inHours(12), 0],
    ]);
  });

  it('drops the games of a sport that the provider lists no more', async () => {
    const server = world.process(open.db);
    await server.refresh(never);
    world.sports = ['americanfootball_nfl'];
    later(31);
    await server.refresh(never);
    expect((await server.current()).events.map(({ id }) => id)).toEqual(['the-odds-api:nfl']);
  });

  it('does without listings of games', async () => {
    world.fault = (path) =>
      path.endsWith('/events') ? (response) => sendJson(response, { message: 'no' }, 404) : null;
    const server = world.process(open.db);
    expect(await server.refresh(never)).toMatchObject({ kind: 'done', fetched: true });
    expect((await server.current()).events).toHaveLength(2);
  });

  it('is ended by a stop, and what it was at is free for the next', async () => {
    const stop = new AbortController();
    world.fault = (path) => (path.endsWith('/odds') ? () => stop.abort() : null);
    await expect(world.process(open.db).refresh(stop.signal)).rejects.toThrow(/abort/i);
    world.fault = null;
    expect(await world.process(open.db).refresh(never)).toMatchObject({ fetched: true });
  });
});

/** A byte now and then: never silent for long, and never done. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
}
