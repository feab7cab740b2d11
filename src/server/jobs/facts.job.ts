import type { SlateService } from '../features/slate/slate.service.ts';
import type { Db } from '../platform/database/database.ts';
import type { Clock } from '../platform/process/clock.ts';
import type { FactsFeed } from '../providers/facts/facts.port.ts';
import { FeedError } from '../providers/odds-feed/odds-feed.port.ts';
import { type Job, JobError } from './job-runner.ts';
import { saveUnmatched } from './unmatched-names.repo.ts';

const MINUTE_MS = 60_000;
/** At a first start the prices, and with them the games, come in a moment later. */
const NO_GAMES_YET_MS = MINUTE_MS / 2;

export type FactsJobDeps = { db: Db; slate: Pick<SlateService, 'current' | 'saveFacts'>; now: Clock };

/** Asks one source about the coming games. When it cannot be had, the last facts stay, with their age. */
export function factsJob(deps: FactsJobDeps, feed: FactsFeed): Job {
  return {
    name: 'facts',
    scope: feed.name,
    deadlineMs: 2 * MINUTE_MS,
    retryMs: MINUTE_MS,
    retryMaxMs: 30 * MINUTE_MS,
    async run(signal) {
      const now = deps.now();
      const slate = await deps.slate.current();
      const events = slate.events.filter((event) => event.startsAt > now);
      if (events.length === 0) return { nextInMs: Math.min(NO_GAMES_YET_MS, feed.everyMs), detail: { games: 0 } };
      const batch = await feed.fetchFacts(events, now, signal).catch((cause: unknown) => {
        if (!(cause instanceof FeedError)) throw cause;
        throw retryError(cause);
      });
      signal.throwIfAborted();
      await deps.slate.saveFacts(batch);
      await saveUnmatched(deps.db, feed.name, batch.unmatched, now);
      if (batch.retry) throw retryError(batch.retry);
      return {
        nextInMs: feed.everyMs,
        detail: {
          games: events.length,
          facts: batch.facts.length,
          unmatched: batch.unmatched.length,
          ...(batch.failures.length > 0 && { failures: batch.failures.join('; ') }),
        },
      };
    },
  };
}

const retryError = (cause: FeedError): JobError =>
  new JobError(cause.message, { retryAfterMs: (cause.retryAfterSeconds ?? 0) * 1000, cause });
