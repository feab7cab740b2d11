import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';
import type { FullTile } from './tree/edge.ts';

export type LogState = { origin: string; verifierKey: string; size: number };

const STATE = sql`origin, verifier_key as "verifierKey", size from log_state`;

export async function findState(db: Db): Promise<LogState | undefined> {
  return rowsOf<LogState>(await db.execute(sql`select ${STATE}`))[0];
}

/** The log, held until the transaction ends: of several appenders one is at it at a time. Made where there is none. */
export async function lockState(tx: Db, beginning: Omit<LogState, 'size'>): Promise<LogState> {
  await tx.execute(sql`
    insert into log_state (origin, verifier_key, size) values (${beginning.origin}, ${beginning.verifierKey}, 0)
    on conflict (id) do nothing`);
  const [state] = rowsOf<LogState>(await tx.execute(sql`select ${STATE} for update`));
  if (!state) throw new Error('The log has no state.');
  return state;
}

/** When the newest leaves were made; null before the first. */
export async function findLastMs(tx: Db): Promise<number | null> {
  const result = await tx.execute(sql`
    select ${millis('made_at')} as "madeAtMs" from log_checkpoints order by size desc limit 1`);
  return rowsOf<{ madeAtMs: number }>(result)[0]?.madeAtMs ?? null;
}

export async function saveState(tx: Db, { verifierKey, size }: Omit<LogState, 'origin'>): Promise<void> {
  await tx.execute(sql`update log_state set verifier_key = ${verifierKey}, size = ${size}::int`);
}

export async function insertLeaves(tx: Db, first: number, entries: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into log_leaves (index, entry)
    select ${first}::int + nth::int - 1, entry
    from json_array_elements_text(${JSON.stringify(entries)}::text::json) with ordinality as added(entry, nth)`);
}

export async function insertTiles(tx: Db, tiles: readonly FullTile[]): Promise<void> {
  if (tiles.length === 0) return;
  const rows = tiles.map(({ level, n, hashes, root }) => ({
    level,
    n,
    hashes: Buffer.concat(hashes).toString('base64'),
    root: root.toString('base64'),
  }));
  await tx.execute(sql`
    insert into log_tiles (level, n, hashes, root)
    select level, n, hashes, root
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as t(level int, n int, hashes text, root text)`);
}

export async function insertCheckpoint(tx: Db, row: { size: number; note: string; madeAt: Date }): Promise<void> {
  await tx.execute(sql`
    insert into log_checkpoints (size, note, made_at) values (${row.size}::int, ${row.note}, ${time(row.madeAt)})`);
}

export type CheckpointRow = { size: number; note: string };

export async function findNewestCheckpoint(db: Db): Promise<CheckpointRow | undefined> {
  const result = await db.execute(sql`select size, note from log_checkpoints order by size desc limit 1`);
  return rowsOf<CheckpointRow>(result)[0];
}

export async function listEntries(db: Db, from: number, to: number): Promise<string[]> {
  const result = await db.execute(sql`
    select entry from log_leaves where index >= ${from}::int and index < ${to}::int order by index`);
  return rowsOf<{ entry: string }>(result).map(({ entry }) => entry);
}

export async function findFullTile(db: Db, level: number, n: number): Promise<Buffer | undefined> {
  const result = await db.execute(sql`select hashes from log_tiles where level = ${level}::int and n = ${n}::int`);
  const [row] = rowsOf<{ hashes: string }>(result);
  return row && Buffer.from(row.hashes, 'base64');
}

/** What full tiles of a level are in the level above. */
export async function listTileRoots(db: Db, level: number, from: number, to: number): Promise<Buffer[]> {
  const result = await db.execute(sql`
    select root from log_tiles where level = ${level}::int and n >= ${from}::int and n < ${to}::int order by n`);
  return rowsOf<{ root: string }>(result).map(({ root }) => Buffer.from(root, 'base64'));
}
