import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../platform/database/database.ts';

/** All that a database holds, as texts: `columns` limits a table to these. In no order of the database's own. */
export async function contentsOf(
  db: Db,
  columns: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<Map<string, string[]>> {
  const contents = new Map<string, string[]>();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    for (const name of await tableNames(tx)) {
      const only = columns.get(name);
      const row = only
        ? sql`row(${sql.join(
            only.map((column) => sql.identifier(column)),
            sql`, `,
          )})::text`
        : sql`t::text`;
      const rows = rowsOf<{ row: string }>(await tx.execute(sql`select ${row} as row from ${sql.identifier(name)} t`));
      contents.set(name, rows.map((found) => found.row).sort());
    }
  });
  return contents;
}

/** With the parts of the parted ones, so that a row in a wrong part is told. */
export async function tableNames(db: Db): Promise<string[]> {
  const result = await db.execute(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`);
  return rowsOf<{ name: string }>(result).map(({ name }) => name);
}

export async function columnsOf(db: Db): Promise<Map<string, string[]>> {
  const result = await db.execute(sql`
    select table_name as name, json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`);
  return new Map(rowsOf<{ name: string; columns: string[] }>(result).map(({ name, columns }) => [name, columns]));
}

/** Where the sequences stand. */
export async function sequencesOf(db: Db): Promise<string[]> {
  const names = rowsOf<{ name: string }>(
    await db.execute(sql`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`),
  );
  const stands: string[] = [];
  for (const { name } of names) {
    const [at] = rowsOf<{ at: string }>(
      await db.execute(sql`select (last_value, is_called)::text as at from ${sql.identifier(name)}`),
    );
    stands.push(`${name} ${at?.at}`);
  }
  return stands;
}

/** Columns, indexes, constraints, triggers, functions, views and storage settings, each as PostgreSQL would write it. */
export async function schemaOf(db: Db): Promise<string[]> {
  const result = await db.execute(sql`
    with ours as (select * from pg_class where relnamespace = 'public'::regnamespace and not relispartition)
    select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull
      || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || coalesce(l.collname, '') as it
      from ours c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum left join pg_collation l on l.oid = a.attcollation
      where c.relkind in ('r', 'p', 'v')
    union all select 'index ' || pg_get_indexdef(i.indexrelid) from pg_index i join ours c on c.oid = i.indrelid
    union all select 'constraint ' || c.relname || ' ' || f.conname || ' ' || pg_get_constraintdef(f.oid)
      from pg_constraint f join ours c on c.oid = f.conrelid
    union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join ours c on c.oid = t.tgrelid where not t.tgisinternal
    union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'view ' || relname || ' ' || pg_get_viewdef(oid) from ours where relkind = 'v'
    union all select 'storage ' || relname || ' ' || reloptions::text from ours where reloptions is not null`);
  return rowsOf<{ it: string }>(result)
    .map(({ it }) => it)
    .sort();
}
