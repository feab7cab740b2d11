import type { FastifyBaseLogger } from 'fastify';
import { releaseExpired } from '../features/tokens/tokens.service.ts';
import { closeAbandonedCalls } from '../features/turns/model/model-calls.service.ts';
import { closeAbandoned } from '../features/turns/turn-store.ts';
import type { Db } from '../platform/database/database.ts';
import type { Clock } from '../platform/process/clock.ts';
import { type Poll, startPoll } from '../platform/process/poll.ts';
import type { Schedule } from '../platform/process/schedule.ts';

const EVERY_MS = 5_000;

export type TokenSweepDeps = {
  db: Db;
  now: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** The process's own timers unless a test brings its own. */
  schedule?: Schedule;
};

/** Gives back what dead servers had reserved, and closes their turns. Every process may run it; `stop` waits for the sweep under way. */
export function startTokenSweep(deps: TokenSweepDeps): Poll {
  const { schedule } = deps;
  // At once: whoever restarts a server that died sends again what got no answer.
  return startPoll(() => sweep(deps), { everyMs: EVERY_MS, firstAfterMs: 0, ...(schedule && { schedule }) });
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
