import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { executeWritten, momentValue, uuidValue, writeStatement } from '../../platform/database/written-statement.ts';

export type Usage = { tokens: number; pro: number };

const COUNTED = sql`coalesce(sum(r.tokens), 0)::int as tokens, (count(*) filter (where r.mode = 'pro'))::int as pro
  from token_reservations r where r.state = 'settled'`;

/** What each wallet was charged for since its moment, counted anew. */
export async function countUsages(
  db: Db,
  asked: readonly { walletId: string; since: Date }[],
): Promise<ReadonlyMap<string, Usage>> {
  const result = await db.execute(sql`
    select a."walletId", used.tokens, used.pro
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a("walletId" uuid, since timestamptz)
    cross join lateral (select ${COUNTED} and r.wallet_id = a."walletId" and r.created_at >= a.since) used`);
  const rows = rowsOf<Usage & { walletId: string }>(result);
  return new Map(rows.map(({ walletId, tokens, pro }) => [walletId, { tokens, pro }]));
}

const KEEP_USAGE = writeStatement(sql`
  with seen as materialized (
    select coalesce(k.settlements, 0) as settlements, used.tokens, used.pro
    from (select ${COUNTED} and r.wallet_id = ${uuidValue('walletId')} and r.created_at >= ${momentValue('since')}) used
    left join wallet_usages k on k.wallet_id = ${uuidValue('walletId')}
  ), kept as (
    insert into wallet_usages as k (wallet_id, since, tokens, pro, settlements)
    select ${uuidValue('walletId')}, ${momentValue('since')}, tokens, pro, settlements from seen
    on conflict (wallet_id) do update set since = excluded.since, tokens = excluded.tokens, pro = excluded.pro
    where k.settlements = excluded.settlements
  )
  select tokens, pro from seen`);

/**
 * The same for one wallet, kept on it from then on: the database adds what is settled later. Where something was settled
 * while it was counted, the next reader keeps it.
 */
export async function keepUsage(db: Db, { walletId, since }: { walletId: string; since: Date }): Promise<Usage> {
  const result = await executeWritten(db, KEEP_USAGE, { walletId, since: since.toISOString() });
  return rowsOf<Usage>(result)[0] ?? { tokens: 0, pro: 0 };
}
