import { type SQL, sql } from 'drizzle-orm';
import type { LedgerEvent } from '#engine/tokens/receipt.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis } from '../../platform/database/sql-time.ts';

export type LedgerRow = LedgerEvent & { id: number; atMs: number; balanceAfter: number; question: string | null };

/** How many entries before a page's edge are looked at for parts of a line that lies behind it. */
const EDGE = 50;

/** Of a question as much is told as tells it apart from others. */
const QUESTION_CHARS = 160;

/**
 * The lines of a wallet before a line, newest first. What an analysis takes from several grants, or gives back to them, is one
 * line, which stands at the last of its entries. One statement: the balance after each line is what the ledger adds
 * up to now, read from the grants, less the lines after it; entries are found by the wallet's index.
 */
export async function listLines(
  db: Db,
  { walletId, before, limit }: { walletId: string; before: number | null; limit: number },
): Promise<LedgerRow[]> {
  const result = await db.execute(sql`
    with page as materialized (
      select e.id, e.kind, e.grant_id, e.reservation_id, e.reason, e.created_at, whole.tokens
      from ledger_entries e
      cross join lateral (
        select case when e.kind not in ('reserve', 'release') then e.tokens else (
          select sum(p.tokens)::int from ledger_entries p where p.reservation_id = e.reservation_id and p.kind = e.kind
        ) end as tokens
      ) whole
      where e.wallet_id = ${walletId}::uuid ${before === null ? sql`` : sql`and e.id < ${before}::bigint`}
        and not exists (select 1 from ledger_entries p
          where e.kind in ('reserve', 'release') and p.reservation_id = e.reservation_id and p.kind = e.kind and p.id > e.id)
        and not exists (select 1 from ledger_entries p
          where e.kind = 'settle' and p.reservation_id = e.reservation_id and p.kind = 'reserve')
      order by e.id desc
      limit ${limit}::int
    )
    select page.id::float8 as id, page.kind, page.tokens, page.reason, ${millis('page.created_at')} as "atMs",
      g.kind as "grantKind", ${millis('g.expires_at')} as "expiresAtMs",
      r.mode, coalesce(r.state = 'held', false) as "isOpen", asked.question,
      (total.tokens - newer.tokens
        - coalesce(sum(page.tokens) over (order by page.id desc rows between unbounded preceding and 1 preceding), 0)
      )::int as "balanceAfter"
    from page
    left join token_grants g on g.id = page.grant_id
    left join token_reservations r on r.id = page.reservation_id
    left join lateral (
      select left(m.content, ${QUESTION_CHARS}::int) as question
      from analyses a join chat_messages m on m.id = a.question_message_id
      where a.reservation_id = page.reservation_id limit 1
    ) asked on true
    cross join (
      select coalesce(sum(remaining), 0) as tokens from token_grants where wallet_id = ${walletId}::uuid
    ) total
    cross join (select ${tokensAfter(walletId, before)} as tokens) newer
    order by page.id desc`);
  return rowsOf<LedgerRow>(result);
}

/**
 * What the lines from `before` on add up to: their entries, and those parts of them that have a smaller id because
 * another entry of the wallet was written between the parts.
 */
const tokensAfter = (walletId: string, before: number | null): SQL =>
  before === null
    ? sql`0`
    : sql`(select coalesce(sum(tokens), 0) from ledger_entries where wallet_id = ${walletId}::uuid and id >= ${before}::bigint)
      + (select coalesce(sum(e.tokens), 0) from (
          select tokens, reservation_id, kind from ledger_entries
          where wallet_id = ${walletId}::uuid and id < ${before}::bigint order by id desc limit ${EDGE}::int
        ) e where e.kind in ('reserve', 'release') and exists (
          select 1 from ledger_entries p
          where p.reservation_id = e.reservation_id and p.kind = e.kind and p.id >= ${before}::bigint))`;
