import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database/database.ts';

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const result = await db.execute(sql`
    select exists (select 1 from totp_factors where user_id = ${userId}::uuid and confirmed_at is not null) as "has"`);
  return rowsOf<{ has: boolean }>(result)[0]?.has === true;
}
