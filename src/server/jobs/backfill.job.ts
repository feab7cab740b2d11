import { setImmediate } from 'node:timers/promises';
import type { BackfillService } from '../features/slate/backfill.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Job } from './job-runner.ts';

const EVERY_MS = 3_600_000;

/** Gives demo games their past: nearly everything in the first run, later what has been newly listed. */
export function backfillJob(deps: { backfill: BackfillService; now: Clock }): Job {
  return {
    name: 'backfill',
    scope: 'demo',
    deadlineMs: 5 * 60_000,
    retryMs: 30_000,
    retryMaxMs: EVERY_MS,
    async run(signal) {
      const startedAt = deps.now();
      // Requests are answered between two games.
      const filled = await deps.backfill.fill(signal, () => setImmediate());
      const seconds = Math.round((deps.now().getTime() - startedAt.getTime()) / 100) / 10;
      return { nextInMs: EVERY_MS, detail: { ...filled, seconds } };
    },
  };
}
