import { type Poll, startPoll } from '../platform/process/poll.ts';
import type { Schedule } from '../platform/process/schedule.ts';
import { type Job, type JobRunnerDeps, runJob } from './job-runner.ts';

/** How often each process looks whether some job is due. */
const LOOK_EVERY_MS = 5_000;

/**
 * Looks again and again which jobs are due, and runs those one after another. Every process has one loop; the
 * database says whose turn it is. With `force` each job runs once as soon as nobody is at it, due or not. `stop` ends
 * a running job and waits for it.
 */
export function startJobLoop(
  deps: JobRunnerDeps & { schedule?: Schedule },
  jobs: readonly Job[],
  { force = false } = {},
): Poll {
  const controller = new AbortController();
  const forced = new Set(force ? jobs : []);

  async function round(): Promise<void> {
    for (const job of jobs) {
      if (controller.signal.aborted) return;
      const result = await runJob(deps, job, controller.signal, { force: forced.has(job) });
      if (result !== 'not_due') forced.delete(job);
    }
  }

  const { schedule } = deps;
  const poll = startPoll(round, { everyMs: LOOK_EVERY_MS, firstAfterMs: 0, ...(schedule && { schedule }) });
  return {
    stop: () => {
      controller.abort();
      return poll.stop();
    },
  };
}
