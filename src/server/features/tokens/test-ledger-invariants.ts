import { type SQL, sql } from 'drizzle-orm';
import { TOKEN_COST } from '#contract/prices.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

/**
 * Each rule as a query for what breaks it. A sound ledger answers with no row, whatever ran before and at once. That the
 * burn order is the engine's is shown by the histories, and that no debit is lost beside a set balance by the races.
 */
export const LEDGER_RULES: Record<string, SQL> = {
  'what a grant has left is what its entries add up to': sql`
    select g.id from token_grants g left join ledger_entries l on l.grant_id = g.id
    group by g.id having g.remaining <> coalesce(sum(l.tokens), 0)`,
  'what a wallet has is what its entries add up to': sql`
    select w.id from wallets w
    where (select coalesce(sum(remaining), 0) from token_grants where wallet_id = w.id)
       <> (select coalesce(sum(tokens), 0) from ledger_entries where wallet_id = w.id)`,
  'what a wallet keeps of its use is what its settled reservations add up to': sql`
    select u.wallet_id from wallet_usages u left join token_reservations r
      on r.wallet_id = u.wallet_id and r.state = 'settled' and r.created_at >= u.since
    where u.since is not null
    group by u.wallet_id
    having u.tokens <> coalesce(sum(r.tokens), 0) or u.pro <> count(*) filter (where r.mode = 'pro')`,
  'no grant is below zero or above what was granted': sql`
    select id from token_grants where remaining < 0 or remaining > granted`,
  'a grant enters the ledger once, whole, in its own wallet': sql`
    select g.id from token_grants g
    where (select count(*) from ledger_entries l
           where l.grant_id = g.id and l.kind = 'grant' and l.tokens = g.granted and l.wallet_id = g.wallet_id) <> 1
       or exists (select from ledger_entries l where l.grant_id = g.id and l.wallet_id <> g.wallet_id)`,
  'a reservation took exactly its price': sql`
    select r.id from token_reservations r left join ledger_entries l on l.reservation_id = r.id and l.kind = 'reserve'
    group by r.id having r.tokens <> coalesce(-sum(l.tokens), 0)`,
  'a released reservation gave back what it took from each grant, every other nothing': sql`
    select r.id from token_reservations r join ledger_entries l on l.reservation_id = r.id and l.grant_id is not null
    group by r.id, l.grant_id
    having case when r.state = 'released' then sum(l.tokens) <> 0 else bool_or(l.kind = 'release') end`,
  'a settled reservation, and no other, has its one settling entry': sql`
    select r.id from token_reservations r left join ledger_entries l on l.reservation_id = r.id and l.kind = 'settle'
    group by r.id having count(l.id) <> case when r.state = 'settled' then 1 else 0 end`,
  // A refund ends a grant at its own moment, which may be that of a debit; nothing else ends bought tokens.
  'a grant is not spent after it expired': sql`
    select l.id from ledger_entries l join token_grants g on g.id = l.grant_id
    where l.kind = 'reserve' and l.created_at > g.expires_at and g.kind <> 'purchased'
      and not exists (select from ledger_entries t where t.grant_id = g.id and t.kind = 'revoke')`,
  'a grant leaves the books by expiry only after its end': sql`
    select l.id from ledger_entries l join token_grants g on g.id = l.grant_id
    where l.kind = 'expire' and (g.expires_at is null or l.created_at < g.expires_at)
      and not exists (select from ledger_entries t where t.grant_id = g.id and t.kind = 'reinstate')`,
  'what is taken back says why': sql`
    select id from ledger_entries where kind = 'revoke' and coalesce(reason, '') not in ('refund', 'dispute', 'admin')`,
  'no grant gets back more than was taken of it': sql`
    select grant_id from ledger_entries where kind in ('expire', 'revoke', 'reinstate') group by grant_id having sum(tokens) > 0`,
  'a reservation pays for one turn': sql`
    select reservation_id from analyses where reservation_id is not null group by reservation_id having count(*) > 1`,
  'a key has one turn': sql`
    select user_id from analyses where idempotency_key is not null and state in ('reserved', 'delivered')
    group by user_id, idempotency_key having count(*) > 1`,
  'charged is the price of the mode or nothing, and only with a delivered answer': sql`
    select a.id from analyses a join token_reservations r on r.id = a.reservation_id
    where r.mode <> a.mode
       or r.tokens not in (0, case r.mode when 'pro' then ${TOKEN_COST.pro}::int else ${TOKEN_COST.regular}::int end)
       or (r.state = 'settled' and (a.state <> 'delivered' or coalesce(a.answer_message_id::text, a.reply) is null))`,
  'a payment has one grant, and a grant one payment': sql`
    select grant_id from payments where grant_id is not null group by grant_id having count(*) > 1`,
  'issued - spent - held - expired - revoked = left': sql`
    select 1 from (select
      (select coalesce(sum(granted), 0) from token_grants) as issued,
      (select coalesce(sum(remaining), 0) from token_grants) as remaining,
      (select coalesce(sum(tokens), 0) from token_reservations where state in ('held', 'settled')) as taken,
      (select coalesce(-sum(tokens), 0) from ledger_entries where kind in ('expire', 'revoke', 'reinstate')) as gone) t
    where issued - taken - gone <> remaining`,
};

/** What no statement of a history can change. */
const SCHEMA_RULES: Record<string, SQL> = {
  'the database itself refuses a negative balance, a second effect and a changed entry': sql`
    select 1 where (select count(*) from pg_constraint
        where conname in ('token_grants_remaining_range', 'token_grants_source', 'ledger_entries_sign')) <> 3
      or not exists (select from pg_trigger where tgname = 'ledger_entries_append_only' and tgenabled = 'O')`,
  'tokens are whole': sql`
    select column_name from information_schema.columns
    where table_name in ('token_grants', 'token_reservations', 'ledger_entries')
      and column_name in ('granted', 'remaining', 'tokens') and data_type <> 'integer'`,
};

/** The names of the rules that the ledger breaks at this moment, over all wallets. */
export async function brokenLedgerRules(db: Db): Promise<string[]> {
  return brokenRules(db, { ...LEDGER_RULES, ...SCHEMA_RULES });
}

/** The same, with what must hold besides after a sweep at that moment: nothing is held or left beyond its time. */
export async function brokenRulesAfterSweep(db: Db, now: Date): Promise<string[]> {
  return brokenRules(db, {
    ...LEDGER_RULES,
    ...SCHEMA_RULES,
    'a reservation past its lease is closed': sql`
      select id from token_reservations where state = 'held' and lease_until <= ${time(now)}`,
    'an expired grant has nothing left': sql`
      select id from token_grants where remaining > 0 and expires_at <= ${time(now)}`,
  });
}

/** The names of those rules whose query answers with a row, all of them at the same moment. */
export async function brokenRules(db: Db, rules: Record<string, SQL>): Promise<string[]> {
  return rowsOf<{ rule: string }>(await db.execute(questionOf(rules))).map(({ rule }) => rule);
}

/** One statement for all of them. */
export function questionOf(rules: Record<string, SQL>): SQL {
  const each = Object.entries(rules).map(([rule, query]) => sql`select ${rule}::text as rule where exists (${query})`);
  return sql.join(each, sql` union all `);
}
