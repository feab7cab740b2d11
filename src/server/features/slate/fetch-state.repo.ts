import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { isFreeIn, LET_GO } from '../../platform/database/leases.ts';
import { time } from '../../platform/database/sql-time.ts';

/**
 * What is fetched by itself: a sport's featured odds, the same at the books of the second request, or one kind of further
 * markets of one game.
 */
export type FetchKind = 'odds-sport' | 'odds-sharp' | 'odds-event';

export type FetchState = {
  scope: string;
  fetchedAtMs: number | null;
  failures: number;
  /** It is not asked for again before. */
  notBeforeMs: number;
  isBusy: boolean;
};

export async function listFetchStates(db: Db, kind: FetchKind, now: Date): Promise<FetchState[]> {
  return rowsOf<FetchState>(
    await db.execute(sql`
      select scope, (extract(epoch from last_success_at) * 1000)::float8 as "fetchedAtMs", failures,
        (extract(epoch from next_run_at) * 1000)::float8 as "notBeforeMs", coalesce(lease_until > ${time(now)}, false) as "isBusy"
      from job_states where name = ${kind}`),
  );
}

/**
 * The ones that are now this holder's to fetch: nobody else is at them, nor, where `decidedAt` is given, has begun
 * since then. Whoever's lease ran out has died.
 */
export async function claimFetches(
  db: Db,
  kind: FetchKind,
  {
    scopes,
    decidedAt,
    holder,
    leaseUntil,
  }: { scopes: readonly string[]; decidedAt?: Date | undefined; holder: string; leaseUntil: Date },
  now: Date,
): Promise<string[]> {
  const claimed = await db.execute(sql`
    insert into job_states (name, scope, next_run_at, holder, lease_until, last_started_at, detail)
    select ${kind}, s.scope, ${time(now)}, ${holder}::uuid, ${time(leaseUntil)}, ${time(now)}, '{}'::jsonb
    from (select distinct jsonb_array_elements_text(${JSON.stringify(scopes)}::text::jsonb) as scope order by 1) s
    on conflict (name, scope) do update set holder = excluded.holder, lease_until = excluded.lease_until,
      last_started_at = excluded.last_started_at
    where ${isFreeIn('job_states', now)}
      ${decidedAt ? sql`and (job_states.last_started_at is null or job_states.last_started_at < ${time(decidedAt)})` : sql``}
    returning scope`);
  return rowsOf<{ scope: string }>(claimed).map(({ scope }) => scope);
}

export type FetchEnd = { scope: string; error: string | null; nextRunAt: Date };

/** Ends what this holder fetched; without effect on what somebody else took over. */
export async function finishFetches(
  db: Db,
  kind: FetchKind,
  { holder, ends, at }: { holder: string; ends: readonly FetchEnd[]; at: Date },
): Promise<void> {
  await db.execute(sql`
    update job_states j set ${LET_GO}, next_run_at = r."nextRunAt", last_error = r.error,
      last_success_at = case when r.error is null then ${time(at)} else j.last_success_at end,
      failures = case when r.error is null then 0 else j.failures + 1 end
    from jsonb_to_recordset(${JSON.stringify(ends)}::text::jsonb) as r(scope text, error text, "nextRunAt" timestamptz)
    where j.name = ${kind} and j.scope = r.scope and j.holder = ${holder}::uuid`);
}

/** Lets go of what was not fetched after all. */
export async function releaseFetches(
  db: Db,
  kind: FetchKind,
  holder: string,
  scopes: readonly string[],
): Promise<void> {
  await db.execute(sql`
    update job_states set ${LET_GO}
    where name = ${kind} and holder = ${holder}::uuid
      and scope in (select jsonb_array_elements_text(${JSON.stringify(scopes)}::text::jsonb))`);
}

/** The provider asked for a pause: no sport is asked for before `until`. */
export async function pauseFetches(db: Db, until: Date): Promise<void> {
  await db.execute(sql`
    update job_states set next_run_at = greatest(next_run_at, ${time(until)}) where name in (${'odds-sport'}, ${'odds-sharp'})`);
}

/** Games come and go; what was fetched of them long ago is of no use. */
export async function forgetFetches(db: Db, kind: FetchKind, before: Date): Promise<void> {
  await db.execute(sql`delete from job_states where name = ${kind} and last_started_at < ${time(before)}`);
}
