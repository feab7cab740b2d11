import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import {
  deleteEvents,
  deleteFacts,
  deleteOrphanedResults,
  deleteUnmatchedNames,
  dropPartitions,
  ensurePartition,
  holdFeed,
} from './retention.repo.ts';

const DAY_MS = 24 * 3_600_000;
/** The demo makes as much in a day as a provider, and nobody looks back at it for long. */
const DEMO_HISTORY_DAYS = 3;
/** A day after its answer a reader may still ask about a game; a week later nobody does. */
const FACTS_DAYS = 7;
/** An operator who has not mended a name in a month will see it again when it comes again. */
const UNMATCHED_NAMES_DAYS = 30;
/** Partitions are made this long before they are needed. A refresh that finds none makes its own. */
const AHEAD_DAYS = { live: [0, 31], demo: [0, 1, 2] } as const;
const EVENTS_AT_ONCE = 500;

export type Pruned = { partitions: number; events: number; facts: number; unmatchedNames: number };

export type RetentionService = {
  /** Makes room for the coming history and lets go of what is kept no longer. */
  tend(signal: AbortSignal): Promise<Pruned>;
};

/**
 * What is kept, and for how long: prices while they are offered; their history, and with it events, closing prices and
 * results, for `historyDays` (demo: 3 days); facts until a week after the start; names that nobody could match for a
 * month after they were last seen. The history itself goes by whole partitions only.
 */
export function createRetention(deps: { db: Db; now: Clock; historyDays: number }): RetentionService {
  const { db, now } = deps;
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS);

  async function pruneEvents(odds: 'live' | 'demo', before: Date, signal: AbortSignal): Promise<number> {
    let events = 0;
    for (;;) {
      signal.throwIfAborted();
      const deleted = await db.transaction(async (tx) => {
        await holdFeed(tx, odds);
        return deleteEvents(tx, odds, before, EVENTS_AT_ONCE);
      });
      events += deleted;
      if (deleted < EVENTS_AT_ONCE) return events;
    }
  }

  return {
    async tend(signal) {
      const pruned: Pruned = { partitions: 0, events: 0, facts: 0, unmatchedNames: 0 };
      for (const odds of ['live', 'demo'] as const) {
        const before = daysAgo(odds === 'live' ? deps.historyDays : DEMO_HISTORY_DAYS);
        for (const days of AHEAD_DAYS[odds]) await ensurePartition(db, odds, daysAgo(-days));
        pruned.partitions += await dropPartitions(db, odds, before);
        pruned.facts += await deleteFacts(db, odds, daysAgo(FACTS_DAYS));
        pruned.events += await pruneEvents(odds, before, signal);
      }
      await deleteOrphanedResults(db, daysAgo(deps.historyDays));
      pruned.unmatchedNames = await deleteUnmatchedNames(db, daysAgo(UNMATCHED_NAMES_DAYS));
      return pruned;
    },
  };
}
