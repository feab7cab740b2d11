import type { MeasuredRecord } from '#contract/page.ts';
import {
  RECORD_PAGE,
  type RecordedPick,
  type RecordPage,
  type RecordQuery,
  type RecordSummary,
} from '#contract/record.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { localTime, momentOf, zoneOf } from '#research/language/time-zone.ts';
import { marketKind } from '#research/words/pick-label.ts';
import { postMortemWords } from '#research/words/post-mortem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { createFigures } from './read-figures.ts';
import {
  countBySport,
  countOutside,
  countUngraded,
  listPicks,
  listStarted,
  type Outside,
  type RecordFilter,
  type RecordRow,
  type SportCount,
} from './record.repo.ts';

/** Counting reads the whole record, and anybody may ask: one count serves everybody who asks within this time. */
const FRESH_FOR_MS = 5_000;
/** How many picks there are in all may be of a minute ago: it is counted over every row. */
const STALE_FOR_MS = 60_000;
const ENTRIES_KEPT = 200;

type Kept<T> = { atMs: number; value: Promise<T>; renewing: boolean };

/**
 * Answers of a few seconds ago, by key. Who asks while one is being made waits for the same one; a failed one is asked
 * for again. `staleForMs`: so long an older one still answers, while a new one is made behind it.
 */
function createShortMemory<T>(now: Clock, staleForMs = 0): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Kept<T>>();
  const keep = (key: string, made: Kept<T>) => {
    kept.delete(key);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size + 1 - ENTRIES_KEPT))) kept.delete(oldest);
    kept.set(key, made);
  };
  return (key, make) => {
    const atMs = now().getTime();
    const known = kept.get(key);
    const age = known ? atMs - known.atMs : Number.POSITIVE_INFINITY;
    if (known && (age < FRESH_FOR_MS || (known.renewing && age < staleForMs))) return known.value;
    const made: Kept<T> = { atMs, value: make(), renewing: false };
    if (known && age < staleForMs) {
      known.renewing = true;
      made.value.then(
        () => keep(key, made),
        () => {
          known.renewing = false;
        },
      );
      return known.value;
    }
    keep(key, made);
    made.value.catch(() => {
      if (kept.get(key) === made) kept.delete(key);
    });
    return made.value;
  };
}

export type RecordDeps = {
  db: Db;
  now: Clock;
  slate: Pick<SlateService, 'books'>;
  /** The record that is shown where nobody asks for one. */
  kind: 'live' | 'demo';
};
export type RecordService = (query: RecordQuery) => Promise<RecordPage>;

const DAY_MS = 86_400_000;
const PERIOD_DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** The public record. What it says of itself is counted from the rows, never written down. */
export function createRecord({ db, now, slate, kind }: RecordDeps): RecordService {
  const counts = createShortMemory<number>(now);
  const outsides = createShortMemory<Outside>(now);
  const readFigures = createFigures({ db, now });
  const readSummary = createRecordSummary({ db, now });

  const countListed = async (filter: RecordFilter): Promise<number> => {
    const [{ graded, voided, ungraded }, waiting] = await Promise.all([readFigures(filter), countUngraded(db, filter)]);
    return graded + voided + ungraded + waiting;
  };

  /** With the first page only: what everything that fits comes to. */
  const readWhole = async (filter: RecordFilter, period: RecordQuery['period'], shown: number) => {
    const [total, summary, figures, outside] = await Promise.all([
      counts(keyOf(filter, period), () => countListed(filter)),
      readSummary(),
      readFigures(filter),
      outsides(filter.kind, () => countOutside(db, filter.kind)),
    ]);
    return {
      // A count of a moment ago is never less than what this very page shows.
      total: Math.max(total, shown),
      summary: { ...summary, recorded: Math.max(summary.recorded, shown) },
      figures: { ...figures, ...outside },
    };
  };

  return async (query) => {
    const filter = filterOf({ ...query, kind: query.kind ?? kind }, now());
    const limit = query.limit ?? RECORD_PAGE;
    const [rows, titles] = await Promise.all([
      // One more than is shown tells whether there is a page after it.
      listPicks(db, filter, { before: query.before ?? null, limit: limit + 1 }),
      titlesOf(slate),
    ]);
    const shown = rows.slice(0, limit);
    const whole = query.before === undefined ? await readWhole(filter, query.period, shown.length) : NO_WHOLE;
    return {
      picks: shown.map((row) => toPick(row, titles)),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      ...whole,
    };
  };
}

/** These picks as the record shows them, once their games have started. */
export async function readStarted(
  { db, now, slate }: Pick<RecordDeps, 'db' | 'now' | 'slate'>,
  ids: readonly string[],
): Promise<RecordedPick[]> {
  if (ids.length === 0) return [];
  const [rows, titles] = await Promise.all([listStarted(db, ids, now()), titlesOf(slate)]);
  return rows.map((row) => toPick(row, titles));
}

