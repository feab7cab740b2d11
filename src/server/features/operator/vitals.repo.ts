import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';

/** What waits, what is held, and how the model's calls of the day ended. */
export type Vitals = {
  mailsWaiting: number;
  oldestMailMs: number | null;
  held: number;
  overdue: number;
  calls: { outcome: string; count: number }[];
};

/** From the indexes on what is open and on the day; none of it grows with what is done. */
export async function readVitals(db: Db, now: Date): Promise<Vitals> {
  const day = now.toISOString().slice(0, 10);
  const result = await db.execute(sql`
    select m.waiting as "mailsWaiting", ${millis('m.oldest')} as "oldestMailMs", r.held, r.overdue, c.calls
    from (select count(*)::int as waiting, min(created_at) as oldest from mails where state = 'waiting') m,
      (select count(*)::int as held, (count(*) filter (where lease_until <= ${time(now)}))::int as overdue
        from token_reservations where state = 'held') r,
      (select coalesce(json_agg(json_build_object('outcome', outcome, 'count', n)), '[]') as calls
        from (select outcome, count(*)::int as n from model_calls where day = ${day}::date group by outcome) o) c`);
  const [row] = rowsOf<Vitals>(result);
  if (!row) throw new Error('the vitals answered with no row');
  return row;
}

/** Grants whose rest is not what their entries add up to: none, while the books are right. It reads the whole ledger. */
export async function countLedgerMismatches(db: Db): Promise<number> {
  const result = await db.execute(sql`
    select count(*)::int as count from (
      select g.id from token_grants g left join ledger_entries l on l.grant_id = g.id
      group by g.id having g.remaining <> coalesce(sum(l.tokens), 0)) wrong`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}
