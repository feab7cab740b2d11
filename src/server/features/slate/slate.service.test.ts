import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fact } from '#research/slate/fact.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { createDemoFeed } from '../../providers/odds-feed/demo/demo-feed.ts';
import { fetchAll } from '../../providers/odds-feed/fetch-all.ts';
import { FeedError, type OddsFeed } from '../../providers/odds-feed/odds-feed.port.ts';
import { createSlateService } from './slate.service.ts';
import { createTestFeed, testBatch, testEvent, twoSides, withoutPricings } from './test-feed.ts';

const MINUTE_MS = 60_000;
const start = new Date('2026-01-10T18:00:00.123Z');
const kickoff = new Date('2026-01-10T23:00:00Z');
const never = new AbortController().signal;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

describe('the slate', async () => {
  let at: Date;
  const now = () => at;
  const later = (minutes: number) => {
    at = new Date(at.getTime() + minutes * MINUTE_MS);
    return at;
  };

  const open = await testDatabase();
  beforeEach(() => {
    at = start;
  });
  afterEach(async () => {
    await open.db.execute(sql`delete from events`);
    await open.db.execute(sql`delete from slate_state`);
    await open.db.execute(sql`delete from job_states`);
  });

  const service = (feed: OddsFeed) =>
    createSlateService({ db: open.db, feed, now, logger: quiet, holder: randomUUID() });

  const changes = async (eventId: string) =>
    rowsOf<{ selection: string; line: number; odds: number | null }>(
      await open.db.execute(sql`
        select selection, line_hundredths as line, odds_decimal as odds from price_changes
        where event_id = ${eventId} order by id`),
    );

  it('stores a batch and reads it back as whole markets, in another process too', async () => {
    const { feed, queue } = createTestFeed();
    queue.push(
      testBatch([
        testEvent('read', kickoff, [
          ...twoSides('pinnacle', 'moneyline', 0, { away: 2.1, home: 1.8 }, at),
          ...twoSides('draftkings', 'spread', -2.5, { home: 1.95, away: 1.87 }, at),
          ...twoSides('pinnacle', 'total', 44.5, { over: 1.9 }, at),
          ...twoSides('draftkings', 'prop:player_pass_yds', 231.5, { over: 1.9, under: 1.8 }, at, 'Josh Allen'),
        ]),
      ]),
    );
    const writer = service(feed);
    expect(await writer.refresh(never)).toMatchObject({ kind: 'done', fetched: true });
    const reader = service(feed);
    const slate = await reader.current();
    expect(withoutPricings(slate)).toEqual(withoutPricings(await writer.current()));
    expect(slate.asOf).toEqual(start);
    expect(slate.events.map((event) => [event.home, event.away, event.startsAt])).toEqual([
      ['Buffalo Bills', 'New York Jets', kickoff],
    ]);
    expect(
      slate.events[0]!.markets.map((m) => [m.market, m.player, m.lineHundredths, m.outcomes, m.quotes[0]]),
    ).toEqual(
      expect.arrayContaining([
        ['moneyline', '', 0, ['home', 'away'], { bookKey: 'pinnacle', decimals: [1.8, 2.1], quotedAt: start }],
        ['spread', '', -250, ['home', 'away'], { bookKey: 'draftkings', decimals: [1.95, 1.87], quotedAt: start }],
        [
          'prop:player_pass_yds',
          'Josh Allen',
          23150,
          ['over', 'under'],
          { bookKey: 'draftkings', decimals: [1.9, 1.8], quotedAt: start },
        ],
      ]),
    );
    expect(slate.events[0]!.markets).toHaveLength(3);
    expect([...slate.bookTitles.values()]).toEqual(['DraftKings', 'Pinnacle']);
  });

  it('records a price when it appears, moves or goes, and not when it is only seen again', async () => {
    const { feed, queue } = createTestFeed();
    const slate = service(feed);
    const event = (odds: Parameters<typeof twoSides>[3], line = -2.5) =>
      testBatch([testEvent('moves', kickoff, twoSides('pinnacle', 'spread', line, odds, at))]);
    queue.push(event({ home: 1.9, away: 1.95 }));
    await slate.refresh(never);
    later(1);
    queue.push(event({ home: 1.9, away: 1.95 }));
    await slate.refresh(never);
    expect((await slate.current()).events[0]!.markets[0]!.quotes[0]!.quotedAt).toEqual(at);
    expect(await changes('test:moves')).toHaveLength(2);
    later(1);
    queue.push(event({ home: 1.88, away: 1.95 }));
    await slate.refresh(never);
    later(1);
    queue.push(event({ home: 1.9, away: 1.95 }, -3));
    await slate.refresh(never);
    expect(await changes('test:moves')).toEqual([
      { selection: 'home', line: -250, odds: 1.9 },
      { selection: 'away', line: 250, odds: 1.95 },
      { selection: 'home', line: -250, odds: 1.88 },
      { selection: 'home', line: -250, odds: null },
      { selection: 'away', line: 250, odds: null },
      { selection: 'home', line: -300, odds: 1.9 },
      { selection: 'away', line: 300, odds: 1.95 },
    ]);
    expect((await slate.current()).events[0]!.markets.map((m) => m.lineHundredths)).toEqual([-300]);
    const series = {
      eventId: 'test:moves',
      market: 'spread',
      bookKey: 'pinnacle',
      selection: 'home',
      player: '',
    } as const;
    expect((await slate.moves([series]))[0]).toEqual([
      { at: start, lineHundredths: -250, oddsDecimal: 1.9 },
      { at: new Date(start.getTime() + 2 * MINUTE_MS), lineHundredths: -250, oddsDecimal: 1.88 },
      { at, lineHundredths: -250, oddsDecimal: null },
      { at, lineHundredths: -300, oddsDecimal: 1.9 },
    ]);
  });

  it('drops a game that is off and keeps those of a sport that could not be listed', async () => {
    const { feed, queue } = createTestFeed();
    const slate = service(feed);
    const prices = twoSides('pinnacle', 'moneyline', 0, { home: 1.9, away: 2 }, at);
    queue.push(
      testBatch([
        testEvent('off', kickoff, prices),
        testEvent('kept', kickoff, prices),
        testEvent('unlisted', kickoff, prices, { sportKey: 'basketball_nba' }),
      ]),
    );
    await slate.refresh(never);
    queue.push(
      testBatch([testEvent('kept', kickoff, prices)], {
        failures: [{ sportKey: 'basketball_nba', reason: 'timed out' }],
      }),
    );
    await slate.refresh(never);
    expect((await slate.current()).events.map(({ id }) => id)).toEqual(['test:kept', 'test:unlisted']);
    expect(withoutPricings(await service(feed).current())).toEqual(withoutPricings(await slate.current()));
    const [state] = rowsOf<{ error: string }>(await open.db.execute(sql`select last_error as error from slate_state`));
    expect(state?.error).toBe('basketball_nba: timed out');
  });

  it('keeps the last good prices through an outage, and says how old they are', async () => {
    const { feed, queue } = createTestFeed();
    const slate = service(feed);
    expect(await slate.status()).toMatchObject({ odds: 'live', badge: 'WAITING', asOf: null, ageSeconds: null });
    queue.push(
      testBatch([testEvent('age', kickoff, twoSides('pinnacle', 'moneyline', 0, { home: 1.9, away: 2 }, at))]),
    );
    await slate.refresh(never);
    expect(await slate.status()).toMatchObject({ badge: 'LIVE', ageSeconds: 0, events: 1, books: 1 });
    later(30);
    queue.push(new FeedError('The odds provider did not answer in time.', { retryAfterSeconds: 40 }));
    expect(await slate.refresh(never)).toMatchObject({ kind: 'failed', retryAfterMs: 40_000 });
    expect(await slate.status()).toMatchObject({ badge: 'LIVE', ageSeconds: 1800 });
    later(1);
    expect(await slate.status()).toMatchObject({ badge: 'DELAYED', ageSeconds: 1860, events: 1 });
    expect((await service(feed).current()).events).toHaveLength(1);
    const [state] = rowsOf<{ error: string }>(await open.db.execute(sql`select last_error as error from slate_state`));
    expect(state?.error).toBe('The odds provider did not answer in time.');
  });

  it('never lets demo rows stand in for live ones', async () => {
    const demo = createTestFeed('demo');
    demo.queue.push(
      testBatch([testEvent('demo', kickoff, twoSides('pinnacle', 'moneyline', 0, { home: 1.9, away: 2 }, at))]),
    );
    const demoSlate = service(demo.feed);
    await demoSlate.refresh(never);
    expect(await demoSlate.status()).toMatchObject({ badge: 'DEMO', events: 1 });
    const live = await service(createTestFeed('live').feed).current();
    expect(live).toMatchObject({ odds: 'live', asOf: null, events: [] });
  });

  it('sees what another process stored after at most five seconds, and asks no more often', async () => {
    const { feed, queue } = createTestFeed();
    const [writer, reader] = [service(feed), service(feed)];
    const empty = await reader.current();
    queue.push(
      testBatch([testEvent('seen', kickoff, twoSides('pinnacle', 'moneyline', 0, { home: 1.9, away: 2 }, at))]),
    );
    await writer.refresh(never);
    expect(await reader.current()).toBe(empty);
    later(5 / 60);
    expect((await reader.current()).events).toHaveLength(1);
    later(1);
    expect(await reader.current()).toBe(await reader.current());
  });

  it('clears away the prices of games long over without calling them withdrawn', async () => {
    const { feed, queue } = createTestFeed();
    const slate = service(feed);
    queue.push(
      testBatch([testEvent('over', kickoff, twoSides('pinnacle', 'moneyline', 0, { home: 1.9, away: 2 }, at))]),
    );
    await slate.refresh(never);
    at = new Date(kickoff.getTime() + 6 * 60 * MINUTE_MS);
    queue.push(testBatch([]));
    await slate.refresh(never);
    expect(await slate.current()).toMatchObject({ events: [], asOf: null });
    expect(rowsOf(await open.db.execute(sql`select 1 from prices`))).toEqual([]);
    expect(await changes('test:over')).toHaveLength(2);
  });

  it('touches only the markets that a batch was asked for, until the game itself is offered no more', async () => {
    const { feed, queue } = createTestFeed();
    const slate = service(feed);
    const line = twoSides('pinnacle', 'moneyline', 0, { home: 1.9, away: 2 }, start);
    const prop = twoSides('pinnacle', 'prop:player_pass_tds', 1.5, { over: 1.9, under: 1.9 }, start, 'A Passer');
    const marketsOf = async () =>
      (await slate.current()).events.flatMap(({ markets }) => markets.map(({ market }) => market));
    queue.push(testBatch([testEvent('parts', kickoff, line)], { completeMarkets: ['moneyline'] }));
    queue.push(
      testBatch([testEvent('parts', kickoff, prop)], { completeSports: [], completeMarkets: ['prop:player_pass_tds'] }),
    );
    await slate.refresh(never);
    await slate.refresh(never);
    expect((await marketsOf()).sort()).toEqual(['moneyline', 'prop:player_pass_tds']);
    queue.push(testBatch([testEvent('parts', kickoff, [])], { completeMarkets: ['moneyline'] }));
    await slate.refresh(never);
    expect(await marketsOf()).toEqual(['prop:player_pass_tds']);
    queue.push(testBatch([], { completeSports: ['americanfootball_nfl'], completeMarkets: ['moneyline'] }));
    await slate.refresh(never);
    expect(await marketsOf()).toEqual([]);
  });

  it('stores facts with their games and takes away what a complete batch no longer says', async () => {
    const { feed, queue } = createTestFeed();
    const fact = (id: string, text: string, kind: Fact['kind'] = 'injury'): Fact => ({
      id,
      eventId: 'test:facts',
      kind,
      team: 'Buffalo Bills',
      player: '',
      text,
      numbers: { games: 3 },
      sourceName: 'Test desk',
      sourceUrl: null,
      observedAt: start,
    });
    const slate = service(feed);
    const textsOf = async () => (await slate.current()).events[0]!.facts.map(({ text }) => text).sort();
    queue.push(testBatch([testEvent('facts', kickoff, [])]));
    await slate.refresh(never);
    const covered = [{ kind: 'injury' as const, eventIds: new Set(['test:facts']) }];
    await slate.saveFacts({ facts: [fact('a', 'first'), fact('b', 'second'), fact('c', 'dry', 'weather')], covered });
    expect(await textsOf()).toEqual(['dry', 'first', 'second']);
    await slate.saveFacts({ facts: [fact('b', 'changed')], covered });
    expect(await textsOf()).toEqual(['changed', 'dry']);
    await slate.saveFacts({
      facts: [{ ...fact('x', 'of a game nobody knows'), eventId: 'test:unknown' }],
      covered: [],
    });
    expect(await textsOf()).toEqual(['changed', 'dry']);
    expect((await service(feed).current()).events[0]!.facts).toHaveLength(2);
  });

  it('holds a whole demo day exactly as the feed gave it, also after a minute and from the database', async () => {
    const slate = service(createDemoFeed({ seed: 7 }));
    await slate.refresh(never);
    later(1);
    await slate.refresh(never);
    const batch = await fetchAll(createDemoFeed({ seed: 7 }), at, never);
    const fresh = await service(createDemoFeed({ seed: 7 })).current();
    expect(fresh.events.map(({ id }) => id)).toEqual(batch.events.map(({ id }) => id));
    const stored = rowsOf<{ n: number; odds: number }>(
      await open.db.execute(sql`select count(*)::int as n, sum(odds_decimal)::float8 as odds from prices`),
    );
    const prices = batch.events.flatMap((event) => event.prices);
    expect(stored[0]?.n).toBe(prices.length);
    expect(stored[0]?.odds).toBeCloseTo(
      prices.reduce((sum, price) => sum + price.oddsDecimal, 0),
      6,
    );
    const quotes = (events: typeof fresh.events) =>
      events.flatMap((event) => event.markets.flatMap((m) => m.quotes.flatMap((quote) => quote.decimals))).length;
    // A book's alternate quote on its main line is the same quote again.
    const offers = batch.events.flatMap(({ id, prices: own }) =>
      own.map((p) =>
        [id, p.bookKey, p.market.replace('alternate_', ''), p.player, p.selection, p.lineHundredths].join(),
      ),
    );
    expect(quotes(fresh.events)).toBe(new Set(offers).size);
  });
});
