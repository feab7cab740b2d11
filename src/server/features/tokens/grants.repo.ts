import { type SQL, sql } from 'drizzle-orm';
import type { RevokeReason } from '#engine/tokens/receipt.ts';
import { ledgerEntries, tokenGrants } from '../../db/schema/tokens.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';
import { BURN_ORDER, lockSpendable } from './grant-locks.repo.ts';

export type NewGrant = {
  grantId: string;
  walletId: string;
  kind: 'signup' | 'confirmation' | 'monthly' | 'purchased' | 'admin';
  tokens: number;
  expiresAt: Date | null;
  now: Date;
};

/** Needs a transaction: the grant and its ledger entry belong together. */
export async function insertGrant(tx: Db, grant: NewGrant): Promise<void> {
  const { grantId, walletId, kind, tokens, expiresAt, now: createdAt } = grant;
  await tx
    .insert(tokenGrants)
    .values({ id: grantId, walletId, kind, granted: tokens, remaining: tokens, expiresAt, createdAt });
  await tx.insert(ledgerEntries).values({ walletId, grantId, kind: 'grant', tokens, createdAt });
}

/**
 * Grant and entry in one statement, or nothing where the source was granted before. Whoever asks at the same moment waits for
 * the first to commit and is then told the same.
 */
export async function insertGrantOnce(db: Db, grant: NewGrant & { source: string | null }): Promise<boolean> {
  const { grantId, walletId, kind, tokens, expiresAt, source, now } = grant;
  const result = await db.execute(sql`
    with granted as (
      insert into token_grants (id, wallet_id, kind, granted, remaining, expires_at, source, created_at)
      values (${grantId}::uuid, ${walletId}::uuid, ${kind}::text, ${tokens}::int, ${tokens}::int,
        ${timeOrNull(expiresAt)}, ${source}::text, ${time(now)})
      on conflict (source) do nothing
      returning id, wallet_id, granted
    )
    insert into ledger_entries (wallet_id, grant_id, kind, tokens, created_at)
    select wallet_id, id, 'grant', granted, ${time(now)} from granted
    returning id`);
  return rowsOf(result).length === 1;
}

/**
 * Takes back at most what is left of the source's grant. One that is asked for more than it has left expires at once, so
 * that what a running analysis gives back to it leaves the books with the next sweep instead of being spent.
 */
export async function revoke(
  db: Db,
  { source, tokens, reason, now }: { source: string; tokens: number; reason: RevokeReason; now: Date },
): Promise<number> {
  const result = await db.execute(sql`
    with chosen as materialized (
      select id, wallet_id, remaining from token_grants where source = ${source}::text for no key update
    ), revoked as (
      update token_grants g set remaining = c.remaining - least(c.remaining, ${tokens}::int),
        expires_at = case when c.remaining < ${tokens}::int then least(g.expires_at, ${time(now)}) else g.expires_at end
      from chosen c where g.id = c.id
    ), entries as (
      insert into ledger_entries (wallet_id, grant_id, kind, tokens, reason, created_at)
      select wallet_id, id, 'revoke', -least(remaining, ${tokens}::int), ${reason}::text, ${time(now)}
      from chosen where remaining > 0
      returning tokens
    )
    select coalesce(-sum(tokens), 0)::int as taken from entries`);
  const [row] = rowsOf<{ taken: number }>(result);
  return Number(row?.taken ?? 0);
}

/**
 * What left the grant for refunds and disputes, and by the end that they gave it, less `tokens`. The grant is held first, so
 * that what is counted is all there is.
 */
