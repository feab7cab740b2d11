import type { ClosingService } from '../features/results/closing.service.ts';
import type { Job } from './job-runner.ts';

const EVERY_MS = 30_000;

/** Takes the closing prices of the games that have begun. */
export function closingJob(closing: ClosingService): Job {
  return {
    name: 'closing',
    scope: '',
    deadlineMs: 60_000,
    retryMs: 10_000,
    retryMaxMs: 5 * 60_000,
    run: async (signal) => ({ nextInMs: EVERY_MS, detail: await closing.closeBegun(signal) }),
  };
}
