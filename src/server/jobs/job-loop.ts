import { type Job, type JobRunnerDeps, runJob } from './job-runner.ts';

/** How often each process looks whether some job is due. */
const LOOK_EVERY_MS = 5_000;

/** Runs something once after a while; the answer cancels it. */
export type Schedule = (run: () => void, ms: number) => () => void;

const wallSchedule: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
};

/**
 * Looks again and again which jobs are due, and runs those one after another. Every process has one loop; the
 * database says whose turn it is. With `force` each job runs once as soon as nobody is at it, due or not. `stop` ends
 * a running job and waits for it.
 */
export function startJobLoop(
  deps: JobRunnerDeps & { schedule?: Schedule },
  jobs: readonly Job[],
  { force = false } = {},
): { stop: () => Promise<void> } {
  const { schedule = wallSchedule } = deps;
  const controller = new AbortController();
  const forced = new Set(force ? jobs : []);
  let running = Promise.resolve();
  let cancel = plan(0);

  async function round(): Promise<void> {
    for (const job of jobs) {
      if (controller.signal.aborted) return;
      const result = await runJob(deps, job, controller.signal, { force: forced.has(job) });
      if (result !== 'not_due') forced.delete(job);
    }
  }

  function plan(afterMs: number): () => void {
    return schedule(() => {
      running = round().then(() => {
        if (!controller.signal.aborted) cancel = plan(LOOK_EVERY_MS);
      });
    }, afterMs);
  }

  return {
    stop: async () => {
      controller.abort();
      cancel();
      await running;
    },
  };
}
