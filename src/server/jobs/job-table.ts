import { setImmediate } from 'node:timers/promises';
import { sweepKeys } from '../features/access/access-keys.service.ts';
import { sweepOAuth } from '../features/access/oauth/assistants.service.ts';
import type { Billing } from '../features/billing/billing.service.ts';
import { type SendMailsDeps, tidyMails } from '../features/mail/send-mails.ts';
import type { ClosingService } from '../features/results/closing.service.ts';
import type { BackfillService } from '../features/slate/backfill.service.ts';
import type { RetentionService } from '../features/slate/retention.service.ts';
import { type RenewalDeps, renewSubscriptions } from '../features/tokens/renewals.service.ts';
import { expireGrants } from '../features/tokens/tokens.service.ts';
import { pruneCalls } from '../features/turns/model/model-calls.service.ts';
import type { Db } from '../platform/database/database.ts';
import type { Clock } from '../platform/process/clock.ts';
import { type Job, JobError } from './job-runner.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

type Moments = { db: Db; now: Clock };

/** What is left of expired grants leaves the books. It cannot be spent from the moment it expires, swept or not. */
export const expiryJob = ({ db, now }: Moments): Job => ({
  ...named('token-expiry', { deadlineMs: MINUTE, retryMs: 30 * SECOND, retryMaxMs: 10 * MINUTE }),
  run: async () => ({ nextInMs: MINUTE, detail: { expired: await expireGrants(db, now()) } }),
});

/** Starts the months of subscriptions that no provider bills. */
export const renewalsJob = (deps: RenewalDeps): Job => ({
  ...named('renewals', { deadlineMs: MINUTE, retryMs: 30 * SECOND, retryMaxMs: 10 * MINUTE }),
  run: async (signal) => ({ nextInMs: MINUTE, detail: await renewSubscriptions(deps, signal) }),
});

export const mailTidyJob = (deps: Pick<SendMailsDeps, 'db' | 'now'>): Job => ({
  ...named('mail-tidy', { deadlineMs: MINUTE, retryMs: MINUTE, retryMaxMs: HOUR }),
  run: async () => {
    await tidyMails(deps);
    return { nextInMs: HOUR };
  },
});

/** Lets go of what let programs in and ended long ago. */
export const accessTidyJob = (deps: Moments): Job => ({
  ...named('access-tidy', { deadlineMs: MINUTE, retryMs: MINUTE, retryMaxMs: HOUR }),
  run: async () => ({ nextInMs: HOUR, detail: { keys: await sweepKeys(deps), ...(await sweepOAuth(deps)) } }),
});

/** Asks the payment provider again to stop what it has not confirmed to have stopped. */
export const billingStopsJob = (billing: Pick<Billing, 'repeatStops'>): Job => ({
  ...named('billing-stops', { deadlineMs: 5 * MINUTE, retryMs: 10 * SECOND, retryMaxMs: 10 * MINUTE }),
  run: async (signal) => {
    const { done, failed } = await billing.repeatStops(signal);
    if (failed > 0) throw new JobError(`The payment provider has not confirmed ${failed} of ${done + failed} stops.`);
    return { nextInMs: 30 * SECOND, detail: { done } };
  },
});

/** Compares once a day what moved at the payment provider with our books; what differs stands in the portal. */
export const reconciliationJob = (billing: Pick<Billing, 'reconcile'>): Job => ({
  ...named('reconciliation', { deadlineMs: 10 * MINUTE, retryMs: 5 * MINUTE, retryMaxMs: 2 * HOUR }),
  run: async (signal) => ({ nextInMs: 24 * HOUR, detail: await billing.reconcile(signal) }),
});

/** Takes the closing prices of the games that have begun. */
export const closingJob = (closing: ClosingService): Job => ({
  ...named('closing', { deadlineMs: MINUTE, retryMs: 10 * SECOND, retryMaxMs: 5 * MINUTE }),
  run: async (signal) => ({ nextInMs: 30 * SECOND, detail: await closing.closeBegun(signal) }),
});

/** Makes the coming partitions of the price history, and lets go of what is kept no longer. */
export const retentionJob = (retention: RetentionService): Job => ({
  ...named('retention', { deadlineMs: 5 * MINUTE, retryMs: MINUTE, retryMaxMs: HOUR }),
  run: async (signal) => ({ nextInMs: 6 * HOUR, detail: await retention.tend(signal) }),
});

/** Lets go of the rows of model calls that were made long ago; sooner again where more than one run's worth is left. */
export const modelCallsJob = (deps: Moments): Job => ({
  ...named('model-calls', { deadlineMs: MINUTE, retryMs: MINUTE, retryMaxMs: HOUR }),
  run: async (signal) => {
    const { deleted, isDone } = await pruneCalls(deps, signal);
    return { nextInMs: isDone ? 6 * HOUR : MINUTE, detail: { deleted } };
  },
});

/** Gives demo games their past: nearly everything in the first run, later what has been newly listed. */
export const backfillJob = ({ backfill, now }: { backfill: BackfillService; now: Clock }): Job => ({
  ...named('backfill', { deadlineMs: 5 * MINUTE, retryMs: 30 * SECOND, retryMaxMs: HOUR }, 'demo'),
  run: async (signal) => {
    const startedAt = now();
    // Requests are answered between two games.
    const filled = await backfill.fill(signal, () => setImmediate());
    const seconds = Math.round((now().getTime() - startedAt.getTime()) / 100) / 10;
    return { nextInMs: HOUR, detail: { ...filled, seconds } };
  },
});

type Times = Pick<Job, 'deadlineMs' | 'retryMs' | 'retryMaxMs'>;

const named = (name: string, times: Times, scope = ''): Times & { name: string; scope: string } => ({
  name,
  scope,
  ...times,
});
