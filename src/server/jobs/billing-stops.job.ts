import type { Billing } from '../features/billing/billing.service.ts';
import { type Job, JobError } from './job-runner.ts';

const EVERY_MS = 30_000;

/** Asks the payment provider again to stop what it has not confirmed to have stopped. */
export function billingStopsJob(billing: Pick<Billing, 'repeatStops'>): Job {
  return {
    name: 'billing-stops',
    scope: '',
    deadlineMs: 5 * 60_000,
    retryMs: 10_000,
    retryMaxMs: 10 * 60_000,
    async run(signal) {
      const { done, failed } = await billing.repeatStops(signal);
      if (failed > 0) throw new JobError(`The payment provider has not confirmed ${failed} of ${done + failed} stops.`);
      return { nextInMs: EVERY_MS, detail: { done } };
    },
  };
}
