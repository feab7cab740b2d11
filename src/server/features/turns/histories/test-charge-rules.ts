import { type SQL, sql } from 'drizzle-orm';
import { TOKEN_COST } from '#contract/prices.ts';

/** How the address of an unlimited account begins in a history. */
export const UNLIMITED = 'unlimited-';

const price = (column: SQL): SQL =>
  sql`case ${column} when 'pro' then ${TOKEN_COST.pro} else ${TOKEN_COST.regular} end`;

/** What holds between answers and charges at every moment, each as a query for what breaks it. */
export const CHARGE_RULES: Record<string, SQL> = {
  'a charge stands for one saved answer, as long as its user is there': sql`
    select r.id from token_reservations r join users u on u.wallet_id = r.wallet_id
    where r.state = 'settled' and (
      select count(*) from analyses a join chat_messages m on m.id = a.answer_message_id and m.has_picks
      where a.reservation_id = r.id and a.state = 'delivered' and a.user_id = u.id) <> 1`,
  'an answer with picks was charged once, or given back because the model failed': sql`
    select m.id from chat_messages m
    left join analyses a on a.answer_message_id = m.id and a.state = 'delivered'
    left join token_reservations r on r.id = a.reservation_id
    where m.has_picks and (r.id is null or not (r.state = 'settled' or (r.state = 'released' and (
      r.tokens = 0 or exists (
        select 1 from ledger_entries l where l.reservation_id = r.id and l.kind = 'release' and l.reason = 'model_failed')))))`,
  'what is set aside is the price of the mode, and nothing for an unlimited account': sql`
    select r.id from token_reservations r join users u on u.wallet_id = r.wallet_id
    where r.tokens <> case when u.email like ${`${UNLIMITED}%`} then 0 else ${price(sql`r.mode`)} end`,
  'a turn that ended without an answer holds and charges nothing': sql`
    select a.id from analyses a join token_reservations r on r.id = a.reservation_id
    where a.state in ('failed', 'stopped') and r.state <> 'released'`,
  'a model was only called for what had been set aside': sql`
    select c.id from model_calls c join users u on u.wallet_id = c.wallet_id
    where c.purpose = 'write' and not exists (
      select 1 from analyses a where a.id = c.analysis_id and a.reservation_id is not null)`,
  'an answer has its question, and no chat has more answers than questions': sql`
    select s.id from chat_sessions s join chat_messages m on m.session_id = s.id
    group by s.id having count(*) filter (where m.role = 'assistant') > count(*) filter (where m.role = 'user')`,
  'a source was granted once, and no event of the provider twice': sql`
    select source from token_grants where source is not null group by source having count(*) > 1`,
};
