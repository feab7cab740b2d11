import { sql } from 'drizzle-orm';
import type { RecordSums } from '#engine/record/record-sums.ts';
import { type Db, rowsOf } from '../../../platform/database/database.ts';

export type DayKey = {
  odds: 'live' | 'demo';
  day: string;
  sport: string;
  market: string;
  verdict: 'bet' | 'lean' | 'pass';
};
export type DayRow = DayKey & { sums: RecordSums };

const COLUMNS = sql`d.odds, d.day::text as day, d.sport, d.market, d.verdict, d.sums`;

export async function lockDays(tx: Db, keys: readonly DayKey[]): Promise<DayRow[]> {
  const result = await tx.execute(sql`
    select ${COLUMNS} from record_days d
    where (d.odds, d.day, d.sport, d.market, d.verdict) in (
      select k.odds, k.day, k.sport, k.market, k.verdict
      from jsonb_to_recordset(${JSON.stringify(keys)}::text::jsonb) as k(odds text, day date, sport text, market text, verdict text))
    for update of d`);
  return rowsOf<DayRow>(result);
}

export async function saveDays(tx: Db, rows: readonly DayRow[], size: number): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into record_days (odds, day, sport, market, verdict, sums, size)
    select odds, day, sport, market, verdict, sums, ${size}::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as d(odds text, day date, sport text, market text, verdict text, sums jsonb)
    order by odds, day, sport, market, verdict
    on conflict (odds, day, sport, market, verdict) do update set sums = excluded.sums, size = excluded.size`);
}

/** The days that changed with or after a size of the log, each with that size. */
export async function listChangedDays(db: Db, since: number): Promise<(DayRow & { size: number })[]> {
  const result = await db.execute(sql`
    select ${COLUMNS}, d.size from record_days d where d.size >= ${since}::int order by d.day`);
  return rowsOf<DayRow & { size: number }>(result);
}

/** All days begin anew; who holds their sums reads them again. */
export async function emptyDays(tx: Db, sums: RecordSums, size: number): Promise<void> {
  await tx.execute(sql`update record_days set sums = ${JSON.stringify(sums)}::text::jsonb, size = ${size}::int`);
}
