import type { ResultsService } from '../features/results/results.service.ts';
import type { Db } from '../platform/database/database.ts';
import type { Clock } from '../platform/process/clock.ts';
import type { FactEvent, UnmatchedName } from '../providers/facts/facts.port.ts';
import { FeedError } from '../providers/odds-feed/odds-feed.port.ts';
import type { GameResult, ResultsFeed } from '../providers/results/results.port.ts';
import { type Job, JobError } from './job-runner.ts';
import { saveUnmatched } from './unmatched-names.repo.ts';

const MINUTE_MS = 60_000;
/** Games that began within this may end at any minute; the rest can wait. */
const FRESH_MS = 12 * 60 * MINUTE_MS;
const EVERY_MS = 30 * MINUTE_MS;
const LATE_EVERY_MS = 60 * MINUTE_MS;
/** While no game awaits a result a look asks nobody but the database. */
const IDLE_EVERY_MS = 5 * MINUTE_MS;

export type ResultsJobDeps = { db: Db; results: ResultsService; odds: 'live' | 'demo'; now: Clock };

type Fetched = { results: GameResult[]; unmatched: number; failures: string[]; failed: FeedError[] };

/** Asks every source about the games that have begun, and settles what they agree about. */
export function resultsJob(deps: ResultsJobDeps, feeds: readonly ResultsFeed[]): Job {
  return {
    name: 'results',
    scope: deps.odds,
    deadlineMs: 3 * MINUTE_MS,
    retryMs: MINUTE_MS,
    retryMaxMs: 30 * MINUTE_MS,
    async run(signal) {
      const { events, awaiting, newestStart } = await deps.results.asked();
      const fetched = awaiting > 0 ? await askAll(deps, feeds, events, signal) : nothingFetched();
      signal.throwIfAborted();
      const { disputes, ...counts } = await deps.results.settle(events, fetched.results);
      if (fetched.failed.length > 0 && fetched.failed.length === feeds.length) throw jobErrorOf(fetched.failed);
      const overdue = await deps.results.overdue();
      return {
        nextInMs: nextInMs(newestStart, deps.now()),
        detail: {
          asked: awaiting,
          ...counts,
          unmatched: fetched.unmatched,
          disputed: disputes.length,
          overdue: overdue.count,
          ...(disputes.length > 0 && { disputes: disputes.join('; ') }),
          ...(overdue.count > 0 && { overdueGames: overdue.games.join('; ') }),
          ...(fetched.failures.length > 0 && { failures: fetched.failures.join('; ') }),
        },
      };
    },
  };
}

function nextInMs(newestStart: Date | null, now: Date): number {
  if (newestStart === null) return IDLE_EVERY_MS;
  return now.getTime() - newestStart.getTime() < FRESH_MS ? EVERY_MS : LATE_EVERY_MS;
}

const nothingFetched = (): Fetched => ({ results: [], unmatched: 0, failures: [], failed: [] });

/** One source that cannot be had does not silence the others. */
async function askAll(
  deps: ResultsJobDeps,
  feeds: readonly ResultsFeed[],
  events: readonly FactEvent[],
  signal: AbortSignal,
): Promise<Fetched> {
  const fetched = nothingFetched();
  for (const feed of feeds) {
    const batch = await feed.fetchResults(events, deps.now(), signal).catch((cause: unknown) => {
      if (!(cause instanceof FeedError)) throw cause;
      fetched.failed.push(cause);
      return { results: [], unmatched: [] as UnmatchedName[], failures: [cause.message] };
    });
    fetched.results.push(...batch.results);
    fetched.unmatched += batch.unmatched.length;
    fetched.failures.push(...batch.failures);
    await saveUnmatched(deps.db, feed.name, batch.unmatched, deps.now());
  }
  return fetched;
}

function jobErrorOf(failed: readonly FeedError[]): JobError {
  const retryAfterMs = Math.max(...failed.map(({ retryAfterSeconds }) => (retryAfterSeconds ?? 0) * 1000));
  return new JobError(failed.map(({ message }) => message).join(' '), { retryAfterMs, cause: failed[0] });
}
