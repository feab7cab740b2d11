import { type SQL, sql } from 'drizzle-orm';

/** The order of `planBurnDown` in the engine. */
export const BURN_ORDER = sql`expires_at asc nulls last, (kind = 'purchased'), created_at, id`;

/**
 * The order in which every statement locks grants, so that none waits for another in a circle. Not the burn order: a
 * refund moves a grant within that one, while ids never change.
 */
export const GRANT_LOCK_ORDER = sql`id`;

/**
 * Reads and locks what a wallet can spend. Only what this step read is counted: locking the wallet and reading grants
 * in the same statement would read rows as they were before the wait. `no key update` is enough, and does not block
 * the foreign keys of others. It has to stand in a materialised step, and what is written back is reckoned from what it
 * read: an update first checks its constraints on the row as it was before the wait, and would refuse a sound debit.
 */
export const lockSpendable = (walletId: SQL, now: SQL): SQL => sql`
  select id, remaining, expires_at, kind, created_at
  from token_grants
  where wallet_id = ${walletId} and remaining > 0 and (expires_at is null or expires_at > ${now})
  order by ${GRANT_LOCK_ORDER}
  for no key update`;