export async function reinstate(
  tx: Db,
  { grantId, tokens, expiresAt, now }: { grantId: string; tokens: number; expiresAt: Date | null; now: Date },
): Promise<number> {
  await tx.execute(sql`select from token_grants where id = ${grantId}::uuid for no key update`);
  const result = await tx.execute(sql`
    with due as materialized (
      select g.id, g.wallet_id, taken.tokens - ${tokens}::int as tokens
      from token_grants g cross join lateral (
        select coalesce(-sum(e.tokens), 0)::int as tokens from ledger_entries e
        where e.wallet_id = g.wallet_id and e.grant_id = g.id
          and (e.kind in ('expire', 'reinstate') or (e.kind = 'revoke' and e.reason in ('refund', 'dispute')))
      ) taken
      where g.id = ${grantId}::uuid and taken.tokens >= ${tokens}::int
    ), opened as (
      update token_grants g set remaining = g.remaining + d.tokens, expires_at = ${timeOrNull(expiresAt)}, swept = false
      from due d where g.id = d.id
    ), entries as (
      insert into ledger_entries (wallet_id, grant_id, kind, tokens, reason, created_at)
      select wallet_id, id, 'reinstate', tokens, 'dispute', ${time(now)} from due where tokens > 0
      returning tokens
    )
    select coalesce(sum(tokens), 0)::int as given from entries`);
  return Number(rowsOf<{ given: number }>(result)[0]?.given ?? 0);
}

/** Brings the balance to `tokens` by what is missing or too much, counted under the locks that a debit takes too. */
export async function moveBalance(
  tx: Db,
  { grantId, walletId, tokens, now }: { grantId: string; walletId: string; tokens: number; now: Date },
): Promise<number> {
  const result = await tx.execute(sql`
    with spendable as materialized (${lockSpendable(sql`${walletId}::uuid`, time(now))}),
    total as (
      select coalesce(sum(remaining), 0)::int as balance from spendable
    ), running as (
      select id, remaining, sum(remaining) over (order by ${BURN_ORDER} rows unbounded preceding) - remaining as before
      from spendable
    ), surplus as (
      select id, remaining, least(remaining, balance - ${tokens}::int - before)::int as tokens
      from running, total
      where before < balance - ${tokens}::int
    ), lowered as (
      update token_grants g set remaining = s.remaining - s.tokens from surplus s where g.id = s.id
    ), revoked as (
      insert into ledger_entries (wallet_id, grant_id, kind, tokens, reason, created_at)
      select ${walletId}::uuid, id, 'revoke', -tokens, 'admin', ${time(now)} from surplus
    ), raised as (
      insert into token_grants (id, wallet_id, kind, granted, remaining, created_at)
      select ${grantId}::uuid, ${walletId}::uuid, 'admin', ${tokens}::int - balance, ${tokens}::int - balance, ${time(now)}
      from total where balance < ${tokens}::int
      returning id, granted
    ), granted as (
      insert into ledger_entries (wallet_id, grant_id, kind, tokens, created_at)
      select ${walletId}::uuid, id, 'grant', granted, ${time(now)} from raised
    )
    select balance from total`);
  const [row] = rowsOf<{ balance: number }>(result);
  if (!row) throw new Error('a set balance answered with no row');
  return Number(row.balance);
}

/**
 * What is left of expired grants leaves the books. Rows in other hands are skipped and come with the next sweep, so it
 * waits for nobody; a grant that is given back to after it was swept is swept again.
 */
export async function expireGrants(db: Db, limit: number, now: Date): Promise<{ swept: number; expired: number }> {
  const result = await db.execute(sql`
    with expired as materialized (
      select id, wallet_id, remaining from token_grants
      where not swept and expires_at is not null and expires_at <= ${time(now)}
      order by expires_at limit ${limit}::int
      for no key update skip locked
    ), emptied as (
      update token_grants g set remaining = 0, swept = true from expired e where g.id = e.id
    ), entries as (
      insert into ledger_entries (wallet_id, grant_id, kind, tokens, created_at)
      select wallet_id, id, 'expire', -remaining, ${time(now)} from expired where remaining > 0
    )
    select count(*)::int as swept, (count(*) filter (where remaining > 0))::int as expired from expired`);
  const [row] = rowsOf<{ swept: number; expired: number }>(result);
  return row ?? { swept: 0, expired: 0 };
}

const timeOrNull = (at: Date | null): SQL => (at === null ? sql`null::timestamptz` : time(at));
