import { type SQL, sql } from 'drizzle-orm';
import type { WaitlistSort } from '#contract/waitlist-admin.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/sql-search.ts';
import { millis, time } from '../../platform/database/sql-time.ts';

export type EntryRow = { id: string; email: string; source: string; createdAtMs: number; emailVerified: boolean };

const COLUMNS = sql`id, email, source, ${millis('created_at')} as "createdAtMs", email_verified as "emailVerified"`;

export async function listEntries(
  db: Db,
  page: { q: string; sort: WaitlistSort; limit: number; offset: number },
): Promise<EntryRow[]> {
  const result = await db.execute(sql`
    select ${COLUMNS} from waitlist_entries ${matching(page.q)}
    order by ${orderOf(page.sort)} limit ${page.limit}::int offset ${page.offset}::int`);
  return rowsOf<EntryRow>(result);
}

export type EntryCounts = { total: number; today: number; verified: number };

/** `total` of what matches, the others of the whole list. */
export async function countEntries(db: Db, q: string, todayFrom: Date, todayTo: Date): Promise<EntryCounts> {
  const result = await db.execute(sql`
    select (select count(*) from waitlist_entries ${matching(q)})::int as total,
      (select count(*) from waitlist_entries
        where created_at >= ${time(todayFrom)} and created_at < ${time(todayTo)})::int as today,
      (select count(*) from waitlist_entries where email_verified)::int as verified`);
  const [row] = rowsOf<EntryCounts>(result);
  if (!row) throw new Error('the counts of the waitlist answered with no row');
  return row;
}

/** The place of an entry in the order of the export. Its time as text: milliseconds would lose what the column holds. */
export type Place = { at: string; id: string };

/** The next entries of the export, newest first, after a place; from the index on the time, however far in. */
export async function listAfter(db: Db, after: Place | null, limit: number): Promise<(EntryRow & { place: Place })[]> {
  const beyond = after
    ? sql`where created_at <= ${after.at}::timestamptz
        and (created_at < ${after.at}::timestamptz or id < ${after.id}::uuid)`
    : sql``;
  const result = await db.execute(sql`
    select ${COLUMNS}, created_at::text as at from waitlist_entries ${beyond}
    order by created_at desc, id desc limit ${limit}::int`);
  return rowsOf<EntryRow & { at: string }>(result).map(({ at, ...row }) => ({ ...row, place: { at, id: row.id } }));
}

function matching(q: string): SQL {
  if (q === '') return sql``;
  const like = containing(q);
  return sql`where email_key like ${like} or source like ${like}`;
}

const SORTED: Readonly<Record<string, SQL>> = {
  createdAt: sql`created_at`,
  email: sql`email_key`,
  source: sql`source`,
  status: sql`email_verified`,
};

function orderOf(sort: WaitlistSort): SQL {
  const column = SORTED[sort.replace('-', '')] ?? sql`created_at`;
  return sort.startsWith('-')
    ? sql`${column} desc, created_at desc, id desc`
    : sql`${column} asc, created_at desc, id desc`;
}
