import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { lockUnclosed, markClosed, replaceCloses } from './closing.repo.ts';

/** What was fetched just before a start is stored by then: a refresh has a deadline of 90 seconds. */
const CLOSE_AFTER_MS = 2 * 60_000;
const EVENTS_AT_ONCE = 50;

export type ClosingService = {
  /**
   * Keeps the last price before the start of every event that has begun, whenever that was: it reads the history, so
   * that a server that was away over the start takes the same closes. Safe to call from many processes at once.
   */
  closeBegun(signal: AbortSignal): Promise<{ events: number; prices: number }>;
};

export function createClosingService(deps: { db: Db; now: Clock }): ClosingService {
  return {
    async closeBegun(signal) {
      const done = { events: 0, prices: 0 };
      for (;;) {
        signal.throwIfAborted();
        const part = await closeSome(deps.db, deps.now());
        done.events += part.events;
        done.prices += part.prices;
        if (part.events < EVENTS_AT_ONCE) return done;
      }
    },
  };
}

/** The closes and the mark that they were taken are one transaction: a crash leaves both or neither. */
function closeSome(db: Db, now: Date): Promise<{ events: number; prices: number }> {
  return db.transaction(async (tx) => {
    const ids = await lockUnclosed(tx, new Date(now.getTime() - CLOSE_AFTER_MS), EVENTS_AT_ONCE);
    if (ids.length === 0) return { events: 0, prices: 0 };
    const prices = await replaceCloses(tx, ids);
    await markClosed(tx, ids, now);
    return { events: ids.length, prices };
  });
}
