import { LogKeyError } from '../features/log/append.ts';
import { stampCheckpoint } from '../features/log/timestamps.ts';
import { type RecordLogDeps, runRecordLog } from '../features/record/log/record-log.service.ts';
import type { Db } from '../platform/database/database.ts';
import type { Clock } from '../platform/process/clock.ts';
import { type TimestampAuthority, TimestampError } from '../providers/timestamps/timestamp-authority.port.ts';
import { type Job, JobError } from './job-runner.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** A pick is proven by a stamp within half an hour of being shown, and before its game. */
const STAMPED_EVERY_MS = 5 * MINUTE_MS;

/** Takes into the public log what was shown, what started and what ended. */
export const recordLogJob = (deps: RecordLogDeps): Job => ({
  name: 'record-log',
  scope: '',
  deadlineMs: 5 * MINUTE_MS,
  retryMs: 10 * SECOND_MS,
  retryMaxMs: 10 * MINUTE_MS,
  run: async (signal) => {
    const { isDone, ...detail } = await runRecordLog(deps, signal).catch(inWords(LogKeyError));
    return { nextInMs: isDone ? 5 * SECOND_MS : 0, detail };
  },
});

/** Has an authority say that the log was there. */
export const timestampJob = (deps: { db: Db; now: Clock; authority: TimestampAuthority }): Job => ({
  name: 'log-timestamps',
  scope: '',
  deadlineMs: MINUTE_MS,
  retryMs: MINUTE_MS,
  retryMaxMs: 60 * MINUTE_MS,
  run: async (signal) => {
    const { stamped } = await stampCheckpoint(deps, signal).catch(inWords(TimestampError));
    return { nextInMs: STAMPED_EVERY_MS, detail: stamped === null ? {} : { stamped } };
  },
});

/** What the operator can do something about is told in its own words. */
const inWords =
  (kind: new (...words: never[]) => Error) =>
  (error: unknown): never => {
    if (error instanceof kind) throw new JobError(error.message, { cause: error });
    throw error;
  };
