import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

export type RevenueRow = {
  month: string;
  payments: number;
  receivedCents: number;
  goneCents: number;
  packTokens: number;
  monthlyTokens: number;
};

/** Each month from the first on (`yyyy-mm`), also one in which nothing was paid. A payment counts where it came in. */
export async function sumMonths(db: Db, first: string, last: string): Promise<RevenueRow[]> {
  const result = await db.execute(sql`
    with months as (
      select generate_series(${`${first}-01`}::date, ${`${last}-01`}::date, interval '1 month')::date as month),
    paid as (
      select date_trunc('month', p.paid_at at time zone 'UTC')::date as month, count(*) as n,
        sum(p.amount_cents) as received, sum(p.refunded_cents - p.reinstated_cents) as gone,
        sum(g.granted) filter (where p.kind = 'pack') as packs,
        sum(g.granted) filter (where p.kind = 'subscription') as monthly
      from payments p left join token_grants g on g.id = p.grant_id
      where p.paid_at >= ${time(new Date(`${first}-01T00:00:00Z`))} group by 1)
    select to_char(months.month, 'YYYY-MM') as month, coalesce(n, 0)::int as payments,
      coalesce(received, 0)::float8 as "receivedCents", coalesce(gone, 0)::float8 as "goneCents",
      coalesce(packs, 0)::float8 as "packTokens", coalesce(monthly, 0)::float8 as "monthlyTokens"
    from months left join paid using (month) order by months.month`);
  return rowsOf<RevenueRow>(result);
}
