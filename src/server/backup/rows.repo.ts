import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../platform/database/database.ts';
import { takeAdvisoryLock } from '../platform/database/lock-order.ts';
import { MIGRATION_LOCK } from '../platform/database/postgres-database.ts';
import type { Table } from './catalog.repo.ts';

/** A question with its answer may be long: this many rows are in memory at once. */
const ROWS_AT_ONCE = 500;

/** Values as texts that every server reads in the same way, whatever it is set to; until the transaction ends. */
export async function writePlainly(tx: Db): Promise<void> {
  await tx.execute(sql`
    select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
      set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`);
}

/** Each row as a JSON array of texts, a line each. */
export async function readRows(tx: Db, table: Table, take: (line: string) => Promise<void>): Promise<void> {
  const values = sql.join(
    table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  );
  await tx.execute(sql`
    declare backup_rows no scroll cursor for
    select json_build_array(${values})::text as line from public.${sql.identifier(table.name)}`);
  for (;;) {
    const rows = rowsOf<{ line: string }>(
      await tx.execute(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`),
    );
    for (const { line } of rows) await take(line);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql`close backup_rows`);
}

/** The rows as `readRows` gave them. */
export async function insertRows(tx: Db, table: Table, lines: readonly string[]): Promise<void> {
  const names = sql.join(
    table.columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    table.columns.map(({ type }, at) => sql`(r ->> ${sql.raw(String(at))})::${sql.raw(type)}`),
    sql`, `,
  );
  const rows = `[${lines.join(',')}]`;
  if (table.name === 'price_changes') await makePartitions(tx, table, rows);
  await tx.execute(sql`
    insert into public.${sql.identifier(table.name)} (${names})
    select ${values} from jsonb_array_elements(${rows}::jsonb) as r`);
}

/** The history of prices is parted by what it is of and when: a part is made before the first row that belongs into it. */
async function makePartitions(tx: Db, table: Table, rows: string): Promise<void> {
  const value = (column: string): SQL =>
    sql`(r ->> ${sql.raw(String(table.columns.findIndex(({ name }) => name === column)))})`;
  await tx.execute(sql`
    select ensure_price_partition(odds, day at time zone 'UTC') from (
      select distinct ${value('odds')} as odds, date_trunc('day', ${value('changed_at')}::timestamptz at time zone 'UTC') as day
      from jsonb_array_elements(${rows}::jsonb) as r) as days`);
}

/** A server that starts meanwhile waits, instead of filling the same database. */
export async function holdMigrations(tx: Db): Promise<void> {
  await takeAdvisoryLock(tx, 'migrations', sql`${MIGRATION_LOCK}::bigint`);
}

/** Without it the first queries would be planned as if every table were small. */
export async function gatherStatistics(db: Db): Promise<void> {
  await db.execute(sql`analyze`);
}

type Trigger = { table: string; name: string };

/** Triggers of ours that write rows when others come. What they wrote is in the backup, and is not written again. */
export async function listInsertTriggers(tx: Db): Promise<Trigger[]> {
  return rowsOf<Trigger>(
    await tx.execute(sql`
      select c.relname as "table", t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgtype & 4 = 4 order by 1, 2`),
  );
}

export async function turnTriggers(tx: Db, triggers: readonly Trigger[], to: 'on' | 'off'): Promise<void> {
  const turn = sql.raw(to === 'on' ? 'enable' : 'disable');
  for (const { table, name } of triggers) {
    await tx.execute(sql`alter table public.${sql.identifier(table)} ${turn} trigger ${sql.identifier(name)}`);
  }
}
