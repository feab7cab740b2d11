import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

/** The note of a checkpoint that no authority has stamped. */
export async function findUnstampedNote(db: Db, size: number): Promise<string | undefined> {
  const result = await db.execute(sql`
    select c.note from log_checkpoints c
    where c.size = ${size}::int and not exists (select from log_timestamps t where t.size = c.size)`);
  return rowsOf<{ note: string }>(result)[0]?.note;
}

export async function findNote(db: Db, size: number): Promise<string | undefined> {
  const result = await db.execute(sql`select note from log_checkpoints where size = ${size}::int`);
  return rowsOf<{ note: string }>(result)[0]?.note;
}

export async function findTimestamp(db: Db, size: number): Promise<string | undefined> {
  const result = await db.execute(sql`select response from log_timestamps where size = ${size}::int`);
  return rowsOf<{ response: string }>(result)[0]?.response;
}

/** The sizes of the checkpoints that were stamped. */
export async function listStamped(db: Db): Promise<number[]> {
  const result = await db.execute(sql`select size from log_timestamps order by size`);
  return rowsOf<{ size: number }>(result).map(({ size }) => size);
}

export async function insertTimestamp(
  db: Db,
  row: { size: number; response: string; authority: string; stampedAt: Date },
): Promise<void> {
  await db.execute(sql`
    insert into log_timestamps (size, response, authority, stamped_at)
    values (${row.size}::int, ${row.response}, ${row.authority}, ${time(row.stampedAt)})
    on conflict (size) do nothing`);
}
