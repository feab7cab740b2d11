import {
  RECORD_PAGE,
  type RecordedPick,
  type RecordPage,
  type RecordQuery,
  type RecordSummary,
} from '#contract/record.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { marketKind } from '../analysis/pick-label.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { countBySport, countPicks, listPicks, type RecordFilter, type RecordRow } from './record.repo.ts';
import { createShortMemory } from './short-memory.ts';

export type RecordDeps = { db: Db; now: Clock; slate: Pick<SlateService, 'books'> };
export type RecordService = (query: RecordQuery) => Promise<RecordPage>;

const DAY_MS = 86_400_000;
const PERIOD_DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** The public record. What it says of itself is counted from the rows, never written down. */
export function createRecord({ db, now, slate }: RecordDeps): RecordService {
  const counts = createShortMemory<number>(now);
  const summaries = createShortMemory<RecordSummary>(now);

  return async (query) => {
    const filter = filterOf(query, now());
    const limit = query.limit ?? RECORD_PAGE;
    const isFirst = query.before === undefined;
    const [rows, books, total, whole] = await Promise.all([
      // One more than is shown tells whether there is a page after it.
      listPicks(db, filter, { before: query.before ?? null, limit: limit + 1 }),
      slate.books(),
      isFirst ? counts(keyOf(query), () => countPicks(db, filter)) : null,
      isFirst ? summaries('all', () => readSummary(db)) : null,
    ]);
    const titles = new Map(books.map(({ key, title }) => [key, title]));
    const shown = rows.slice(0, limit);
    return {
      picks: shown.map((row) => toPick(row, titles)),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      // A count of a moment ago is never less than what this very page shows.
      total: total === null ? null : Math.max(total, shown.length),
      summary: whole && { ...whole, recorded: Math.max(whole.recorded, shown.length) },
    };
  };
}

const keyOf = ({ sport, verdict, market, period }: RecordQuery): string =>
  JSON.stringify([sport, verdict, market, period]);

const filterOf = ({ sport, verdict, market, period }: RecordQuery, now: Date): RecordFilter => ({
  sport: sport ?? null,
  verdict: verdict ?? null,
  market: market ?? null,
  since: period === undefined ? null : new Date(now.getTime() - PERIOD_DAYS[period] * DAY_MS),
});

async function readSummary(db: Db): Promise<RecordSummary> {
  const counts = await countBySport(db);
  const sum = (read: (count: (typeof counts)[number]) => number) => counts.reduce((all, one) => all + read(one), 0);
  const sinceMs = Math.min(...counts.map((count) => count.sinceMs));
  return {
    recorded: sum(({ picks }) => picks),
    since: counts.length === 0 ? null : new Date(sinceMs).toISOString(),
    demo: sum(({ demo }) => demo),
    sports: counts.map(({ sport, picks }) => ({ sport, picks })),
  };
}

const iso = (ms: number): string => new Date(ms).toISOString();

function toPick(row: RecordRow, titles: ReadonlyMap<string, string>): RecordedPick {
  const { id, sport, game, pick, oddsDecimal, fairProbability, edge, verdict, confidence, units } = row;
  return {
    ...{ id, sport, game, pick, oddsDecimal, fairProbability, edge, verdict, confidence, units },
    shownAt: iso(row.shownAtMs),
    startsAt: iso(row.startsAtMs),
    market: marketKind(row.market),
    // A book that has left the slate keeps at least its key.
    book: titles.get(row.bookKey) ?? row.bookKey,
    odds: formatAmerican(oddsDecimal),
    priceAt: iso(row.priceAtMs),
    priced: row.odds,
  };
}
