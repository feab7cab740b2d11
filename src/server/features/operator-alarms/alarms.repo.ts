import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';

/** Millionths of a dollar that the model's calls of a day took of everybody's budget. */
export async function sumDayCosts(db: Db, day: string): Promise<number> {
  const result = await db.execute(
    sql`select coalesce(sum(cost_micros), 0)::float8 as micros from model_calls where day = ${day}::date`,
  );
  return rowsOf<{ micros: number }>(result)[0]?.micros ?? 0;
}
