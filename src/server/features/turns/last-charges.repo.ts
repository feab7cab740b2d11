import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';

/** What the newest answers of a user's chats cost in tokens, newest first; 0: it was free, or it was given back. */
export async function listCharges(db: Db, userId: string, limit: number): Promise<number[]> {
  const result = await db.execute(sql`
    select case when r.state = 'settled' then r.tokens else 0 end as tokens
    from analyses a left join token_reservations r on r.id = a.reservation_id
    where a.user_id = ${userId}::uuid and a.origin = 'chat' and a.state in ('delivered', 'stopped')
    order by a.created_at desc, a.id desc limit ${limit}::int`);
  return rowsOf<{ tokens: number }>(result).map(({ tokens }) => tokens);
}
