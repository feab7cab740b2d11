import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { createSlateService } from './slate.service.ts';
import { createTestFeed, testBatch, testEvent, twoSides } from './test-feed.ts';

const start = new Date('2026-01-10T18:00:00Z');
const kickoff = new Date('2026-01-10T23:00:00Z');
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

describe('what an exchange lets bet against', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.close());

  it('is stored and read again with its own price, told as nobody’s price, and goes when it is offered no more', async () => {
    let at = start;
    const { feed, queue } = createTestFeed('live');
    const process = () => createSlateService({ db: open.db, feed, now: () => at, logger: quiet, holder: randomUUID() });
    const back = () => twoSides('novig', 'moneyline', 0, { home: 1.9, away: 2.05 }, at);
    const lay = () => twoSides('novig', 'moneyline_lay', 0, { home: 1.94, away: 2.1 }, at);
    const slate = process();
    const save = async (prices: ReturnType<typeof back>) => {
      const completeMarkets = ['moneyline', 'moneyline_lay'];
      queue.push(testBatch([testEvent('x', kickoff, prices)], { completeMarkets }));
      await slate.refresh(new AbortController().signal);
    };
    const quotesOf = async (service: typeof slate) =>
      (await service.current()).events.flatMap(({ markets }) => markets.map(({ market, quotes }) => [market, quotes]));
    const backed = { bookKey: 'novig', decimals: [1.9, 2.05] };

    await save([...back(), ...lay()]);
    const expected = [['moneyline', [{ ...backed, lay: [1.94, 2.1], quotedAt: start }]]];
    expect(await quotesOf(slate)).toEqual(expected);
    expect(await quotesOf(process())).toEqual(expected);

    const [changes] = await slate.marketChanges([{ eventId: 'test:x', market: 'moneyline', player: '' }]);
    expect(changes?.map(({ oddsDecimal }) => oddsDecimal)).toEqual([1.9, 2.05]);
    const history = await slate.lineHistory('test:x', { market: 'moneyline', selection: 'home' });
    expect(history.series.map(({ points }) => points.map(({ decimal }) => decimal))).toEqual([[1.9]]);

    at = new Date(start.getTime() + 60_000);
    await save(back());
    expect(await quotesOf(slate)).toEqual([['moneyline', [{ ...backed, quotedAt: at }]]]);
  });
});