const titlesOf = async (slate: RecordDeps['slate']): Promise<ReadonlyMap<string, string>> =>
  new Map((await slate.books()).map(({ key, title }) => [key, title]));

const NO_WHOLE = { total: null, summary: null, figures: null };

const keyOf = ({ kind, sport, verdict, market }: RecordFilter, period: RecordQuery['period']): string =>
  JSON.stringify([kind, sport, verdict, market, period]);

/** The sums are of whole days of the record, and so is a period. */
function startOfDay(ms: number): Date {
  const zone = zoneOf('America/New_York');
  return new Date(momentOf(localTime(ms, zone).day, 0, zone));
}

const filterOf = (
  { kind, sport, verdict, market, period }: RecordQuery & { kind: RecordFilter['kind'] },
  now: Date,
): RecordFilter => ({
  kind,
  sport: sport ?? null,
  verdict: verdict ?? null,
  market: market ?? null,
  since: period === undefined ? null : startOfDay(now.getTime() - PERIOD_DAYS[period] * DAY_MS),
});

/** The measured win rate of all bets and leans, for pages that name a claim. */
export function createMeasuredRecord({ db, now, kind }: Omit<RecordDeps, 'slate'>): () => Promise<MeasuredRecord> {
  const readFigures = createFigures({ db, now });
  return async () => {
    const { graded, rates } = await readFigures({ kind, sport: null, verdict: null, market: null, since: null });
    return { kind, graded, winRate: rates?.winRate ?? null };
  };
}

/** What is recorded in all, counted at most once in a few seconds. */
export function createRecordSummary({ db, now }: Pick<RecordDeps, 'db' | 'now'>): () => Promise<RecordSummary> {
  const summaries = createShortMemory<RecordSummary>(now, STALE_FOR_MS);
  const countPicks = createPickCount({ db, now });
  const readFigures = createFigures({ db, now });
  const resultsOf = (kind: RecordFilter['kind']) =>
    readFigures({ kind, sport: null, verdict: null, market: null, since: null });
  return () =>
    summaries('all', async () => {
      const [summary, ...results] = await Promise.all([countPicks(), resultsOf('live'), resultsOf('demo')]);
      const sum = (of: 'graded' | 'won' | 'lost' | 'pushed') => results.reduce((all, figures) => all + figures[of], 0);
      const [graded, won, lost, pushed] = [sum('graded'), sum('won'), sum('lost'), sum('pushed')];
      return { ...summary, results: { graded, won, lost, pushed } };
    });
}

/** No pick is added to what was shown so long ago: it was stored with the answer that shows it. */
const COUNTED_AFTER_MS = 3_600_000;

/** How many picks there are: all of them are counted once, and from then on those of the last hour. */
function createPickCount({ db, now }: Pick<RecordDeps, 'db' | 'now'>) {
  let settled: { until: Date; counts: readonly SportCount[] } | null = null;
  return async (): Promise<Omit<RecordSummary, 'results'>> => {
    const until = new Date(now().getTime() - COUNTED_AFTER_MS);
    const before = settled;
    const [older, newest] = await Promise.all([
      before && before.until >= until ? [] : countBySport(db, before?.until ?? null, until),
      countBySport(db, before && before.until >= until ? before.until : until, null),
    ]);
    const counts = addCounts(before?.counts ?? [], older);
    if (!before || before.until < until) settled = { until, counts };
    return summaryOf(addCounts(counts, newest));
  };
}

function addCounts(counts: readonly SportCount[], more: readonly SportCount[]): SportCount[] {
  const found = new Map(counts.map((count) => [count.sport, count]));
  for (const count of more) {
    const known = found.get(count.sport);
    const { picks, demo, sinceMs } = known ?? { picks: 0, demo: 0, sinceMs: count.sinceMs };
    const sum = { picks: picks + count.picks, demo: demo + count.demo, sinceMs: Math.min(sinceMs, count.sinceMs) };
    found.set(count.sport, { sport: count.sport, ...sum });
  }
  return [...found.values()];
}

function summaryOf(counts: readonly SportCount[]): Omit<RecordSummary, 'results'> {
  const sorted = counts.toSorted((a, b) => b.picks - a.picks || (a.sport < b.sport ? -1 : 1));
  const sum = (read: (count: SportCount) => number) => counts.reduce((all, one) => all + read(one), 0);
  const sinceMs = Math.min(...counts.map((count) => count.sinceMs));
  return {
    recorded: sum(({ picks }) => picks),
    since: counts.length === 0 ? null : new Date(sinceMs).toISOString(),
    demo: sum(({ demo }) => demo),
    sports: sorted.map(({ sport, picks }) => ({ sport, picks })),
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
    ...{ result: row.result, profit: row.profit, clvFair: row.clvFair },
    postMortem: row.result && row.result !== 'ungraded' ? postMortemWords(row.result, row.clvFair) : null,
  };
}
