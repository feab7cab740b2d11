import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Whether the database answers at all. */
export async function pingDatabase(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
