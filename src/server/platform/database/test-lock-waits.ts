import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

/** How many sessions of this database wait for a lock (PostgreSQL). */
export async function lockWaits(db: Db): Promise<number> {
  const waiting = await db.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rowsOf(waiting).length;
}
