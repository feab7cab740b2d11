import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { releaseLease, takeLease } from './lease.repo.ts';

export type LeaseDeps = { db: Db; now: Clock; holder: string };

/**
 * Runs the work when no other process does. `leaseMs` must be longer than the work can last: after it, a process
 * that died is taken to be dead and another may start.
 */
export async function runLeased<Result>(
  deps: LeaseDeps,
  job: { name: string; leaseMs: number },
  work: () => Promise<Result>,
): Promise<{ ran: true; result: Result } | { ran: false }> {
  const lease = { name: job.name, holder: deps.holder };
  const now = deps.now();
  if (!(await takeLease(deps.db, lease, now, new Date(now.getTime() + job.leaseMs)))) return { ran: false };
  try {
    return { ran: true, result: await work() };
  } finally {
    await releaseLease(deps.db, lease);
  }
}
