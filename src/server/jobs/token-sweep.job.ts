import type { FastifyBaseLogger } from 'fastify';
import { closeAbandonedCalls } from '../features/analysis/model-analyst/model-calls.service.ts';
import { closeAbandoned } from '../features/chat/turn-store.ts';
import { releaseExpired } from '../features/tokens/tokens.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { type Schedule, wallSchedule } from '../platform/schedule.ts';

const EVERY_MS = 5_000;

export type TokenSweepDeps = {
  db: Db;
  now: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** The process's own timers unless a test brings its own. */
  schedule?: Schedule;
};

/** Gives back what dead servers had reserved, and closes their turns. Every process may run it; `stop` waits for the sweep under way. */
export function startTokenSweep(deps: TokenSweepDeps): { stop: () => Promise<void> } {
  const { schedule = wallSchedule } = deps;
  let stopped = false;
  let running = Promise.resolve();
  // At once: whoever restarts a server that died sends again what got no answer.
  let cancel = plan(0);

  function plan(afterMs: number): () => void {
    return schedule(() => {
      running = sweep(deps).then(() => {
        if (!stopped) cancel = plan(EVERY_MS);
      });
    }, afterMs);
  }

  return {
    stop: () => {
      stopped = true;
      cancel();
      return running;
    },
  };
}

/** A sweep that fails is logged and tried again at the next turn: the database may be away for a moment. */
async function sweep(deps: TokenSweepDeps): Promise<void> {
  try {
    const released = await releaseExpired(deps.db, deps.now());
    const closed = await closeAbandoned(deps);
    const calls = await closeAbandonedCalls(deps);
    if (released + closed + calls > 0)
      deps.log.info({ released, closed, calls }, 'gave back what a stopped server had left open');
  } catch (error) {
    deps.log.error({ err: error }, 'the token sweep failed');
  }
}
