import {
  RECORD_PAGE,
  type RecordedPick,
  type RecordPage,
  type RecordQuery,
  type RecordSummary,
} from '#contract/record.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { marketKind } from '#research/words/pick-label.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { countBySport, countPicks, listPicks, type RecordFilter, type RecordRow } from './record.repo.ts';

/** Counting reads the whole record, and anybody may ask: one count serves everybody who asks within this time. */
const FRESH_FOR_MS = 5_000;
const ENTRIES_KEPT = 200;

/**
 * Answers of a few seconds ago, by key. Who asks while one is being made waits for the same one; a failed one is asked
 * for again.
 */
function createShortMemory<T>(now: Clock): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { atMs: number; value: Promise<T> }>();
  return (key, make) => {
    const atMs = now().getTime();
    const known = kept.get(key);
    if (known && atMs - known.atMs < FRESH_FOR_MS) return known.value;
    const made = { atMs, value: make() };
    kept.delete(key);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size + 1 - ENTRIES_KEPT))) kept.delete(oldest);
    kept.set(key, made);
    made.value.catch(() => {
      if (kept.get(key) === made) kept.delete(key);
    });
    return made.value;
  };
}

export type RecordDeps = { db: Db; now: Clock; slate: Pick<SlateService, 'books'> };
export type RecordService = (query: RecordQuery) => Promise<RecordPage>;

const DAY_MS = 86_400_000;
const PERIOD_DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** The public record. What it says of itself is counted from the rows, never written down. */
export function createRecord({ db, now, slate }: RecordDeps): RecordService {
  const counts = createShortMemory<number>(now);
  const readSummary = createRecordSummary({ db, now });

  return async (query) => {
    const filter = filterOf(query, now());
    const limit = query.limit ?? RECORD_PAGE;
    const isFirst = query.before === undefined;
    const [rows, books, total, whole] = await Promise.all([
      // One more than is shown tells whether there is a page after it.
      listPicks(db, filter, { before: query.before ?? null, limit: limit + 1 }),
      slate.books(),
      isFirst ? counts(keyOf(query), () => countPicks(db, filter)) : null,
      isFirst ? readSummary() : null,
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

/** What is recorded in all, counted at most once in a few seconds. */
export function createRecordSummary({ db, now }: Pick<RecordDeps, 'db' | 'now'>): () => Promise<RecordSummary> {
  const summaries = createShortMemory<RecordSummary>(now);
  return () => summaries('all', () => countSummary(db));
}

async function countSummary(db: Db): Promise<RecordSummary> {
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
