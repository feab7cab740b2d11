import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';

/** Where a wallet's months are counted from, and the provider's current period where it bills. */
export type WalletAnchor = { anchorMs: number; billedPeriod: { startMs: number; endMs: number } | null };

/** Undefined: the wallet's user is gone, and with it the period. */
export async function findAnchor(db: Db, walletId: string): Promise<WalletAnchor | undefined> {
  type Row = { origin: string | null; anchorMs: number; startMs: number | null; endMs: number | null };
  const result = await db.execute(sql`
    select s.origin, coalesce(${millis('s.anchor_at')}, ${millis('u.created_at')}) as "anchorMs",
      ${millis('s.current_period_start')} as "startMs", ${millis('s.current_period_end')} as "endMs"
    from users u left join subscriptions s on s.wallet_id = u.wallet_id and s.status <> 'ended'
    where u.wallet_id = ${walletId}::uuid`);
  const [row] = rowsOf<Row>(result);
  if (!row) return undefined;
  const { startMs, endMs } = row;
  const isBilled = row.origin === 'stripe' && startMs !== null && endMs !== null;
  return { anchorMs: row.anchorMs, billedPeriod: isBilled ? { startMs, endMs } : null };
}

/** False: this wallet was told of the level in this period. */
export async function insertNotice(
  db: Db,
  notice: { walletId: string; periodStart: Date; level: 'low' | 'empty'; now: Date },
): Promise<boolean> {
  const result = await db.execute(sql`
    insert into balance_notices (wallet_id, period_start, level, created_at)
    values (${notice.walletId}::uuid, ${time(notice.periodStart)}, ${notice.level}::text, ${time(notice.now)})
    on conflict do nothing
    returning level`);
  return rowsOf(result).length === 1;
}

/** Charged or set aside since then; what was given back does not count. */
export async function sumUsedSince(db: Db, walletId: string, since: Date): Promise<number> {
  const result = await db.execute(sql`
    select coalesce(sum(tokens), 0)::int as used from token_reservations
    where wallet_id = ${walletId}::uuid and created_at >= ${time(since)} and state in ('held', 'settled')`);
  const [row] = rowsOf<{ used: number }>(result);
  return Number(row?.used ?? 0);
}
