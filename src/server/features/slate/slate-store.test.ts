import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/database/database.ts';
import { openEmbeddedDatabase } from '../../platform/database/embedded-database.ts';
import { migrationsFolder, testDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { createSlateStore } from './slate-store.ts';
import { testBatch, testEvent, twoSides, withoutPricings } from './test-feed.ts';

const start = new Date('2026-01-10T18:00:00Z');
const kickoff = new Date('2026-01-10T23:00:00Z');

describe('two stores on one database', async () => {
  let at = start;
  const store = () => createSlateStore({ db: open.db, odds: 'live', now: () => at });
  const open = await testDatabase();

  it('writing at once leave one truth: each version once, prices that end the history, and the times as given', async () => {
    const [a, b] = [store(), store()];
    const batches = Array.from({ length: 24 }, (_, turn) => {
      const quotedAt = new Date(start.getTime() + turn * 1001);
      const sport = turn % 2 === 0 ? 'icehockey_nhl' : 'basketball_nba';
      const odds = { home: 1.5 + (turn % 5) / 10, away: 2.5 };
      return testBatch([
        testEvent(sport, kickoff, twoSides('pinnacle', 'moneyline', 0, odds, quotedAt), { sportKey: sport }),
      ]);
    });
    await Promise.all(batches.map((batch, turn) => (turn % 4 < 2 ? a : b).savePrices(batch)));

    at = new Date(start.getTime() + 60_000);
    const [fromA, fromB, fresh] = await Promise.all([a.current(), b.current(), store().current()]);
    expect(withoutPricings(fromA)).toEqual(withoutPricings(fresh));
    expect(withoutPricings(fromB)).toEqual(withoutPricings(fresh));
    expect(fresh.events).toHaveLength(2);
    const versions = rowsOf<{ version: number }>(await open.db.execute(sql`select version from slate_state`));
    expect(versions).toEqual([{ version: 24 }]);
    const ends = rowsOf<{ same: boolean }>(
      await open.db.execute(sql`
        select p.odds_decimal = c.odds_decimal as same from prices p join lateral (
          select odds_decimal from price_changes c where c.event_id = p.event_id and c.selection = p.selection
          order by id desc limit 1) c on true`),
    );
    expect(ends).toEqual(Array.from({ length: 4 }, () => ({ same: true })));
  });

  it('raise the version when only quote times moved, and keep them exactly, for others too', async () => {
    const quotedAt = new Date('2026-01-10T18:10:00.123Z');
    const writer = store();
    const event = (seenAt: Date) =>
      testBatch([
        testEvent('times', kickoff, [
          ...twoSides('pinnacle', 'moneyline', 0, { home: 1.9, away: 2 }, seenAt),
          ...twoSides('pinnacle', 'spread', -1.5, { home: 1.9, away: 2 }, new Date(seenAt.getTime() - 1)),
        ]),
      ]);
    await writer.savePrices(event(start));
    const version = (await writer.current()).version;
    await writer.savePrices(event(quotedAt));
    const read = await store().current();
    expect(read.version).toBe(version + 1);
    const quotes = read.events.find(({ id }) => id === 'test:times')!.markets.map(({ quotes }) => quotes[0]!.quotedAt);
    expect(quotes.sort((x, y) => x.getTime() - y.getTime())).toEqual([new Date(quotedAt.getTime() - 1), quotedAt]);
    const view = rowsOf<{ at: number }>(
      await open.db.execute(sql`
        select distinct (extract(epoch from quoted_at) * 1000)::float8 as at from quoted_prices
        where event_id = 'test:times' order by at desc`),
    );
    expect(view.map((row) => row.at)).toEqual([quotedAt.getTime(), quotedAt.getTime() - 1]);
    await writer.savePrices(event(quotedAt));
    expect((await store().current()).version).toBe(version + 1);
  });
});

describe.skipIf(testDatabaseKind() === 'postgresql')('prices in the embedded database', () => {
  it('are on the disk once they are stored: a process that is killed in this moment leaves them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'edgewise-killed-'));
    const [lived, left] = [join(folder, 'lived'), join(folder, 'left')];
    const open = await openEmbeddedDatabase({ folder: lived, migrationsFolder });
    const batch = testBatch([
      testEvent('kept', kickoff, twoSides('pinnacle', 'moneyline', 0, { home: 1.9, away: 2 }, start)),
    ]);
    await createSlateStore({ db: open.db, odds: 'live', now: () => start }).savePrices(batch);
    cpSync(lived, left, { recursive: true });
    await open.close();
    const again = await openEmbeddedDatabase({ folder: left, migrationsFolder });
    const slate = await createSlateStore({ db: again.db, odds: 'live', now: () => start }).current();
    expect([slate.asOf, slate.events.length]).toEqual([start, 1]);
    await again.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
