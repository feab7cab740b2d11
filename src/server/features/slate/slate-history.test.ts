import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import type { FeedBatch } from '../../providers/odds-feed/odds-feed.port.ts';
import { parseEvents } from '../../providers/odds-feed/the-odds-api/parse-events.ts';
import { createRefusals } from '../../providers/odds-feed/the-odds-api/refusals.ts';
import { ownSeries } from '../../providers/odds-feed/the-odds-api/test-own-odds.ts';
import { createSlateService } from './slate.service.ts';
import { testBatch, testOddsFeed } from './test-feed.ts';

const folder = join(process.env.EDGEWISE_SHARED ?? '../shared', 'data/payloads/the-odds-api/mlb-2026-08');
const isPresent = existsSync(folder);
/** In the order in which they were taken; the first days are history enough. */
const ORDER = ['open', 'midday', 'pregame'];
const snapshots = isPresent
  ? readdirSync(folder)
      .map((name) => ({ name, day: name.slice(0, 10), part: ORDER.findIndex((part) => name.includes(part)) }))
      .sort((a, b) => a.day.localeCompare(b.day) || a.part - b.part)
      .slice(0, 9)
  : [];

const never = new AbortController().signal;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

const recorded = (): string[] =>
  snapshots.map(({ name }) => gunzipSync(readFileSync(join(folder, name))).toString('utf8'));
const invented = (): string[] => ownSeries().map((events) => JSON.stringify(events));

/** Our own are there always. With each the least of moves that it must show, so that the test cannot be empty. */
const SERIES: readonly [string, () => string[], number][] = [
  ['invented snapshots in turn', invented, 30],
  [`${snapshots.length} recorded snapshots in turn (skipped where they are absent)`, recorded, 100],
];

function readAt(json: string): { at: Date; batch: FeedBatch } {
  const at = new Date(
    [...json.matchAll(/"last_update": ?"([^"]+)"/g)]
      .map(([, time]) => time!)
      .sort()
      .at(-1)!,
  );
  const refusals = createRefusals();
  const { events } = parseEvents(JSON.parse(json), 'baseball_mlb', at, refusals);
  return { at, batch: testBatch(events, { completeSports: ['baseball_mlb'], refused: refusals.counts }) };
}

const pricesByKey = ({ events }: FeedBatch) =>
  events.flatMap(({ id, prices }) =>
    prices.map((p) => [[id, p.bookKey, p.market, p.selection, p.lineHundredths].join('|'), p.oddsDecimal] as const),
  );

for (const [series, looks, leastMoves] of SERIES) {
  describe.skipIf(looks === recorded && !isPresent)(series, () => {
    let open: OpenDatabase;
    beforeAll(async () => {
      open = await openTestDatabase();
    });
    afterAll(() => open.close());

    it('leave a history whose every last entry is the stored price, and that never repeats itself', async () => {
      let at = new Date(0);
      let batch = testBatch([]);
      const feed = testOddsFeed(
        async () => batch,
        () => ['baseball_mlb'],
      );
      const service = () =>
        createSlateService({ db: open.db, feed, now: () => at, logger: quiet, holder: randomUUID() });
      let slate = service();
      const before = new Map<string, number>();
      let moves = 0;
      for (const [turn, json] of looks().entries()) {
        ({ at, batch } = readAt(json));
        // Half of the turns are another process's: it knows only what is stored.
        if (turn % 2 === 1) slate = service();
        expect(await slate.refresh(never)).toMatchObject({ kind: 'done', fetched: true });
        for (const [key, odds] of pricesByKey(batch)) {
          if (before.has(key) && before.get(key) !== odds) moves += 1;
          before.set(key, odds);
        }
      }
      expect(moves).toBeGreaterThan(leastMoves);

      const stored = rowsOf<{ n: number }>(await open.db.execute(sql`select count(*)::int as n from prices`))[0]!.n;
      expect(stored).toBe(batch.events.reduce((sum, event) => sum + event.prices.length, 0));
      // Only of games that are over may prices have gone without an entry.
      const over = new Date(at.getTime() - 6 * 3_600_000).toISOString();
      const [history] = rowsOf<{ right: number; lost: number; repeats: number; moves: number }>(
        await open.db.execute(sql`
        with changes as (
          select *, lag(odds_decimal) over series as earlier, row_number() over series as place,
            row_number() over (partition by event_id, book_key, market, selection, player, line_hundredths order by id desc) as from_end
          from price_changes
          window series as (partition by event_id, book_key, market, selection, player, line_hundredths order by id)
        )
        select count(*) filter (where c.from_end = 1 and c.odds_decimal = p.odds_decimal)::int as right,
          count(*) filter (where c.from_end = 1 and c.odds_decimal is not null and p.odds_decimal is null
            and e.starts_at > ${over}::timestamptz)::int as lost,
          count(*) filter (where c.place > 1 and c.earlier is not distinct from c.odds_decimal)::int as repeats,
          count(*) filter (where c.earlier <> c.odds_decimal)::int as moves
        from changes c join events e on e.id = c.event_id
        left join prices p using (event_id, book_key, market, selection, player, line_hundredths)`),
      );
      expect(history).toMatchObject({ right: stored, lost: 0, repeats: 0 });
      expect(history!.moves).toBeGreaterThan(leastMoves);
      expect(history!.moves).toBeLessThanOrEqual(moves);
    });
  });
}
