import { type RenewalDeps, renewSubscriptions } from '../features/tokens/renewals.service.ts';
import type { Job } from './job-runner.ts';

const EVERY_MS = 60_000;

/** Starts the months of subscriptions that no provider bills. */
export function renewalsJob(deps: RenewalDeps): Job {
  return {
    name: 'renewals',
    scope: '',
    deadlineMs: 60_000,
    retryMs: 30_000,
    retryMaxMs: 600_000,
    run: async (signal) => ({ nextInMs: EVERY_MS, detail: await renewSubscriptions(deps, signal) }),
  };
}
