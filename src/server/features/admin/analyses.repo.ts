import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis } from '../../platform/database/sql-time.ts';

export type ModelDayRow = {
  day: string;
  model: string;
  calls: number;
  failed: number;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
};

/** From the index on the day: as many days as are asked for, whatever there was before. */
export async function sumModelDays(db: Db, since: string): Promise<ModelDayRow[]> {
  const result = await db.execute(sql`
    select day::text as day, model, count(*)::int as calls,
      count(*) filter (where outcome in ('failed', 'aborted'))::int as failed,
      sum(input_tokens)::float8 as "inputTokens", sum(output_tokens)::float8 as "outputTokens",
      sum(cost_micros)::float8 as "costMicros"
    from model_calls where day >= ${since}::date
    group by day, model order by day desc, model`);
  return rowsOf<ModelDayRow>(result);
}

export type FailedRow = {
  id: string;
  atMs: number;
  email: string;
  mode: 'regular' | 'pro';
  state: 'failed' | 'delivered';
  writer: string | null;
  failure: string | null;
};

const HAS_FAILED = sql.raw(`(a.state = 'failed' or (a.state = 'delivered' and a.failure is not null))`);

export async function listFailed(db: Db, page: { limit: number; offset: number }): Promise<FailedRow[]> {
  const result = await db.execute(sql`
    select a.id, ${millis('a.created_at')} as "atMs", u.email, a.mode, a.state, a.writer, a.failure
    from analyses a join users u on u.id = a.user_id
    where ${HAS_FAILED} order by a.created_at desc nulls last, a.id desc limit ${page.limit}::int offset ${page.offset}::int`);
  return rowsOf<FailedRow>(result);
}

export async function countFailed(db: Db): Promise<number> {
  const result = await db.execute(sql`select count(*)::int as count from analyses a where ${HAS_FAILED}`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}
