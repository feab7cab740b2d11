import { type Schedule, wallSchedule } from './schedule.ts';

export type Poll = {
  /** Ends it, and waits for the look under way. */
  stop: () => Promise<void>;
};

/**
 * Looks again and again, each look `everyMs` after the end of the one before. `look` answers for its own failures: one that
 * throws ends nothing.
 */
export function startPoll(
  look: () => Promise<void>,
  { everyMs, firstAfterMs = everyMs, schedule = wallSchedule }: PollTimes,
): Poll {
  let isStopped = false;
  let running = Promise.resolve();
  let cancel = plan(firstAfterMs);

  function plan(afterMs: number): () => void {
    return schedule(() => {
      running = look()
        .catch(() => undefined)
        .then(() => {
          if (!isStopped) cancel = plan(everyMs);
        });
    }, afterMs);
  }

  return {
    stop: () => {
      isStopped = true;
      cancel();
      return running;
    },
  };
}

export type PollTimes = {
  everyMs: number;
  /** As `everyMs` where it is left out. */
  firstAfterMs?: number;
  /** The process's own timers unless a test brings its own. */
  schedule?: Schedule;
};
