import { eq, sql } from 'drizzle-orm';
import { oauthClients } from '../../../db/schema/access.ts';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { time } from '../../../platform/database/sql-time.ts';

export type ClientRow = typeof oauthClients.$inferSelect;

export async function insertClient(db: Db, row: ClientRow): Promise<void> {
  await db.insert(oauthClients).values(row);
}

export async function findClient(db: Db, id: string): Promise<ClientRow | undefined> {
  const [row] = await db.select().from(oauthClients).where(eq(oauthClients.id, id));
  return row;
}

/** Registered before this, and nobody let them in. Answers how many. */
export async function deleteUnusedClients(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await db.execute(sql`
    delete from oauth_clients where id in (
      select c.id from oauth_clients c
      where c.created_at < ${time(before)}
        and not exists (select 1 from oauth_grants g where g.client_id = c.id)
        and not exists (select 1 from oauth_codes o where o.client_id = c.id)
      limit ${limit}::int for update of c skip locked
    ) returning id`);
  return rowsOf(rows).length;
}
