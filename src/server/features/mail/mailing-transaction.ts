import type { Db } from '../../platform/database/database.ts';

/**
 * A transaction that queues mail. The sender of this process is woken once it is committed; other processes, and a sender
 * that nobody wakes, find the mail when they look next.
 */
export async function mailingTransaction<Result>(
  deps: { db: Db; mailQueued?: (() => void) | undefined },
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const result = await deps.db.transaction(work);
  deps.mailQueued?.();
  return result;
}
