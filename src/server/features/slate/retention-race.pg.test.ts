import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closingPrices } from '../../db/schema/results.ts';
import { events } from '../../db/schema/slate.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { lockWaits } from '../../platform/database/test-lock-waits.ts';
import { createRetention } from './retention.service.ts';

const NOW = new Date('2026-11-01T12:00:00Z');
const LONG_AGO = new Date('2026-01-01T12:00:00Z');

describe.skipIf(testDatabaseKind() === 'embedded')('an old event that is just being closed (needs PostgreSQL)', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
    await open.db.insert(events).values({
      id: 'old',
      odds: 'live',
      sportKey: 'americanfootball_nfl',
      sportTitle: 'NFL',
      home: 'Miami Dolphins',
      away: 'Buffalo Bills',
      startsAt: LONG_AGO,
      updatedAt: LONG_AGO,
    });
    await open.db.insert(closingPrices).values({
      eventId: 'old',
      bookKey: 'pinnacle',
      market: 'h2h',
      selection: 'home',
      player: '',
      lineHundredths: 0,
      oddsDecimal: 1.9,
      quotedAt: new Date(LONG_AGO.getTime() - 1_000),
      startsAt: LONG_AGO,
    });
  });
  afterAll(() => open.close());

  it('is left for the next time, with its closing prices, instead of being waited for', async () => {
    const retention = createRetention({ db: open.db, now: () => NOW, historyDays: 30 });
    const tend = () => retention.tend(new AbortController().signal);
    const { tending } = await open.db.transaction(async (tx) => {
      await tx.execute(sql`select from events where id = 'old' for no key update`);
      let isOver = false;
      const tending = tend().finally(() => {
        isOver = true;
      });
      tending.catch(() => undefined);
      await expect.poll(async () => isOver || (await lockWaits(open.db)) > 0).toBe(true);
      await tx.execute(sql`delete from closing_prices where event_id = 'old'`);
      return { tending };
    });
    expect((await tending).events).toBe(0);
    expect((await tend()).events).toBe(1);
  });
});
