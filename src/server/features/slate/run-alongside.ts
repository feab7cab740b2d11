import { setImmediate } from 'node:timers/promises';

/**
 * Does the work while the database is busy with what was started, and ends when both are done, also when one fails: a
 * statement that is still on its way must not outlive its transaction.
 */
export async function runAlongside<Result>(started: Promise<void>, work: () => Result): Promise<Result> {
  started.catch(() => undefined);
  // The driver sends in this turn; only in the next one is the database at it.
  await setImmediate();
  try {
    return work();
  } finally {
    await started;
  }
}
