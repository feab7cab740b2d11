import type { Clock } from '../process/clock.ts';
import { startPoll } from '../process/poll.ts';
import type { Schedule } from '../process/schedule.ts';

/** A clock that jumped, or a database that moved to another machine, is followed this soon. */
const LOOK_EVERY_MS = 10_000;

export type DatabaseClock = { now: Clock; stop: () => Promise<void> };

/**
 * The one time of all processes on one database: what its clock says, carried on between two looks by a clock of this process
 * that only has to run evenly. Where that one stands does not matter, so that processes whose machines disagree about
 * the time agree about leases, limits and periods. Between a question and its answer the database's clock stood somewhere between the two,
 * and the time is changed only when it lies outside of that: a slow answer moves nothing.
 */
export async function startDatabaseClock(deps: {
  /** The database's clock, in epoch milliseconds. */
  readMs: () => Promise<number>;
  /** Of this process, in milliseconds since whenever. */
  localMs: () => number;
  schedule: Schedule;
}): Promise<DatabaseClock> {
  const { readMs, localMs, schedule } = deps;

  async function measure(): Promise<{ least: number; most: number }> {
    const askedAt = localMs();
    const databaseMs = await readMs();
    return { least: databaseMs - localMs(), most: databaseMs - askedAt };
  }

  const first = await measure();
  let aheadMs = (first.least + first.most) / 2;
  async function look(): Promise<void> {
    const { least, most } = await measure();
    aheadMs = Math.min(Math.max(aheadMs, least), most);
  }

  // While the database is away, its clock is taken to run on as ours does.
  const { stop } = startPoll(look, { everyMs: LOOK_EVERY_MS, schedule });
  return { now: () => new Date(localMs() + aheadMs), stop };
}
