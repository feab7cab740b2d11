import { type SQL, sql } from 'drizzle-orm';
import type { AuditKind } from '#contract/admin.ts';
import { auditEntries } from '../../db/schema/operations.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/sql-search.ts';
import { millis, time } from '../../platform/database/sql-time.ts';

export async function insertAudit(tx: Db, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** What each administrator's address added to balances since then; where one was lowered, nothing comes back. */
export async function sumTokensAdded(tx: Db, since: Date): Promise<{ email: string; tokens: number }[]> {
  const result = await tx.execute(sql`
    select actor_email as email,
      sum(greatest((after->>'tokens')::int - (before->>'tokens')::int, 0))::float8 as tokens
    from audit_entries
    where created_at > ${time(since)} and actor_id is not null and action = 'user.tokens'
    group by actor_email`);
  return rowsOf<{ email: string; tokens: number }>(result);
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

/** Inserts where `isNoted`, in one statement either way: how long it takes tells a guesser as little as can be. */
export async function insertAuditWhere(
  tx: Db,
  isNoted: boolean,
  entry: typeof auditEntries.$inferInsert,
): Promise<void> {
  const { actorId, actorEmail, action, targetId, targetEmail, address, createdAt } = entry;
  await tx.execute(sql`
    insert into audit_entries (actor_id, actor_email, action, target_id, target_email, address, created_at)
    select ${actorId ?? null}::uuid, ${actorEmail}, ${action}, ${targetId ?? null}::uuid, ${targetEmail ?? null}, ${address}, ${time(createdAt)}
    where ${isNoted}::boolean`);
}

const COLUMNS = sql`
  id::float8 as id, ${millis('created_at')} as "atMs", actor_email as "actorEmail", action, target_id as "targetId",
  target_email as "targetEmail", before, after, address`;

export type AuditFilter = { q: string; kind: AuditKind };

export async function listAudit(db: Db, page: AuditFilter & { limit: number; offset: number }): Promise<AuditRow[]> {
  const result = await db.execute(sql`
    select ${COLUMNS} from audit_entries ${matching(page)}
    order by id desc limit ${page.limit}::int offset ${page.offset}::int`);
  return rowsOf<AuditRow>(result);
}

export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const result = await db.execute(sql`select count(*)::int as count from audit_entries ${matching(filter)}`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}

/** The newest of the filter that stand before an entry, oldest last: for files, which are read in batches. */
export async function listAuditBefore(
  db: Db,
  filter: AuditFilter,
  before: number | null,
  limit: number,
): Promise<AuditRow[]> {
  const result = await db.execute(sql`
    select ${COLUMNS} from audit_entries ${matching(filter)} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}::int`);
  return rowsOf<AuditRow>(result);
}

const IS_READ = sql`(action like 'read.%' or action like 'export.%')`;
const IS_SIGN_IN = sql`action like 'admin.signin%'`;
const OF_KIND: Readonly<Record<AuditKind, SQL>> = {
  all: sql`true`,
  reads: IS_READ,
  sign_ins: IS_SIGN_IN,
  changes: sql`not ${IS_READ} and not ${IS_SIGN_IN}`,
};

function matching({ q, kind }: AuditFilter): SQL {
  const ofKind = sql`where ${OF_KIND[kind]}`;
  if (q === '') return ofKind;
  const like = containing(q);
  return sql`${ofKind} and (lower(actor_email) like ${like} or lower(target_email) like ${like} or action like ${like})`;
}
