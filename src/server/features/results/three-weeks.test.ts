import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlay } from '../../../../tooling/scripts/replay/play.ts';
import { readResults } from '../../../../tooling/scripts/replay/results-file.ts';
import { loadSeries } from '../../../../tooling/scripts/replay/series.ts';
import { countSeason } from '../../../../tooling/scripts/season/count-season.ts';
import { playSeason } from '../../../../tooling/scripts/season/play-season.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { openTestDatabase, runsOnPostgresLater } from '../../platform/database/test-database.ts';
import { gradeCloses } from './grading.service.ts';
import {
  differences,
  expectSeason,
  gradeExpected,
  isSeasonPresent,
  noDifferences,
  readFinalScores,
  readSnapshots,
  seasonFolder,
  seasonResults,
} from './test-recorded-season.ts';

const PROVIDER = /^the-odds-api:/;

describe.skipIf(!isSeasonPresent || runsOnPostgresLater())(
  'three recorded weeks of baseball (skipped where they are absent)',
  () => {
    let open: OpenDatabase;
    beforeAll(async () => {
      open = await openTestDatabase();
    });
    afterAll(() => open.close());

    type PriceRow = {
      id: string;
      book: string;
      market: string;
      side: string;
      line: number;
      odds: number | null;
      at: number;
    };
    const millis = (column: string) => sql.raw(`round(extract(epoch from ${column}) * 1000)::float8`);
    const rowsIn = async (table: 'quoted_prices' | 'price_changes' | 'closing_prices', time: string) =>
      rowsOf<PriceRow>(
        await open.db.execute(sql`
        select event_id as id, book_key as book, market, selection as side, line_hundredths as line,
          odds_decimal as odds, ${millis(time)} as at
        from ${sql.identifier(table)}`),
      ).map(({ id, book, market, side, line, odds, at }) =>
        [id.replace(PROVIDER, ''), book, market, side, line, odds?.toFixed(9) ?? 'withdrawn', at].join('|'),
      );

    it('leave in the database what the files hold: games, prices, moves, closes, scores and how the closes ended', async () => {
      const snapshots = readSnapshots();
      const expected = expectSeason(snapshots);
      const series = await loadSeries(seasonFolder);
      const play = createPlay(series, (await readResults(seasonResults)).results);
      let compared = 0;
      await playSeason(
        open.db,
        play,
        series.snapshots.map(({ atMs }) => atMs),
        {
          afterRefresh: async (at) => {
            const wanted = expected.current.get(at.getTime());
            expect(differences(await rowsIn('quoted_prices', 'quoted_at'), wanted)).toEqual(noDifferences);
            compared += wanted?.length ?? 0;
          },
        },
      );

      const games = rowsOf<{ id: string; home: string; away: string; at: number; isClosed: boolean }>(
        await open.db.execute(sql`
        select id, home, away, ${millis('starts_at')} as at, closed_at is not null as "isClosed" from events`),
      );
      const named = games.map(({ id, home, away, at }) => [id.replace(PROVIDER, ''), home, away, at].join('|'));
      expect(differences(named, expected.games)).toEqual(noDifferences);
      expect(games.every(({ isClosed }) => isClosed)).toBe(true);
      expect(differences(await rowsIn('price_changes', 'changed_at'), expected.changes)).toEqual(noDifferences);
      expect(differences(await rowsIn('closing_prices', 'quoted_at'), expected.closes)).toEqual(noDifferences);

      const { scores, finals } = readFinalScores(expected.games);
      const settled = rowsOf<{ id: string; status: string; home: number; away: number; corrections: number }>(
        await open.db.execute(sql`
        select event_id as id, status, home_score as home, away_score as away, corrections from event_results`),
      );
      expect(settled.every(({ status, corrections }) => status === 'final' && corrections === 0)).toBe(true);
      expect(new Map(settled.map(({ id, home, away }) => [id.replace(PROVIDER, ''), [home, away]]))).toEqual(scores);

      const graded = await gradeCloses(
        { db: open.db, odds: 'live' },
        { from: new Date(0), to: new Date(play.lastMs * 2) },
      );
      const ends = gradeExpected(expected.closes, scores);
      expect(Object.fromEntries(graded.byMarket)).toMatchObject(ends);
      const total = [...graded.byMarket.values()].flatMap((counts) => Object.values(counts)).reduce((a, b) => a + b, 0);
      expect(total).toBe(Object.values(ends).reduce((sum, { win, loss, push }) => sum + win + loss + push, 0));

      // What the command prints is counted in the database, by another query.
      expect(await countSeason(open.db, series.snapshots)).toMatchObject({
        events: expected.games.length,
        moves: expected.counts.moves,
        withdrawals: expected.counts.withdrawals,
        closes: expected.closes.length,
        settled: scores.size,
        unmatchedNames: 0,
        wrongGamePrices: 0,
      });

      console.info(
        `${snapshots.length} snapshots, ${games.length} games, ${compared} current prices, ${expected.changes.length} ` +
          `changes (${JSON.stringify(expected.counts)}), ${expected.closes.length} closes, ${settled.length} of ${finals} ` +
          `final scores, ${JSON.stringify(ends)}: all as in the files.`,
      );
    }, 180_000);
  },
);
