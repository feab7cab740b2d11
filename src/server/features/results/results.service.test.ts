import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import type { FeedEvent } from '../../providers/odds-feed/odds-feed.port.ts';
import type { GameResult } from '../../providers/results/results.port.ts';
import { createSlateStore } from '../slate/slate-store.ts';
import { testBatch, testEvent, twoSides } from '../slate/test-feed.ts';
import { createClosingService } from './closing.service.ts';
import { gradeCloses } from './grading.service.ts';
import { createResultsService } from './results.service.ts';

const noon = new Date('2026-05-01T12:00:00Z');
const never = new AbortController().signal;
const hours = (n: number) => new Date(noon.getTime() + n * 3_600_000);

describe('results', async () => {
  let at: Date;
  const open = await testDatabase();
  beforeEach(async () => {
    await open.db.execute(sql`delete from events`);
    await open.db.execute(sql`delete from event_results`);
    await open.db.execute(sql`delete from closing_prices`);
    slate = createSlateStore({ db: open.db, odds: 'live', now: () => at });
  });
  let slate: ReturnType<typeof createSlateStore>;

  const results = () => createResultsService({ db: open.db, odds: 'live', now: () => at });
  const list = async (when: Date, ...events: FeedEvent[]) => {
    at = when;
    await slate.savePrices(testBatch(events, { completeSports: [] }));
  };
  const game = (id: string, startsAt: Date, more: Partial<FeedEvent> = {}) => testEvent(id, startsAt, [], more);
  const said = (
    id: string,
    homeScore: number | null,
    awayScore: number | null,
    more: Partial<GameResult> = {},
  ): GameResult => ({
    eventId: `test:${id}`,
    status: 'final',
    homeScore,
    awayScore,
    detail: '',
    sourceName: 'a',
    sourceUrl: null,
    observedAt: at,
    ...more,
  });
  const putOff = (id: string) => said(id, null, null, { status: 'postponed' });
  const settle = async (when: Date, ...heard: GameResult[]) => {
    at = when;
    const { events } = await results().asked();
    return results().settle(events, heard);
  };
  const askedIds = async (when: Date) => {
    at = when;
    return (await results().asked()).events.map(({ id }) => id.replace('test:', ''));
  };
  const stored = async () =>
    Object.fromEntries(
      rowsOf<{ id: string; status: string; home: number; away: number; corrections: number }>(
        await open.db.execute(sql`
          select event_id as id, status, home_score as home, away_score as away, corrections from event_results`),
      ).map(({ id, ...row }) => [id.replace('test:', ''), Object.values(row)]),
    );

  it('are asked for from an hour and a half after the start until they are there, ten days at most', async () => {
    await list(noon, game('one', hours(1)), game('two', hours(3)), game('later', hours(400)));
    expect(await askedIds(hours(2.4))).toEqual([]);
    expect(await askedIds(hours(2.5))).toEqual(['one']);
    expect(await askedIds(hours(5))).toEqual(['one', 'two']);
    expect(await settle(hours(5), said('one', 3, 2), said('unknown', 1, 0))).toEqual({
      settled: 1,
      corrected: 0,
      implausible: 0,
      late: 0,
      disputes: [],
    });
    expect(await stored()).toEqual({ one: ['final', 3, 2, 0] });
    // Settled lately, and asked along while another game of the sport awaits its result.
    expect(await askedIds(hours(6))).toEqual(['one', 'two']);
    await settle(hours(6), said('two', 0, 1));
    expect(await askedIds(hours(7))).toEqual([]);
    await list(hours(8), game('three', hours(9)));
    expect(await askedIds(hours(20))).toEqual(['one', 'two', 'three']);
    expect(await askedIds(hours(100))).toEqual(['three']);
    expect(await askedIds(hours(9 + 241))).toEqual([]);
  });

  it('are corrected with a count, and asked again with them', async () => {
    await list(noon, game('one', hours(1)), game('two', hours(1)));
    await settle(hours(5), said('one', 3, 2));
    expect(await settle(hours(6), said('one', 3, 2))).toMatchObject({ settled: 0, corrected: 0 });
    expect(await settle(hours(7), said('one', 4, 2))).toMatchObject({ settled: 0, corrected: 1 });
    expect(await settle(hours(8), said('one', 4, 3))).toMatchObject({ settled: 0, corrected: 1 });
    expect(await stored()).toEqual({ one: ['final', 4, 3, 2] });
  });

  it('of a dispute do not stand, and are named until the sources agree', async () => {
    await list(noon, game('one', hours(1)));
    const outcome = await settle(hours(5), said('one', 3, 2), said('one', 2, 3, { sourceName: 'b' }));
    expect(outcome).toMatchObject({
      settled: 0,
      disputes: ['New York Jets at Buffalo Bills, 2026-05-01T13:00:00.000Z: a says 3-2, b says 2-3'],
    });
    expect(await stored()).toEqual({});
    await settle(hours(6), said('one', 3, 2));
    expect((await settle(hours(7), said('one', 2, 3, { sourceName: 'b' }))).disputes).toEqual([]);
    // Nobody asks about a settled game alone; with another game it is asked along, and then contradicted.
    await list(hours(8), game('two', hours(8)));
    expect((await settle(hours(12), said('one', 2, 3, { sourceName: 'b' }))).disputes).toHaveLength(1);
    expect(await stored()).toEqual({});
    await settle(hours(13), said('one', 2, 3), said('one', 2, 3, { sourceName: 'b' }));
    expect(await stored()).toEqual({ one: ['final', 2, 3, 0] });
  });

  it('that cannot be are counted and settle nothing', async () => {
    await list(noon, game('one', hours(1)));
    expect(await settle(hours(5), said('one', 3, null))).toMatchObject({ settled: 0, implausible: 1 });
    expect(await stored()).toEqual({});
  });

  it('keep the two games of a day apart, also when the first is put off to the second', async () => {
    const first = game('first', hours(1), { home: 'Cincinnati Reds', away: 'St. Louis Cardinals' });
    const second = game('second', hours(6), { home: 'Cincinnati Reds', away: 'St. Louis Cardinals' });
    await list(noon, first, second);
    await settle(hours(5), putOff('first'));
    await settle(hours(10), said('second', 6, 5));
    expect(await stored()).toEqual({ first: ['postponed', null, null, 0], second: ['final', 6, 5, 0] });
    // The first got a new date: what was said of the old one no longer stands, and the new one is played.
    await list(hours(11), { ...first, startsAt: hours(24) });
    expect(await askedIds(hours(24))).toEqual([]);
    expect(await askedIds(hours(26))).toEqual(['second', 'first']);
    expect(await settle(hours(28), said('first', 1, 2))).toMatchObject({ settled: 1, corrected: 0 });
    expect(await stored()).toEqual({ first: ['final', 1, 2, 0], second: ['final', 6, 5, 0] });
  });

  it('are not taken for a game whose start has moved into the future since it was asked about', async () => {
    await list(noon, game('one', hours(1)));
    at = hours(5);
    const { events } = await results().asked();
    await list(hours(5), game('one', hours(30)));
    expect(await results().settle(events, [putOff('one')])).toMatchObject({ settled: 0 });
    expect(await stored()).toEqual({});
  });

  it('are settled once by two processes', async () => {
    await list(noon, game('one', hours(1)));
    at = hours(5);
    const { events } = await results().asked();
    const turns = await Promise.all([1, 2].map(() => results().settle(events, [said('one', 3, 2)])));
    expect(turns.map(({ settled }) => settled).sort()).toEqual([0, 1]);
    expect(await stored()).toEqual({ one: ['final', 3, 2, 0] });
  });

  it('that are missing after three days are listed', async () => {
    await list(noon, game('old', hours(1)), game('young', hours(30)), game('done', hours(1)));
    await settle(hours(6), said('done', 1, 0));
    at = hours(80);
    expect(await results().overdue()).toEqual({
      count: 1,
      games: ['New York Jets at Buffalo Bills, 2026-05-01T13:00:00.000Z'],
    });
  });

  it('grade every close of a settled game, a cancelled one as void', async () => {
    const prices = [
      ...twoSides('pinnacle', 'moneyline', 0, { home: 1.9, away: 2 }, noon),
      ...twoSides('pinnacle', 'total', 5, { over: 1.9, under: 2 }, noon),
      ...twoSides('pinnacle', 'prop:player_pass_tds', 1.5, { over: 1.9, under: 2 }, noon, 'A Passer'),
    ];
    const events = ['played', 'off', 'open'].map((id) => testEvent(id, hours(1), prices));
    await list(noon, ...events);
    await settle(hours(5), said('played', 3, 2), said('off', null, null, { status: 'cancelled' }));
    await createClosingService({ db: open.db, now: () => at }).closeBegun(never);
    const graded = await gradeCloses({ db: open.db, odds: 'live' }, { from: noon, to: hours(2) });
    expect(graded.events).toBe(2);
    const some = { half_win: 0, half_loss: 0, win: 0, loss: 0, push: 0, void: 0, ungraded: 0 };
    expect(Object.fromEntries(graded.byMarket)).toEqual({
      moneyline: { ...some, win: 1, loss: 1, void: 2 },
      total: { ...some, push: 2, void: 2 },
      // Nobody says what a player did in the game that was played; in the one that was not, every bet is void.
      prop: { ...some, void: 2, ungraded: 2 },
    });
  });
});
