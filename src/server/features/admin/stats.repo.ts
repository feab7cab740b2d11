import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { activeAt } from './users.repo.ts';

export type Counts = { users: number; waitlist: number; tokensUsed: number; activeSubscriptions: number };

/** A subscription counts while its user is there. */
export async function countAll(db: Db, now: Date): Promise<Counts> {
  const result = await db.execute(sql`
    select (select count(*) from users)::int as users, (select count(*) from waitlist_entries)::int as waitlist,
      (select coalesce(sum(tokens), 0) from token_reservations where state = 'settled')::float8 as "tokensUsed",
      (select count(*) from subscriptions s join users u on u.wallet_id = s.wallet_id where ${activeAt(now)})::int
        as "activeSubscriptions"`);
  const [row] = rowsOf<Counts>(result);
  if (!row) throw new Error('the counts answered with no row');
  return row;
}
