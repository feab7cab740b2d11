import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../platform/database/database.ts';
import { isFreeIn, LET_GO } from '../platform/database/leases.ts';
import { millis, time } from '../platform/database/sql-time.ts';

export type JobKey = { name: string; scope: string };

export type JobState = JobKey & {
  nextRunAt: Date;
  isRunning: boolean;
  lastStartedAt: Date | null;
  lastSuccessAt: Date | null;
  lastError: string | null;
  failures: number;
  detail: Record<string, number | string>;
};

/**
 * True when the work is now this holder's: it was due (or `force`d) and nobody else is at it. A job that was never run
 * is due. Whoever held a lease that ran out has died.
 */
export async function claimJob(
  db: Db,
  job: JobKey & { holder: string; leaseUntil: Date; force: boolean },
  now: Date,
): Promise<boolean> {
  const claimed = await db.execute(sql`
    insert into job_states (name, scope, next_run_at, holder, lease_until, last_started_at, detail)
    values (${job.name}, ${job.scope}, ${time(now)}, ${job.holder}, ${time(job.leaseUntil)}, ${time(now)}, '{}'::jsonb)
    on conflict (name, scope) do update set holder = excluded.holder, lease_until = excluded.lease_until,
      last_started_at = excluded.last_started_at
    where (job_states.next_run_at <= ${time(now)} or ${job.force}::boolean)
      and ${isFreeIn('job_states', now)}
    returning name`);
  return rowsOf(claimed).length > 0;
}

/** Ends the holder's run; without effect when the lease ran out and somebody else took over. */
export async function finishJob(
  db: Db,
  job: JobKey & { holder: string },
  end: { at: Date; nextRunAt: Date; error: string | null; detail: Record<string, number | string> | null },
): Promise<void> {
  const { at, error } = end;
  await db.execute(sql`
    update job_states set ${LET_GO}, next_run_at = ${time(end.nextRunAt)},
      last_success_at = case when ${error}::text is null then ${time(at)} else last_success_at end,
      last_error = ${error}::text,
      failures = case when ${error}::text is null then 0 else failures + 1 end,
      detail = coalesce(${end.detail === null ? null : JSON.stringify(end.detail)}::text::jsonb, detail)
    where name = ${job.name} and scope = ${job.scope} and holder = ${job.holder}`);
}

/** How many times in a row it has failed. */
export async function countFailures(db: Db, job: JobKey): Promise<number> {
  const rows = rowsOf<{ failures: number }>(
    await db.execute(sql`select failures from job_states where name = ${job.name} and scope = ${job.scope}`),
  );
  return rows[0]?.failures ?? 0;
}

/** What was fetched of single games for questions is left out: it does not recur, and there is no end of it. */
export async function listJobStates(db: Db, now: Date): Promise<JobState[]> {
  type Row = Omit<JobState, 'nextRunAt' | 'lastStartedAt' | 'lastSuccessAt'> & {
    nextRunAt: number;
    lastStartedAt: number | null;
    lastSuccessAt: number | null;
  };
  const rows = rowsOf<Row>(
    await db.execute(sql`
      select name, scope, ${millis('next_run_at')} as "nextRunAt", coalesce(lease_until > ${time(now)}, false) as "isRunning",
        ${millis('last_started_at')} as "lastStartedAt", ${millis('last_success_at')} as "lastSuccessAt",
        last_error as "lastError", failures, detail
      from job_states where name <> 'odds-event' order by name, scope`),
  );
  const date = (at: number | null) => (at === null ? null : new Date(at));
  return rows.map((row) => ({
    ...row,
    nextRunAt: new Date(row.nextRunAt),
    lastStartedAt: date(row.lastStartedAt),
    lastSuccessAt: date(row.lastSuccessAt),
  }));
}

/** For the one process of an embedded database, before its jobs start: whoever was at a job has ended. */
export async function clearJobLeases(db: Db): Promise<void> {
  await db.execute(sql`update job_states set ${LET_GO} where lease_until is not null`);
}
