import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

/** What the database's clock says at this moment, in epoch milliseconds: not when a transaction began. */
export async function readDatabaseMs(db: Db): Promise<number> {
  const [row] = rowsOf<{ ms: number }>(
    await db.execute(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`),
  );
  if (!row) throw new Error('the database did not say its time');
  return row.ms;
}
