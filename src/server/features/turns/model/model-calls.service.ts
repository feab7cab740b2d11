import type { Db } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { abortLeftRunning, deleteCalls } from './model-calls.repo.ts';

/** Longer than any turn may take. */
const LONGEST_CALL_MS = 180_000;
const DAY_MS = 86_400_000;
/** Costs are shown for a year at most. */
const KEPT_DAYS = 400;
const DELETED_AT_ONCE = 1_000;
/** What one run deletes at most: what has piled up goes in several. */
const DELETED_MAX = 20_000;

/** Closes calls whose server died; they keep the cost that was set aside. Any number of processes may call it. */
export const closeAbandonedCalls = ({ db, now }: { db: Db; now: Clock }): Promise<number> =>
  abortLeftRunning(db, new Date(now().getTime() - LONGEST_CALL_MS));

/** Lets go of calls that nobody asks for any more, a few at a time. `isDone`: there are no more of them. */
export async function pruneCalls(
  { db, now }: { db: Db; now: Clock },
  signal: AbortSignal,
): Promise<{ deleted: number; isDone: boolean }> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  let deleted = 0;
  while (deleted < DELETED_MAX) {
    signal.throwIfAborted();
    const count = await deleteCalls(db, before, DELETED_AT_ONCE);
    deleted += count;
    if (count < DELETED_AT_ONCE) return { deleted, isDone: true };
  }
  return { deleted, isDone: false };
}
