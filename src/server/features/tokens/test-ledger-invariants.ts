import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database.ts';

/** Each rule as a query for what breaks it. A sound ledger answers with no row, whatever ran before and at once. */
const RULES: Record<string, ReturnType<typeof sql>> = {
  'what a grant has left is what its entries add up to': sql`
    select g.id from token_grants g left join ledger_entries l on l.grant_id = g.id
    group by g.id having g.remaining <> coalesce(sum(l.tokens), 0)`,
  'what a wallet has is what its entries add up to': sql`
    select w.id from wallets w
    where (select coalesce(sum(remaining), 0) from token_grants where wallet_id = w.id)
       <> (select coalesce(sum(tokens), 0) from ledger_entries where wallet_id = w.id)`,
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
  'issued - spent - held - expired - revoked = left': sql`
    select 1 from (select
      (select coalesce(sum(granted), 0) from token_grants) as issued,
      (select coalesce(sum(remaining), 0) from token_grants) as remaining,
      (select coalesce(sum(tokens), 0) from token_reservations where state in ('held', 'settled')) as taken,
      (select coalesce(-sum(tokens), 0) from ledger_entries where kind in ('expire', 'revoke')) as gone) t
    where issued - taken - gone <> remaining`,
};

/** The names of the rules that the ledger breaks at this moment, over all wallets. */
export async function brokenLedgerRules(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    if (rowsOf(await db.execute(query)).length > 0) broken.push(rule);
  }
  return broken;
}
