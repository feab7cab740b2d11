import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { historyKey, type LineHistoryNeed, type Need, NOTHING_LOADED } from '#research/tools/world.ts';
import type { Db } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { explaining } from '../../platform/database/test-explain.ts';
import { createRecordSummary } from '../record/record.service.ts';
import { createSlateService } from '../slate/slate.service.ts';
import { createSlateStore } from '../slate/slate-store.ts';
import { createTestFeed, testBatch, testEvent, twoSides } from '../slate/test-feed.ts';
import { loadNeeds } from './load-needs.ts';

const START = new Date('2026-01-10T18:00:00Z');
const KICKOFF = new Date('2026-01-10T23:00:00Z');
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

const need = (market: string, eventId = 'test:lines', player = ''): LineHistoryNeed => ({
  kind: 'line_history',
  eventId,
  market,
  player,
});

describe('what a round of calls needs', async () => {
  const open = await testDatabase();
  beforeAll(async () => {
    let at = START;
    const store = createSlateStore({ db: open.db, odds: 'live', now: () => at });
    const steps = [
      { line: -2.5, home: 1.9, over: 2 },
      { line: -3, home: 1.95, over: 2 },
      { line: -3, home: 1.8, over: 2.1 },
    ];
    for (const [minute, { line, home, over }] of steps.entries()) {
      at = new Date(START.getTime() + minute * 60_000);
      const prices = [
        ...twoSides('pinnacle', 'spread', line, { home, away: 1.9 }, at),
        ...twoSides('draftkings', 'spread', -2.5, { home: 1.95, away: 1.87 }, at),
        ...twoSides('pinnacle', 'prop:player_pass_tds', 1.5, { over, under: 1.9 }, at, 'Josh Allen'),
      ];
      await store.savePrices(testBatch([testEvent('lines', KICKOFF, prices), testEvent('others', KICKOFF, prices)]));
    }
  });

  const load = (db: Db, needs: readonly Need[]) => {
    const { feed } = createTestFeed('live');
    const slate = createSlateService({ db, feed, now: () => START, logger: quiet, holder: randomUUID() });
    const site = { helplineName: 'Helpline', helplinePhone: '1-800-522-4700', supportEmail: 'help@example.com' };
    const readRecord = createRecordSummary({ db, now: () => START });
    const deps = { db, now: () => START, authSecret: 'a secret of the test', slate, site, readRecord };
    return loadNeeds(deps, null, needs);
  };

  it('is every recorded change of a market at every book, oldest first', async () => {
    const { lineHistory } = await load(open.db, [need('spread')]);
    const told = lineHistory
      .get(historyKey(need('spread')))
      ?.filter(({ selection }) => selection === 'home')
      .map(({ bookKey, at, lineHundredths, oddsDecimal }) => [
        bookKey,
        at.getUTCMinutes(),
        lineHundredths,
        oddsDecimal,
      ]);
    expect(told).toHaveLength(5);
    expect(told).toEqual(
      expect.arrayContaining([
        ['pinnacle', 0, -250, 1.9],
        ['draftkings', 0, -250, 1.95],
        ['pinnacle', 1, -250, null],
        ['pinnacle', 1, -300, 1.95],
        ['pinnacle', 2, -300, 1.8],
      ]),
    );
    expect(told?.map(([, minute]) => minute)).toEqual([0, 0, 1, 1, 2]);
  });

  it('keeps games, markets and players apart, and knows nothing of what was never recorded', async () => {
    const prop = need('prop:player_pass_tds', 'test:others', 'Josh Allen');
    const needs = [need('spread'), prop, need('moneyline'), need('spread', 'test:nowhere')];
    const { lineHistory } = await load(open.db, needs);
    const sizes = needs.map((one) => lineHistory.get(historyKey(one))?.length);
    expect(sizes).toEqual([9, 3, 0, 0]);
  });

  it('is read in one statement, however much is asked for', async () => {
    const { db, plans } = explaining(open.db);
    await load(db, [need('spread'), need('spread'), need('spread', 'test:others'), need('total')]);
    expect(plans).toHaveLength(1);
  });

  it('is nobody’s bets and limits for a visitor', async () => {
    const loaded = await load(open.db, [
      { kind: 'own_bets' },
      { kind: 'own_limits' },
      { kind: 'record' },
      { kind: 'site' },
    ]);
    expect(loaded).toMatchObject({
      ownBets: null,
      ownLimits: null,
      record: { recorded: 0 },
      site: { helplineName: 'Helpline' },
    });
  });

  it('is nothing where nothing is needed', async () => {
    const { db, plans } = explaining(open.db);
    expect(await load(db, [])).toEqual(NOTHING_LOADED);
    expect(plans).toEqual([]);
  });
});
