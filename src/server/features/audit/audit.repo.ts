import { type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/operations.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/sql-search.ts';
import { millis } from '../../platform/database/sql-time.ts';

export async function insertAudit(tx: Db, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

export type AuditRow = {
  id: number;
  atMs: number;
  actorEmail: string;
  action: string;
  targetId: string | null;
  targetEmail: string | null;
  before: unknown;
  after: unknown;
  address: string;
};

export async function listAudit(db: Db, page: { q: string; limit: number; offset: number }): Promise<AuditRow[]> {
  const result = await db.execute(sql`
    select id::float8 as id, ${millis('created_at')} as "atMs", actor_email as "actorEmail", action,
      target_id as "targetId", target_email as "targetEmail", before, after, address
    from audit_entries ${matching(page.q)}
    order by id desc limit ${page.limit}::int offset ${page.offset}::int`);
  return rowsOf<AuditRow>(result);
}

export async function countAudit(db: Db, q: string): Promise<number> {
  const result = await db.execute(sql`select count(*)::int as count from audit_entries ${matching(q)}`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}

function matching(q: string): SQL {
  if (q === '') return sql``;
  const like = containing(q);
  return sql`where lower(actor_email) like ${like} or lower(target_email) like ${like} or action like ${like}`;
}
