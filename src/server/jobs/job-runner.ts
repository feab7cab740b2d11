import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/database/database.ts';
import { LEASE_MS, leaseFrom } from '../platform/database/leases.ts';
import type { Clock } from '../platform/process/clock.ts';
import { claimJob, countFailures, finishJob, type JobKey } from './job-state.repo.ts';

/** What a run came to; the next one is due after `nextInMs`. */
export type JobOutcome = { nextInMs: number; detail?: Record<string, number | string> };

export type Job = JobKey & {
  /** A run ends before its lease does, so that no two processes are ever at it at once. */
  deadlineMs: number;
  /** Waits after the first failure; doubled by each further one up to `retryMaxMs`. */
  retryMs: number;
  retryMaxMs: number;
  /** @throws with a message for the operator (`JobError`); any other error is a bug and is logged as one. */
  run(signal: AbortSignal): Promise<JobOutcome>;
};

/** Work that could not be done, in words for the operator. `retryAfterMs` is what the other side asked for. */
export class JobError extends Error {
  override readonly name = 'JobError';
  readonly retryAfterMs: number;

  constructor(message: string, options: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs ?? 0;
  }
}

export type JobRunnerDeps = {
  db: Db;
  now: Clock;
  random: () => number;
  /** This process, among all that share the database. */
  holder: string;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

export type RunResult = 'done' | 'failed' | 'not_due' | 'stopped';

const JITTER = 0.25;

/**
 * Runs the job when it is due and nobody else is at it, across all processes; a job whose process died is taken up
 * when its lease has run out. Never throws.
 */
export async function runJob(
  deps: JobRunnerDeps,
  job: Job,
  stop: AbortSignal,
  { force = false } = {},
): Promise<RunResult> {
  const key = { name: job.name, scope: job.scope, holder: deps.holder };
  try {
    if (stop.aborted) return 'stopped';
    const startedAt = deps.now();
    const leaseUntil = leaseFrom(startedAt, job.deadlineMs + LEASE_MS.jobGrace);
    if (!(await claimJob(deps.db, { ...key, leaseUntil, force }, startedAt))) return 'not_due';
    const end = await attempt(job, stop);
    const at = deps.now();
    if ('outcome' in end) {
      const { nextInMs, detail = {} } = end.outcome;
      await finishJob(deps.db, key, { at, nextRunAt: after(at, nextInMs), error: null, detail });
      return 'done';
    }
    if (stop.aborted) {
      // Not a failure: whoever starts next takes it up at once.
      await finishJob(deps.db, key, { at, nextRunAt: at, error: 'The server stopped during it.', detail: null });
      return 'stopped';
    }
    const words = noteFailure(deps, job, end.error);
    const waitMs = retryWaitMs(job, await countFailures(deps.db, key), end.error, deps.random());
    await finishJob(deps.db, key, { at, nextRunAt: after(at, waitMs), error: words, detail: null });
    return 'failed';
  } catch (error) {
    deps.logger.error({ err: error, job: job.name, scope: job.scope }, 'A job could not reach the database.');
    return 'failed';
  }
}

type End = { outcome: JobOutcome } | { error: unknown };

/** The job under its deadline: one controller with an own timer (`platform/deadline.ts` says why). */
async function attempt(job: Job, stop: AbortSignal): Promise<End> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  stop.addEventListener('abort', abort, { once: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, job.deadlineMs);
  try {
    return { outcome: await job.run(controller.signal) };
  } catch (error) {
    return {
      error: isLate ? new JobError(`It took longer than ${job.deadlineMs / 1000} s.`, { cause: error }) : error,
    };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
  }
}

function noteFailure(deps: JobRunnerDeps, job: Job, error: unknown): string {
  const about = { job: job.name, scope: job.scope };
  if (error instanceof JobError) {
    deps.logger.warn({ ...about, reason: error.message }, 'A job failed.');
    return error.message;
  }
  deps.logger.error({ ...about, err: error }, 'A job failed.');
  return 'It failed for a reason that only the log tells.';
}

/** Twice as long with every failure in a row, and not all processes in the same second. */
export function retryWaitMs(
  job: Pick<Job, 'retryMs' | 'retryMaxMs'>,
  failuresBefore: number,
  error: unknown,
  random: number,
): number {
  const backoffMs = Math.min(job.retryMs * 2 ** Math.min(failuresBefore, 20), job.retryMaxMs);
  const askedMs = error instanceof JobError ? error.retryAfterMs : 0;
  return Math.round(Math.max(backoffMs, askedMs) * (1 + JITTER * random));
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
