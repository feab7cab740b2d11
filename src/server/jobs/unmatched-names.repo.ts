import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../platform/database/database.ts';
import { time } from '../platform/database/sql-time.ts';
import type { UnmatchedName } from '../providers/facts/facts.port.ts';

export type StoredUnmatchedName = UnmatchedName & { source: string; times: number; lastSeenAt: Date };

export async function saveUnmatched(db: Db, source: string, names: readonly UnmatchedName[], at: Date): Promise<void> {
  if (names.length === 0) return;
  const now = time(at);
  await db.execute(sql`
    insert into unmatched_names (source, sport_key, kind, name, times, first_seen_at, last_seen_at)
    select ${source}, r."sportKey", r.kind, r.name, count(*), ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(names)}::text::jsonb) as r("sportKey" text, kind text, name text)
    group by r."sportKey", r.kind, r.name
    on conflict (source, sport_key, kind, name) do update
      set times = unmatched_names.times + excluded.times, last_seen_at = excluded.last_seen_at`);
}

/** The newest first. */
export async function listUnmatched(db: Db, limit: number): Promise<StoredUnmatchedName[]> {
  const rows = rowsOf<Omit<StoredUnmatchedName, 'lastSeenAt'> & { lastSeenAt: number }>(
    await db.execute(sql`
      select source, sport_key as "sportKey", kind, name, times, (extract(epoch from last_seen_at) * 1000)::float8 as "lastSeenAt"
      from unmatched_names order by last_seen_at desc, source, sport_key, kind, name limit ${limit}`),
  );
  return rows.map((row) => ({ ...row, lastSeenAt: new Date(row.lastSeenAt) }));
}
