import { sql } from 'drizzle-orm';
import type { Db } from '../../../src/server/platform/database/database.ts';
import type { BenchAccount } from '../http/accounts.ts';

const STRANGER_CHATS = 10_000;
const STRANGER_WALLETS = 10_000;

/** So many messages and ledger rows of others as a service of some age has, written past the triggers that rows of use go through. */
export async function fillWithOthers(db: Db, stranger: BenchAccount, rows: { messages: number; ledger: number }) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into chat_sessions (id, user_id, title, created_at)
      select gen_random_uuid(), ${stranger.userId}::uuid, 'Best bets of day ' || n, now() - n * interval '1 minute'
      from generate_series(1, ${STRANGER_CHATS}::int) n`);
    await tx.execute(sql`
      insert into chat_messages (id, session_id, role, content, mode, has_picks, created_at)
      select gen_random_uuid(), s.id, case when n % 2 = 1 then 'user' else 'assistant' end,
        'What are the best bets of today, and the next ones after them?', 'regular', n % 2 = 0, s.created_at + n * interval '1 second'
      from chat_sessions s, generate_series(1, ${Math.ceil(rows.messages / STRANGER_CHATS)}::int) n
      where s.user_id = ${stranger.userId}::uuid`);
    await tx.execute(sql`
      with w as (insert into wallets (id, created_at)
        select gen_random_uuid(), now() from generate_series(1, ${STRANGER_WALLETS}::int) returning id)
      insert into ledger_entries (wallet_id, kind, tokens, created_at)
      select w.id, 'grant', 1, now() - n * interval '1 minute'
      from w, generate_series(1, ${Math.ceil(rows.ledger / STRANGER_WALLETS)}::int) n`);
  });
  await db.execute(sql`vacuum analyze`);
}

/** Gives the chats of these accounts so many earlier messages each. */
export async function lengthenChats(db: Db, accounts: readonly BenchAccount[], messages: number): Promise<void> {
  const chats = accounts.map(({ sessionId }) => sessionId);
  await db.execute(sql`
    insert into chat_messages (id, session_id, role, content, mode, has_picks, created_at)
    select gen_random_uuid(), s.id::uuid, case when n % 2 = 1 then 'user' else 'assistant' end,
      'And the next one after that, at which book?', 'regular', n % 2 = 0, now() - (${messages}::int - n) * interval '1 second'
    from unnest(${sql.param(chats)}::uuid[]) as s(id), generate_series(1, ${messages}::int) n`);
  await db.execute(sql`vacuum analyze chat_messages`);
}
