import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WantedPrices } from '#research/tools/best-bets/wanted-prices.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { createDemoFeed } from '../../providers/odds-feed/demo/demo-feed.ts';
import { sendJson } from '../../providers/odds-feed/the-odds-api/test-provider.ts';
import { createSlateService } from './slate.service.ts';
import { HOUR_MS, type OddsWorld, startOddsWorld, TEST_KEY } from './test-odds-world.ts';

const MINUTE_MS = 60_000;
const start = new Date('2026-11-21T12:00:00Z');
/** Longer than a machine under load takes for an answer. */
const PATIENCE_MS = 20_000;
const never = new AbortController().signal;
const nba: WantedPrices = { sportKeys: ['basketball_nba'], eventIds: [], kinds: [] };
const props: WantedPrices = { sportKeys: [], eventIds: ['the-odds-api:nba'], kinds: ['prop'] };

describe('a question that needs fresher prices', async () => {
  let world: OddsWorld;
  let at: Date;
  let waits: number;
  const onWait = () => {
    waits += 1;
  };
  const later = (minutes: number) => {
    at = new Date(at.getTime() + minutes * MINUTE_MS);
  };
  const open = await testDatabase();
  beforeEach(async () => {
    at = start;
    waits = 0;
    world = await startOddsWorld(() => at);
    world.games = [{ id: 'nba', sport: 'basketball_nba', startsAt: new Date(start.getTime() + 60 * HOUR_MS) }];
  });
  afterEach(async () => {
    await world.close();
    for (const table of ['events', 'slate_state', 'job_states', 'provider_credits'])
      await open.db.execute(sql.raw(`delete from ${table}`));
  });
  /** A process that has refreshed everything once. */
  const refreshed = async (settings = {}, db: Db = open.db) => {
    const server = world.process(db, settings, PATIENCE_MS);
    await server.refresh(never);
    world.paidCalls();
    return server;
  };
  type Server = Awaited<ReturnType<typeof refreshed>>;
  const marketsOf = async (server: Server) =>
    (await server.current()).events.flatMap(({ markets }) =>
      markets.map(({ market, lineHundredths }) => `${market} ${lineHundredths}`),
    );
  const questionCredits = async () =>
    rowsOf<{ used: number }>(
      await open.db.execute(sql`select used from provider_credits where provider = 'the-odds-api:questions'`),
    )[0]?.used;

  it('gets a sport that is older than the wished minutes, and no other', async () => {
    const server = await refreshed();
    later(29);
    await server.freshen(nba, onWait);
    expect([waits, world.paidCalls()]).toEqual([0, []]);
    later(1);
    world.games[0] = { ...world.games[0]!, prices: [150, -170] };
    await server.freshen({ ...nba, sportKeys: ['basketball_nba', 'cricket_ipl'] }, onWait);
    expect(waits).toBe(1);
    expect(world.paidCalls().map((path) => path.split('/')[3])).toEqual(['basketball_nba']);
    expect((await server.current()).events[0]?.markets[0]?.quotes[0]?.decimals[0]).toBe(2.5);
    expect(await server.status()).toMatchObject({ badge: 'LIVE', ageSeconds: 30 });
  });

  it('gets props and other lines of a game, keeps them five minutes, and leaves its featured odds alone', async () => {
    const server = await refreshed();
    await server.freshen(props, onWait);
    await server.freshen({ ...props, kinds: ['alternate_spread'] }, onWait);
    const [first, second] = world.paidCalls().map((path) => new URL(path, 'http://x'));
    expect(first?.pathname).toBe('/v4/sports/basketball_nba/events/nba/odds');
    expect(first?.searchParams.get('markets')).toBe(
      'player_points,player_rebounds,player_assists,player_threes,player_points_rebounds_assists',
    );
    expect(second?.searchParams.get('markets')).toBe('alternate_spreads');
    const markets = await marketsOf(server);
    expect(markets).toContain('moneyline 0');
    expect(markets).toContain('prop:player_points 2050');
    expect(markets.some((market) => market.endsWith('spread -750'))).toBe(true);
    later(4);
    await server.freshen(props, onWait);
    expect(world.paidCalls()).toEqual([]);
    later(1);
    await server.freshen(props, onWait);
    expect(world.paidCalls()).toHaveLength(1);
    later(30);
    await server.refresh(never);
    expect(await marketsOf(server)).toContain('prop:player_points 2050');
    expect(await questionCredits()).toBe(11);
  });

  it('is one call for all turns that want the same at once, also in other processes', async () => {
    const [one, two] = [await refreshed(), await refreshed()];
    later(31);
    world.games[0] = { ...world.games[0]!, prices: [150, -170] };
    const priceAfter = async () => {
      await one.freshen(nba, onWait);
      return (await one.current()).events[0]?.markets[0]?.quotes[0]?.decimals[0];
    };
    expect(await Promise.all([priceAfter(), priceAfter(), priceAfter()])).toEqual([2.5, 2.5, 2.5]);
    world.paidCalls();
    later(31);
    await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).freshen(nba, onWait)));
    await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).freshen(props, onWait)));
    const calls = world.paidCalls();
    expect(calls.filter((path) => path.includes('/events/'))).toHaveLength(1);
    expect(calls.filter((path) => !path.includes('/events/'))).toHaveLength(1);
  });

  it('is not paid for again by who chose it before and comes to it after', async () => {
    const first = await refreshed();
    let held: Promise<void> | null = null;
    const slow = new Proxy(open.db, {
      get: (db, name) =>
        name === 'execute'
          ? async (query: SQL) => {
              await held;
              return db.execute(query);
            }
          : Reflect.get(db, name),
    });
    const second = await refreshed({}, slow);
    later(31);
    for (const wanted of [nba, props]) {
      let letGo = () => {};
      const late = second.freshen(wanted, () => {
        held = new Promise((resolve) => {
          letGo = resolve;
        });
      });
      await vi.waitUntil(() => held !== null);
      await first.freshen(wanted, onWait);
      letGo();
      await late;
      held = null;
    }
    expect(world.paidCalls()).toHaveLength(2);
  });

  it('goes on with what is stored when the provider hangs, after three seconds, and does not wait again for a minute', async () => {
    const server = world.process(open.db, {}, PATIENCE_MS);
    await server.refresh(never);
    world.paidCalls();
    const before = await marketsOf(server);
    later(31);
    world.fault = () => () => {};
    const from = performance.now();
    await Promise.all([server.freshen(nba, onWait), server.freshen(props, onWait)]);
    expect(performance.now() - from).toBeGreaterThan(2900);
    expect(performance.now() - from).toBeLessThan(4500);
    expect(world.paidCalls()).toHaveLength(2);
    await Promise.all([server.freshen(nba, onWait), server.freshen(props, onWait)]);
    expect(world.paidCalls()).toEqual([]);
    expect(await marketsOf(server)).toEqual(before);
    // What was asked for and not waited for has most likely been charged.
    expect(await questionCredits()).toBe(8);
    world.fault = null;
    later(2);
    await server.freshen(nba, onWait);
    expect(world.paidCalls()).toHaveLength(1);
    expect(world.logs.join('\n')).not.toContain(TEST_KEY);
  });

  it('does not ask through a pause that the provider asked for', async () => {
    const server = await refreshed();
    later(31);
    world.fault = () => (response) => sendJson(response, {}, 429, { 'retry-after': '600' });
    await server.freshen(nba, onWait);
    world.fault = null;
    world.paidCalls();
    later(9);
    await Promise.all([server.freshen(nba, onWait), server.freshen(props, onWait)]);
    expect(world.paidCalls()).toEqual([]);
    later(1);
    await Promise.all([server.freshen(nba, onWait), server.freshen(props, onWait)]);
    expect(world.paidCalls()).toHaveLength(2);
  });

  it('spends no more than is left for questions', async () => {
    const server = await refreshed({ creditsPerDay: 40 });
    later(31);
    // A day full of starts, so that the schedule itself could use more than there is.
    for (let hour = 1; hour <= 12; hour++)
      world.games.push({
        id: `g${hour}`,
        sport: 'basketball_nba',
        startsAt: new Date(start.getTime() + hour * HOUR_MS),
      });
    await server.refresh(never);
    expect(world.spent).toBe(6);
    world.paidCalls();
    await server.freshen({ ...props, eventIds: ['the-odds-api:g5', 'the-odds-api:nba'] }, onWait);
    expect(world.spent).toBe(6);
    await server.freshen({ ...props, kinds: ['alternate_total'] }, onWait);
    expect(world.spent).toBe(7);
  });

  it('changes nothing about how the refresh stands', async () => {
    const server = await refreshed();
    const state = async () =>
      rowsOf(await open.db.execute(sql`select last_success_at, last_error, refused from slate_state`));
    const before = await state();
    later(31);
    await Promise.all([server.freshen(nba, onWait), server.freshen(props, onWait)]);
    expect(await state()).toEqual(before);
  });

  it('never asks for demo odds', async () => {
    const feed = createDemoFeed({ seed: 1 });
    const refuse = () => Promise.reject(new Error('asked'));
    const logger = { info: () => {}, warn: refuse, error: refuse };
    const server = createSlateService({
      db: open.db,
      feed: { ...feed, fetchOdds: refuse, fetchEventMarkets: refuse },
      now: () => at,
      logger,
      holder: 'x',
    });
    await server.freshen({ ...nba, ...props }, onWait);
    expect(waits).toBe(0);
  });
});
