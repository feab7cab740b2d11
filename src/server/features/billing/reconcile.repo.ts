import { sql } from 'drizzle-orm';
import { moneyDifferences, providerMoves } from '../../db/schema/billing.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';
import type { MoneyMove } from '../../providers/payments/payments.port.ts';
import type { BothSides, Difference } from './compare-payment.ts';

/** Each once; answers with how many were new. */
export async function insertMoves(db: Db, moves: readonly MoneyMove[]): Promise<number> {
  if (moves.length === 0) return 0;
  const { id } = providerMoves;
  return (
    await db
      .insert(providerMoves)
      .values([...moves])
      .onConflictDoNothing()
      .returning({ id })
  ).length;
}

export async function findNewestMove(db: Db): Promise<Date | null> {
  const result = await db.execute(sql`select ${millis('max(at)')} as ms from provider_moves`);
  const ms = rowsOf<{ ms: number | null }>(result)[0]?.ms ?? null;
  return ms === null ? null : new Date(ms);
}

type Row = {
  paymentId: string;
  there: BothSides['there'];
  here: BothSides['here'];
};

/**
 * The next payments after one, in the order of their names, as the provider's balance and our books have them; without those of
 * which something moved since `until`: the message about it may be on its way.
 */
export async function listBothSides(
  db: Db,
  { after, until, limit }: { after: string; until: Date; limit: number },
): Promise<BothSides[]> {
  const result = await db.execute(sql`
    with there as (
      select payment_id, coalesce(sum(amount_cents) filter (where kind = 'payment'), 0)::float8 as amount,
        (count(*) filter (where kind = 'payment'))::int as payments,
        (-coalesce(sum(amount_cents) filter (where kind <> 'payment'), 0))::float8 as gone,
        min(currency) as currency, count(distinct currency)::int as currencies, max(at) as newest
      from provider_moves where payment_id > ${after} group by payment_id
    ), here as (
      select p.*, g.wallet_id as grant_wallet, g.granted from payments p left join token_grants g on g.id = p.grant_id
      where p.provider_payment_id > ${after} and p.amount_cents > 0
    )
    select coalesce(there.payment_id, here.provider_payment_id) as "paymentId",
      case when there.payment_id is not null then json_build_object('amountCents', there.amount, 'payments', there.payments,
        'goneCents', there.gone, 'currency', there.currency, 'currencies', there.currencies) end as there,
      case when here.id is not null then json_build_object('kind', here.kind, 'walletId', here.wallet_id,
        'amountCents', here.amount_cents, 'goneCents', here.refunded_cents - here.reinstated_cents,
        'currency', here.currency, 'tokens', here.tokens,
        'grant', case when here.granted is not null then
          json_build_object('walletId', here.grant_wallet, 'tokens', here.granted) end) end as here
    from there full join here on here.provider_payment_id = there.payment_id
    where coalesce(there.newest, here.created_at) <= ${time(until)}
    order by 1 limit ${limit}::int`);
  return rowsOf<Row>(result);
}

/** What was found before and is found again keeps the time at which it was found first. */
export async function replaceDifferences(tx: Db, found: readonly Difference[], now: Date): Promise<void> {
  const known = await tx.select().from(moneyDifferences).for('update');
  const sinceOf = new Map(known.map((row) => [`${row.paymentId} ${row.kind}`, row.since]));
  await tx.delete(moneyDifferences);
  const rows = found.map((one) => ({ ...one, since: sinceOf.get(`${one.paymentId} ${one.kind}`) ?? now }));
  if (rows.length > 0) await tx.insert(moneyDifferences).values(rows);
}

export type DifferenceRow = Difference & { sinceMs: number };

export async function listDifferences(db: Db, page: { limit: number; offset: number }): Promise<DifferenceRow[]> {
  const result = await db.execute(sql`
    select payment_id as "paymentId", kind, here, there, currency, ${millis('since')} as "sinceMs" from money_differences
    order by since, payment_id, kind limit ${page.limit}::int offset ${page.offset}::int`);
  return rowsOf<DifferenceRow>(result);
}

export async function countDifferences(db: Db): Promise<number> {
  const result = await db.execute(sql`select count(*)::int as count from money_differences`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}
