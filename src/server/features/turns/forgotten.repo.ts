import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';

/** More than a chat can remember at once: what is older than that is known to every answer that is still to come. */
const KEPT = 200;

/** In one statement, so that of several at once each has its own number. False: the chat is gone. */
export async function addForgotten(db: Db, userId: string, sessionId: string, key: string): Promise<boolean> {
  const result = await db.execute(sql`
    update chat_sessions set forgotten =
      case when jsonb_array_length(forgotten) < ${KEPT} then forgotten else forgotten - 0 end
      || jsonb_build_object('key', ${key}::text, 'nth', coalesce((forgotten -> -1 ->> 'nth')::int, 0) + 1)
    where id = ${sessionId}::uuid and user_id = ${userId}::uuid
    returning id`);
  return rowsOf(result).length > 0;
}
