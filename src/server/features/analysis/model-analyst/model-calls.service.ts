import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import { abortLeftRunning } from './model-calls.repo.ts';

/** Longer than any turn may take. */
const LONGEST_CALL_MS = 180_000;

/** Closes calls whose server died; they keep the cost that was set aside. Any number of processes may call it. */
export const closeAbandonedCalls = ({ db, now }: { db: Db; now: Clock }): Promise<number> =>
  abortLeftRunning(db, new Date(now().getTime() - LONGEST_CALL_MS));
