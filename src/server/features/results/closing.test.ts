import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FeedPrice } from '#research/slate/price.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { testDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { newHold } from '../../platform/database/test-hold.ts';
import { createSlateStore } from '../slate/slate-store.ts';
import { testBatch, testEvent, twoSides } from '../slate/test-feed.ts';
import { createClosingService } from './closing.service.ts';

const kickoff = new Date('2026-02-01T20:00:00Z');
const never = new AbortController().signal;
const minutes = (n: number) => new Date(kickoff.getTime() + n * 60_000);

describe('closing prices', async () => {
  let at: Date;
  let game: string;
  let slate: ReturnType<typeof createSlateStore>;
  const open = await testDatabase();
  beforeEach(() => {
    game = randomUUID();
    slate = createSlateStore({ db: open.db, odds: 'live', now: () => at });
  });

  const closing = () => createClosingService({ db: open.db, now: () => at });
  const close = (when: Date) => {
    at = when;
    return closing().closeBegun(never);
  };
  /** What the feed lists of the game at a moment; games begin to have no prices in it. */
  const list = async (when: Date, prices: FeedPrice[], startsAt = kickoff) => {
    at = when;
    await slate.savePrices(testBatch([testEvent(game, startsAt, prices)]));
  };
  const moneyline = (home: number, away: number, quotedAt: Date, book = 'pinnacle') =>
    twoSides(book, 'moneyline', 0, { home, away }, quotedAt);
  const closes = async () => {
    const rows = rowsOf<{ book: string; market: string; side: string; line: number; odds: number; quoted: number }>(
      await open.db.execute(sql`
        select book_key as book, market, selection as side, line_hundredths as line, odds_decimal as odds,
          ((extract(epoch from quoted_at) - ${kickoff.getTime() / 1000}::float8) / 60)::float8 as quoted
        from closing_prices where event_id = ${`test:${game}`} order by 1, 2, 3, 4`),
    );
    return rows.map(({ book, market, side, line, odds, quoted }) => [book, market, side, line, odds, quoted]);
  };
  const closedAt = async () =>
    rowsOf<{ at: number | null }>(
      await open.db.execute(
        sql`select (extract(epoch from closed_at) * 1000)::float8 as at from events where id = ${`test:${game}`}`,
      ),
    )[0]?.at;

  it('are the last prices before the start, with when they were last quoted', async () => {
    await list(minutes(-300), moneyline(1.8, 2.1, minutes(-301)));
    await list(minutes(-60), moneyline(1.9, 2, minutes(-62)));
    await list(minutes(-5), moneyline(1.9, 2.05, minutes(-6)));
    await close(minutes(1));
    expect(await closes()).toEqual([]);
    expect(await close(minutes(2))).toEqual({ events: 1, prices: 2 });
    expect(await closes()).toEqual([
      ['pinnacle', 'moneyline', 'away', 0, 2.05, -6],
      ['pinnacle', 'moneyline', 'home', 0, 1.9, -6],
    ]);
    expect(await closedAt()).toBe(minutes(2).getTime());
    expect(await close(minutes(10))).toEqual({ events: 0, prices: 0 });
  });

  it('leave out what was withdrawn before the start, and not what is listed no more since', async () => {
    const spread = (line: number, when: Date) =>
      twoSides('draftkings', 'spread', line, { home: 1.91, away: 1.91 }, when);
    await list(minutes(-60), [...spread(-2.5, minutes(-61)), ...moneyline(1.9, 2, minutes(-61))]);
    await list(minutes(-20), [...spread(-3, minutes(-21)), ...moneyline(1.9, 2, minutes(-21))]);
    await list(minutes(1), []);
    await close(minutes(3));
    expect((await closes()).map(([book, market, , line]) => [book, market, line])).toEqual([
      ['draftkings', 'spread', 300],
      ['draftkings', 'spread', -300],
      ['pinnacle', 'moneyline', 0],
      ['pinnacle', 'moneyline', 0],
    ]);
  });

  it('leave out at what an outcome could be bet against, standing or recorded', async () => {
    const lay = twoSides('novig', 'moneyline_lay', 0, { home: 1.94, away: 2.1 }, minutes(-10));
    await list(minutes(-10), [...moneyline(1.9, 2, minutes(-10)), ...lay]);
    await close(minutes(2));
    const expected = [
      ['pinnacle', 'moneyline', 'away', 0, 2, -10],
      ['pinnacle', 'moneyline', 'home', 0, 1.9, -10],
    ];
    expect(await closes()).toEqual(expected);
    await open.db.execute(sql`update events set closed_at = null where id = ${`test:${game}`}`);
    await open.db.execute(sql`delete from prices where event_id = ${`test:${game}`}`);
    await close(minutes(3));
    expect(await closes()).toEqual(expected);
  });

  it('are the same when nobody was there at the start, even when the prices have been cleared away since', async () => {
    await list(minutes(-90), moneyline(1.8, 2.1, minutes(-90)));
    await list(minutes(-30), moneyline(1.9, 2, minutes(-31)));
    at = minutes(7 * 60);
    await slate.savePrices(testBatch([]));
    expect(rowsOf(await open.db.execute(sql`select 1 from prices where event_id = ${`test:${game}`}`))).toEqual([]);
    await close(minutes(8 * 60));
    // Of a price that is gone the history knows when it came, no more.
    expect(await closes()).toEqual([
      ['pinnacle', 'moneyline', 'away', 0, 2, -30],
      ['pinnacle', 'moneyline', 'home', 0, 1.9, -30],
    ]);
  });

  it('are taken anew when the start moves to later', async () => {
    await list(minutes(-10), moneyline(1.9, 2, minutes(-10)));
    await close(minutes(2));
    await list(minutes(30), moneyline(1.7, 2.3, minutes(30)), minutes(90));
    expect(await closedAt()).toBeNull();
    expect(await close(minutes(60))).toEqual({ events: 0, prices: 0 });
    expect((await closes()).map(([, , , , odds]) => odds)).toEqual([2, 1.9]);
    await list(minutes(80), moneyline(1.6, 2.5, minutes(80)), minutes(90));
    expect(await close(minutes(92))).toEqual({ events: 1, prices: 2 });
    expect(await closes()).toEqual([
      ['pinnacle', 'moneyline', 'away', 0, 2.5, 80],
      ['pinnacle', 'moneyline', 'home', 0, 1.6, 80],
    ]);
  });

  it('hold nothing that was quoted after a start that turned out to be earlier', async () => {
    await list(minutes(-40), moneyline(1.9, 2, minutes(-40)));
    await list(minutes(-25), [
      ...moneyline(1.5, 2.8, minutes(-25)),
      ...moneyline(1.52, 2.7, minutes(-25), 'draftkings'),
    ]);
    await list(minutes(-20), [], minutes(-30));
    await close(minutes(-15));
    expect(await closes()).toEqual([
      ['pinnacle', 'moneyline', 'away', 0, 2, -40],
      ['pinnacle', 'moneyline', 'home', 0, 1.9, -40],
    ]);
  });

  it('are closed for a game without any price, too, and forgotten with a game that was called off before', async () => {
    await list(minutes(-40), []);
    expect(await close(minutes(5))).toEqual({ events: 1, prices: 0 });
    game = randomUUID();
    await list(minutes(-40), moneyline(1.9, 2, minutes(-40)));
    at = minutes(-20);
    await slate.savePrices(testBatch([], { completeSports: ['americanfootball_nfl'] }));
    expect(await close(minutes(5))).toEqual({ events: 0, prices: 0 });
    expect(await closes()).toEqual([]);
  });

  it('are taken whole or not at all: what breaks between close and mark leaves nothing behind', async () => {
    await list(minutes(-10), moneyline(1.9, 2, minutes(-10)));
    at = minutes(3);
    const broken = createClosingService({ db: dyingBefore(3), now: () => at });
    await expect(broken.closeBegun(never)).rejects.toThrow('The connection is gone.');
    expect(await closes()).toEqual([]);
    expect(await closedAt()).toBeNull();
    expect(await close(minutes(4))).toEqual({ events: 1, prices: 2 });
  });

  it('are taken once by processes that are at it at the same time', async () => {
    const before = { events: 0, prices: 0 };
    for (let n = 0; n < 120; n += 1) {
      before.events += 1;
      before.prices += 2;
    }
    at = minutes(-10);
    const events = Array.from({ length: before.events }, (_, n) =>
      testEvent(`${game}-${n}`, kickoff, moneyline(1.9, 2, minutes(-10))),
    );
    await slate.savePrices(testBatch(events));
    at = minutes(5);
    const hold = newHold();
    // On the embedded database nobody else has a turn while a transaction is open.
    const holds = testDatabaseKind() === 'postgresql';
    const slow = beforeStatement(2, async () => {
      hold.reach();
      if (holds) await hold.whenLetGo;
    });
    const first = createClosingService({ db: slow, now: () => at }).closeBegun(never);
    await hold.whenReached;
    const others = await Promise.all([2, 3].map(() => closing().closeBegun(never)));
    hold.letGo();
    const turns = [await first, ...others];
    const sum = (of: (turn: { events: number; prices: number }) => number) =>
      turns.reduce((total, turn) => total + of(turn), 0);
    expect([sum((turn) => turn.events), sum((turn) => turn.prices)]).toEqual([before.events, before.prices]);
    const stored = rowsOf<{ n: number }>(
      await open.db.execute(sql`select count(*)::int as n from closing_prices where event_id like ${`test:${game}-%`}`),
    );
    expect(stored[0]?.n).toBe(before.prices);
    if (holds) expect(sum((turn) => turn.events) - turns[0]!.events).toBe(before.events - 50);
  });

  /** A database on which something happens before the nth statement of every transaction. */
  function beforeStatement(nth: number, happens: () => Promise<void>): OpenDatabase['db'] {
    const transaction: OpenDatabase['db']['transaction'] = (work, config) =>
      open.db.transaction((tx) => {
        let left = nth;
        return work(
          new Proxy(tx, {
            get(target, name, receiver) {
              if (name !== 'execute') return Reflect.get(target, name, receiver);
              return async (query: SQL) => {
                left -= 1;
                if (left === 0) await happens();
                return target.execute(query);
              };
            },
          }),
        );
      }, config);
    return new Proxy(open.db, {
      get: (target, name, receiver) => (name === 'transaction' ? transaction : Reflect.get(target, name, receiver)),
    });
  }

  /** As when a process dies there. */
  const dyingBefore = (nth: number) => beforeStatement(nth, () => Promise.reject(new Error('The connection is gone.')));
});
