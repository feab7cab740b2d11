import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import type { GameResult } from '../../providers/results/results.port.ts';
import { createSlateStore } from '../slate/slate-store.ts';
import { testBatch, testEvent } from '../slate/test-feed.ts';
import { createResultsService } from './results.service.ts';
import { decideReview, readReviews } from './reviews.service.ts';

const noon = new Date('2026-05-01T12:00:00Z');
const hours = (n: number) => new Date(noon.getTime() + n * 3_600_000);
const GAME = 'test:one';

describe('a score that waits for a person', async () => {
  const open = await testDatabase();
  let at: Date;
  let slate: ReturnType<typeof createSlateStore>;

  beforeEach(async () => {
    for (const table of ['result_reviews', 'events', 'event_results']) {
      await open.db.execute(sql`delete from ${sql.identifier(table)}`);
    }
    at = noon;
    slate = createSlateStore({ db: open.db, odds: 'live', now: () => at });
    await slate.savePrices(testBatch([testEvent('one', hours(1), [])], { completeSports: [] }));
  });

  const said = (sourceName: string, homeScore: number, awayScore: number): GameResult => ({
    ...{
      eventId: GAME,
      status: 'final',
      homeScore,
      awayScore,
      detail: '',
      sourceName,
      sourceUrl: null,
      observedAt: at,
    },
  });
  const settle = async (when: Date, ...heard: GameResult[]) => {
    at = when;
    const [event] = rowsOf<{ home: string; away: string }>(await open.db.execute(sql`select home, away from events`));
    const asked = { id: GAME, sportKey: 'americanfootball_nfl', startsAt: hours(1), home: '', away: '', ...event };
    return createResultsService({ db: open.db, odds: 'live', now: () => at }).settle([asked], heard);
  };
  const waiting = async () =>
    (await readReviews(open.db, 'live')).map(({ why, claims }) => [
      why,
      ...claims.map(({ homeScore, awayScore }) => `${homeScore}-${awayScore}`),
    ]);
  const stored = async () =>
    rowsOf<{ score: string }>(
      await open.db.execute(
        sql`select home_score || '-' || away_score || ' ' || source_name as score from event_results`,
      ),
    ).map(({ score }) => score);
  const decide = (
    homeScore: number | null,
    awayScore: number | null,
    record: (tx: Db) => Promise<void> = async () => undefined,
  ) => decideReview({ db: open.db, at }, GAME, { status: 'final', homeScore, awayScore }, record);

  it('is one that sources contradict, until they agree', async () => {
    await settle(hours(5), said('a', 3, 2), said('b', 2, 3));
    expect([await waiting(), await stored()]).toEqual([[['contradiction', '3-2', '2-3']], []]);
    expect(await readReviews(open.db, 'demo')).toEqual([]);
    await settle(hours(6), said('a', 4, 2), said('b', 2, 3));
    expect((await readReviews(open.db, 'live'))[0]).toMatchObject({
      since: hours(5).toISOString(),
      startsAt: hours(1).toISOString(),
    });
    await settle(hours(7), said('a', 2, 3), said('b', 2, 3));
    expect([await waiting(), await stored()]).toEqual([[], ['2-3 a']]);
  });

  it('is one that changes a day or more after it stood, which goes on standing', async () => {
    await settle(hours(5), said('a', 3, 2));
    expect(await settle(hours(28), said('a', 4, 2))).toMatchObject({ corrected: 1, late: 0 });
    expect(await settle(hours(53), said('a', 5, 2))).toMatchObject({ corrected: 0, late: 1 });
    expect([await waiting(), await stored()]).toEqual([[['late_change', '4-2', '5-2']], ['4-2 a']]);
    await settle(hours(54), said('a', 4, 2));
    expect(await waiting()).toEqual([]);
  });

  it('is decided by that person, and by nobody else from then on', async () => {
    await settle(hours(5), said('a', 3, 2), said('b', 2, 3));
    await expect(decide(3, null)).rejects.toThrow('A final score needs both counts');
    expect(await decide(3, 2)).toBe(true);
    expect([await waiting(), await stored()]).toEqual([[], ['3-2 Edgewise, by hand']]);
    expect(await decide(2, 3)).toBe(false);
    expect(await settle(hours(6), said('a', 2, 3), said('b', 2, 3))).toMatchObject({
      settled: 0,
      corrected: 0,
      disputes: [],
    });
    expect(await stored()).toEqual(['3-2 Edgewise, by hand']);
  });

  it('is not decided where who decides cannot be kept', async () => {
    await settle(hours(5), said('a', 3, 2), said('b', 2, 3));
    const failing = () => Promise.reject(new Error('no audit'));
    await expect(decide(3, 2, failing)).rejects.toThrow('no audit');
    expect([(await waiting()).length, await stored()]).toEqual([1, []]);
  });

  it('is looked at anew where the game gets another date', async () => {
    await settle(hours(5), said('a', 3, 2), said('b', 2, 3));
    await decide(3, 2);
    at = hours(6);
    await slate.savePrices(testBatch([testEvent('one', hours(30), [])], { completeSports: [] }));
    at = hours(34);
    await settle(hours(34), said('a', 7, 0));
    expect(await stored()).toEqual(['7-0 a']);
  });
});
