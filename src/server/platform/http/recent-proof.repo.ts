import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database/database.ts';
import { hasFactor } from './has-factor.ts';

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const result = await db.execute(sql`
    select ${hasFactor(userId)} as "has"`);
  return rowsOf<{ has: boolean }>(result)[0]?.has === true;
}
