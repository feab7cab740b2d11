import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

export type TrendRow = { day: string; signUps: number; tokens: number; cents: number; costMicros: number };

const dayOf = (column: string) => sql.raw(`(${column} at time zone 'UTC')::date`);

/** Each day from the first on, also one on which nothing was. */
export async function sumDays(db: Db, first: string, last: string): Promise<TrendRow[]> {
  const since = time(new Date(`${first}T00:00:00Z`));
  const result = await db.execute(sql`
    with days as (
      select generate_series(${first}::date, ${last}::date, interval '1 day')::date as day),
    signed_up as (
      select ${dayOf('created_at')} as day, count(*) as n from users where created_at >= ${since} group by 1),
    charged as (
      select ${dayOf('closed_at')} as day, sum(tokens) as n from token_reservations
      where state = 'settled' and closed_at >= ${since} group by 1),
    paid as (
      select ${dayOf('paid_at')} as day, sum(amount_cents - refunded_cents + reinstated_cents) as n from payments
      where paid_at >= ${since} group by 1),
    called as (select day, sum(cost_micros) as n from model_calls where day >= ${first}::date group by 1)
    select days.day::text as day, coalesce(signed_up.n, 0)::int as "signUps", coalesce(charged.n, 0)::int as tokens,
      coalesce(paid.n, 0)::float8 as cents, coalesce(called.n, 0)::float8 as "costMicros"
    from days left join signed_up using (day) left join charged using (day) left join paid using (day)
      left join called using (day)
    order by days.day`);
  return rowsOf<TrendRow>(result);
}

export async function countUsersBefore(db: Db, first: string): Promise<number> {
  const before = time(new Date(`${first}T00:00:00Z`));
  const result = await db.execute(sql`select count(*)::int as count from users where created_at < ${before}`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}

export async function countPrices(db: Db, now: Date): Promise<number> {
  const result = await db.execute(sql`
    select count(*)::int as count from prices p join events e on e.id = p.event_id where e.starts_at > ${time(now)}`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}

export type FailureRow = { failure: string | null; unanswered: number; withoutModel: number };

/** From the index on what failed. */
export async function countFailures(db: Db, first: string, limit: number): Promise<FailureRow[]> {
  const result = await db.execute(sql`
    select failure, (count(*) filter (where state = 'failed'))::int as unanswered,
      (count(*) filter (where state = 'delivered'))::int as "withoutModel"
    from analyses a
    where (a.state = 'failed' or (a.state = 'delivered' and a.failure is not null))
      and a.created_at >= ${time(new Date(`${first}T00:00:00Z`))}
    group by failure order by count(*) desc, failure limit ${limit}::int`);
  return rowsOf<FailureRow>(result);
}
