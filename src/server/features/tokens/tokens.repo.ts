import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { ReleaseReason } from '#engine/tokens/receipt.ts';
import { tokenReservations } from '../../db/schema/tokens.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';
import {
  executeWritten,
  momentValue as moment,
  textValue,
  uuidValue as uuid,
  value,
  writeStatement,
} from '../../platform/database/written-statement.ts';
import { BURN_ORDER, GRANT_LOCK_ORDER, lockSpendable } from './grant-locks.repo.ts';

export type NewReservation = {
  reservationId: string;
  walletId: string;
  tokens: number;
  mode: 'regular' | 'pro';
  leaseUntil: Date;
  now: Date;
};

const asked = sql`${value('tokens')}::int`;

const RESERVE = writeStatement(
  sql`
    with spendable as materialized (${lockSpendable(uuid('walletId'), moment('now'))}
    ), total as (
      select coalesce(sum(remaining), 0)::int as balance, coalesce(sum(remaining), 0) >= ${asked} as ok from spendable
    ), running as (
      select id, remaining, sum(remaining) over (order by ${BURN_ORDER} rows unbounded preceding) - remaining as before
      from spendable
    ), debit as (
      select id, remaining, least(remaining, ${asked} - before)::int as tokens
      from running, total
      where ok and before < ${asked}
    ), reserved as (
      insert into token_reservations (id, wallet_id, tokens, mode, state, lease_until, created_at)
      select ${uuid('reservationId')}, ${uuid('walletId')}, ${asked}, ${textValue('mode')}, 'held',
        ${moment('leaseUntil')}, ${moment('now')}
      from total where ok
    ), spent as (
      update token_grants g set remaining = d.remaining - d.tokens from debit d where g.id = d.id
    ), entries as (
      insert into ledger_entries (wallet_id, grant_id, reservation_id, kind, tokens, created_at)
      select ${uuid('walletId')}, id, ${uuid('reservationId')}, 'reserve', -tokens, ${moment('now')} from debit
    )
    select ok, balance - case when ok then ${asked} else 0 end as balance from total`,
);

/** Everything or nothing, in one statement. */
export async function reserve(tx: Db, args: NewReservation): Promise<{ ok: boolean; balance: number }> {
  const { reservationId, walletId, tokens, mode } = args;
  const [leaseUntil, now] = [args.leaseUntil.toISOString(), args.now.toISOString()];
  const result = await executeWritten(tx, RESERVE, { reservationId, walletId, tokens, mode, leaseUntil, now });
  const [row] = rowsOf<{ ok: boolean; balance: number }>(result);
  if (!row) throw new Error('a reservation answered with no row');
  return { ok: row.ok, balance: Number(row.balance) };
}

export async function insertFreeUse(tx: Db, use: Omit<NewReservation, 'tokens'>): Promise<void> {
  const { reservationId: id, walletId, mode, leaseUntil, now: createdAt } = use;
  await tx.insert(tokenReservations).values({ id, walletId, tokens: 0, mode, state: 'held', leaseUntil, createdAt });
}

/**
 * Found by its key. Said plainly, PostgreSQL may look through the index of all held reservations instead, which it takes
 * for empty because it mostly is.
 */
const IS_HELD = sql`coalesce(state, '') = 'held'`;

const SETTLE = writeStatement(
  sql`
    with closed as (
      update token_reservations set state = 'settled', closed_at = ${moment('now')}
      where id = ${uuid('reservationId')} and ${IS_HELD}
      returning id, wallet_id
    )
    insert into ledger_entries (wallet_id, reservation_id, kind, tokens, created_at)
    select wallet_id, id, 'settle', 0, ${moment('now')} from closed
    returning id`,
);

export async function settle(tx: Db, reservationId: string, now: Date): Promise<boolean> {
  const result = await executeWritten(tx, SETTLE, { reservationId, now: now.toISOString() });
  return rowsOf(result).length === 1;
}

