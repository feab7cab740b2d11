import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { sendJson } from '../../providers/odds-feed/the-odds-api/test-provider.ts';
import { HOUR_MS, type OddsWorld, startOddsWorld } from './test-odds-world.ts';

const MINUTE_MS = 60_000;
const start = new Date('2026-11-21T12:00:00Z');
const never = new AbortController().signal;
const inHours = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
const SHARP = { sharpBooks: ['pinnacle', 'novig'] };

describe('the second request, for sharp books', () => {
  let open: OpenDatabase;
  let world: OddsWorld;
  let at: Date;
  const later = (minutes: number) => {
    at = new Date(at.getTime() + minutes * MINUTE_MS);
  };
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    at = start;
    world = await startOddsWorld(() => at);
    world.regionBooks = ['draftkings', 'fanduel'];
    world.games = [{ id: 'nfl', sport: 'americanfootball_nfl', startsAt: inHours(9) }];
    world.sports = ['americanfootball_nfl'];
  });
  afterEach(async () => {
    await world.close();
    for (const table of ['events', 'slate_state', 'job_states', 'provider_credits'])
      await open.db.execute(sql.raw(`delete from ${table}`));
  });

  const asked = () => world.paidCalls().map((path) => (path.includes('bookmakers=') ? 'sharp' : 'main'));
  const quotesOf = async (server: ReturnType<OddsWorld['process']>) =>
    (await server.current()).events.flatMap(({ markets }) =>
      markets.flatMap(({ quotes }) => quotes.map(({ bookKey, quotedAt }) => [bookKey, ageOf(quotedAt)])),
    );
  const ageOf = (quotedAt: Date) => Math.floor((at.getTime() - quotedAt.getTime()) / MINUTE_MS);

  it('comes every second time, and neither takes away what the other brought', async () => {
    const server = world.process(open.db, SHARP);
    expect(await server.refresh(never, null)).toMatchObject({ fetched: true, detail: { creditsToday: 6 } });
    expect(asked()).toEqual(['main', 'sharp']);
    const all = (main: number, sharp: number) => [
      ['draftkings', main],
      ['fanduel', main],
      ['novig', sharp],
      ['pinnacle', sharp],
    ];
    expect(await quotesOf(server)).toEqual(all(0, 0));
    later(30);
    await server.refresh(never, null);
    expect(asked()).toEqual(['main']);
    expect(await quotesOf(server)).toEqual(all(0, 30));
    later(30);
    await server.refresh(never, null);
    expect(asked()).toEqual(['main', 'sharp']);
    expect(await quotesOf(server)).toEqual(all(0, 0));
    expect(await quotesOf(world.process(open.db, SHARP))).toEqual(all(0, 0));
    expect(world.spent).toBe(15);
  });

  it('takes away what its own books offer no more, and the main request what its own do', async () => {
    const server = world.process(open.db, SHARP);
    await server.refresh(never, null);
    world.silent = new Set(['novig', 'fanduel']);
    later(30);
    await server.refresh(never, null);
    expect((await quotesOf(server)).map(([book]) => book)).toEqual(['draftkings', 'novig', 'pinnacle']);
    later(30);
    await server.refresh(never, null);
    expect((await quotesOf(server)).map(([book]) => book)).toEqual(['draftkings', 'pinnacle']);
    const gone = rowsOf(
      await open.db.execute(sql`
        select distinct book_key as book from price_changes
        where odds_decimal is null and event_id = 'the-odds-api:nfl' and changed_at > ${start.toISOString()}::timestamptz
        order by 1`),
    );
    expect(gone).toEqual([{ book: 'fanduel' }, { book: 'novig' }]);
  });

  it('leaves a book to the main request whose region holds it', async () => {
    world.regionBooks = ['draftkings', 'novig'];
    const server = world.process(open.db, SHARP);
    await server.refresh(never, null);
    later(30);
    await server.refresh(never, null);
    expect(await quotesOf(server)).toEqual([
      ['draftkings', 0],
      ['novig', 0],
      ['pinnacle', 30],
    ]);
  });

  it('lists no games of its own, and keeps those that only the main request lists', async () => {
    const server = world.process(open.db, SHARP);
    const both = world.games;
    world.games = [];
    await server.refresh(never, null);
    world.fault = (path) => {
      if (path.endsWith('/odds')) world.games = world.provider.asked.at(-1)?.includes('bookmakers=') ? both : [];
      return null;
    };
    later(60);
    await server.refresh(never);
    expect((await server.current()).events).toEqual([]);
    world.fault = (path) => {
      if (path.endsWith('/odds')) world.games = world.provider.asked.at(-1)?.includes('bookmakers=') ? [] : both;
      return null;
    };
    later(60);
    await server.refresh(never);
    expect(await quotesOf(server)).toEqual([
      ['draftkings', 0],
      ['fanduel', 0],
    ]);
  });

  it('fails by itself: the slate stands, and it is tried again', async () => {
    const server = world.process(open.db, SHARP);
    world.fault = (path) =>
      path.endsWith('/odds') && world.provider.asked.at(-1)?.includes('bookmakers=')
        ? (response) => sendJson(response, { message: 'no' }, 500)
        : null;
    expect(await server.refresh(never, null)).toMatchObject({ kind: 'done', fetched: true });
    expect((await quotesOf(server)).map(([book]) => book)).toEqual(['draftkings', 'fanduel']);
    expect(world.logs.join()).toContain('The sharp books were not refreshed.');
    world.fault = null;
    asked();
    later(1);
    await server.refresh(never, null);
    expect(asked()).toEqual(['sharp']);
    expect(await server.status()).toMatchObject({ badge: 'LIVE' });
  });

  it('is not made while the provider asks for a pause, and never passes the day’s credits', async () => {
    const server = world.process(open.db, { ...SHARP, creditsPerDay: 20 });
    for (let look = 0; look < 60; look++) {
      await server.refresh(never, null);
      later(10);
    }
    expect(world.spent).toBeLessThanOrEqual(18);
    expect(asked()).toContain('main');
    at = new Date('2026-11-22T12:00:00Z');
    world.games = [{ id: 'nfl', sport: 'americanfootball_nfl', startsAt: inHours(30) }];
    world.fault = (path) => (path.endsWith('/odds') ? (response) => sendJson(response, {}, 429) : null);
    await server.refresh(never, null);
    expect(asked()).toEqual(['main']);
  });
});
