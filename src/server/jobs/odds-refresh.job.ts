import type { SlateService } from '../features/slate/slate.service.ts';
import type { Clock } from '../platform/process/clock.ts';
import { type Job, JobError } from './job-runner.ts';

const SECOND_MS = 1000;
/** A provider that names a later hour is asked again after this long all the same. */
const PAUSE_MAX_MS = 60 * 60 * SECOND_MS;

export type OddsRefreshDeps = { slate: Pick<SlateService, 'refresh'>; odds: 'live' | 'demo'; now: Clock };

/**
 * Keeps the odds fresh. Until a run of this process succeeded, everything is fetched that nobody fetched since the
 * process started, then what is due. A run that failed comes again within two minutes, unless the provider asked for a
 * longer pause.
 */
export function oddsRefreshJob(deps: OddsRefreshDeps): Job {
  let startedAt: Date | null = deps.now();
  return {
    name: 'odds-refresh',
    scope: deps.odds,
    deadlineMs: 100 * SECOND_MS,
    retryMs: 60 * SECOND_MS,
    retryMaxMs: 60 * SECOND_MS,
    async run(signal) {
      const outcome = await deps.slate.refresh(signal, startedAt);
      if (outcome.kind === 'failed') {
        throw new JobError(outcome.reason, { retryAfterMs: Math.min(outcome.retryAfterMs, PAUSE_MAX_MS) });
      }
      startedAt = null;
      return { nextInMs: outcome.nextInMs, detail: outcome.detail };
    },
  };
}