const heldOne = (reservationId: string): SQL =>
  sql`select id from token_reservations where id = ${reservationId}::uuid and ${IS_HELD} for update`;

export const releaseOne = (db: Db, reservationId: string, reason: ReleaseReason, now: Date): Promise<number> =>
  release(db, heldOne(reservationId), { reason }, now);

export const releaseDelivered = (tx: Db, reservationId: string, now: Date): Promise<number> =>
  release(tx, heldOne(reservationId), { reason: 'model_failed', isDelivered: true }, now);

export async function countDeliveredFree(db: Db, walletId: string, since: Date): Promise<number> {
  const { walletId: wallet, deliveredFree, closedAt } = tokenReservations;
  return db.$count(tokenReservations, and(eq(wallet, walletId), deliveredFree, gte(closedAt, since)));
}

/** Rows that another sweeper or a settling turn holds are skipped, so several sweepers share the work. */
export const releaseExpired = (db: Db, limit: number, now: Date): Promise<number> =>
  release(
    db,
    sql`select id from token_reservations where state = 'held' and lease_until <= ${time(now)}
        order by lease_until limit ${limit}::int for update skip locked`,
    { reason: 'server_died' },
    now,
  );

export const releaseHeld = (db: Db, limit: number, now: Date): Promise<number> =>
  release(
    db,
    sql`select id from token_reservations where state = 'held' order by lease_until limit ${limit}::int for update skip locked`,
    { reason: 'server_died' },
    now,
  );

/**
 * Closes the chosen reservations and gives back exactly what their ledger rows took, to the grants it came from.
 * Grants are locked before they change, in the order of every other statement.
 */
async function release(
  db: Db,
  chosen: SQL,
  { reason, isDelivered = false }: { reason: ReleaseReason; isDelivered?: boolean },
  now: Date,
): Promise<number> {
  const result = await db.execute(sql`
    with chosen as materialized (${chosen}), closed as (
      update token_reservations r set state = 'released', closed_at = ${time(now)}, delivered_free = ${isDelivered}::boolean
      from chosen c where r.id = c.id
      returning r.id
    ), taken as materialized (
      select l.wallet_id, l.grant_id, l.reservation_id, -l.tokens as tokens
      from ledger_entries l join closed on closed.id = l.reservation_id
      where l.kind = 'reserve'
    ), locked as materialized (
      select id, remaining from token_grants where id in (select grant_id from taken)
      order by ${GRANT_LOCK_ORDER}
      for no key update
    ), given_back as (
      update token_grants g set remaining = locked.remaining + t.tokens, swept = false
      from (select grant_id, sum(tokens)::int as tokens from taken group by grant_id) t join locked on locked.id = t.grant_id
      where g.id = t.grant_id
    ), entries as (
      insert into ledger_entries (wallet_id, grant_id, reservation_id, kind, tokens, reason, created_at)
      select wallet_id, grant_id, reservation_id, 'release', tokens, ${reason}::text, ${time(now)} from taken
    )
    select count(*)::int as released from closed`);
  const [row] = rowsOf<{ released: number }>(result);
  return Number(row?.released ?? 0);
}

export async function extendHeld(db: Db, reservationIds: readonly string[], leaseUntil: Date): Promise<string[]> {
  const rows = await db
    .update(tokenReservations)
    .set({ leaseUntil })
    .where(
      and(
        sql`${tokenReservations.id} = any(${`{${reservationIds.join(',')}}`}::uuid[])`,
        eq(tokenReservations.state, 'held'),
      ),
    )
    .returning({ id: tokenReservations.id });
  return rows.map((row) => row.id);
}

export async function sumSpendable(db: Db, walletId: string, now: Date): Promise<number> {
  const result = await db.execute(sql`
    select coalesce(sum(remaining), 0)::int as balance
    from token_grants
    where wallet_id = ${walletId}::uuid and remaining > 0 and (expires_at is null or expires_at > ${time(now)})`);
  const [row] = rowsOf<{ balance: number }>(result);
  return Number(row?.balance ?? 0);
}
