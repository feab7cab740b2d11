import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../src/server/platform/database/database.ts';
import type { BenchAccount } from '../http/accounts.ts';

export const CHATS = 15_000;
export const MESSAGES = 3_000;
/** A Pro answer with the proof of every pick. */
export const ANSWER_BYTES = 60_000;

/** Gives an account its many chats, each with a question, and its one chat so many messages, every second a large answer. */
export async function fillAccount(db: Db, { userId, sessionId }: BenchAccount): Promise<void> {
  const answer = JSON.stringify({ summary: randomBytes(ANSWER_BYTES / 2).toString('hex') });
  await db.execute(sql`
    insert into chat_sessions (id, user_id, title, created_at)
    select gen_random_uuid(), ${userId}::uuid, 'Best bets of day ' || n, now() - n * interval '1 minute'
    from generate_series(1, ${CHATS}::int) n`);
  await db.execute(sql`
    insert into chat_messages (id, session_id, role, content, mode, created_at)
    select gen_random_uuid(), id, 'user', 'What are the best bets of today?', 'regular', created_at
    from chat_sessions where user_id = ${userId}::uuid and id <> ${sessionId}::uuid`);
  await db.execute(sql`
    insert into chat_messages (id, session_id, role, content, mode, has_picks, created_at)
    select gen_random_uuid(), ${sessionId}::uuid, case when n % 2 = 1 then 'user' else 'assistant' end,
      case when n % 2 = 1 then 'And the next one?' else ${answer} end, 'pro', n % 2 = 0, now() + n * interval '1 second'
    from generate_series(1, ${MESSAGES}::int) n`);
  await db.execute(sql`vacuum analyze`);
}
