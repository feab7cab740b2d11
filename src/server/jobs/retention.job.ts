import type { RetentionService } from '../features/slate/retention.service.ts';
import type { Job } from './job-runner.ts';

const EVERY_MS = 6 * 3_600_000;

/** Makes the coming partitions of the price history, and lets go of what is kept no longer. */
export function retentionJob(retention: RetentionService): Job {
  return {
    name: 'retention',
    scope: '',
    deadlineMs: 5 * 60_000,
    retryMs: 60_000,
    retryMaxMs: 3_600_000,
    run: async (signal) => ({ nextInMs: EVERY_MS, detail: await retention.tend(signal) }),
  };
}
