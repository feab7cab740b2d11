import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../platform/database/database.ts';
import type { Sequence } from './backup-format.ts';

export type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[] };
type Reference = { child: string; parent: string };

/** All tables of ours, each after those that its rows refer to. A partitioned table is one; its parts are not named. */
export async function listTables(db: Db): Promise<Table[]> {
  const tables = rowsOf<Table>(
    await db.execute(sql`
      select c.relname as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      group by c.relname order by c.relname`),
  );
  const references = rowsOf<Reference>(
    await db.execute(sql`
      select distinct child.relname as child, parent.relname as parent
      from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conrelid <> f.confrelid`),
  );
  return parentsFirst(tables, references);
}

/** @throws Error where tables refer to one another in a circle, which our schema must not */
function parentsFirst(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const isReady = ({ name }: Table) => !references.some((ref) => ref.child === name && waiting.has(ref.parent));
    const ready = left.filter(isReady);
    if (ready.length === 0) throw new Error(`tables refer to one another in a circle: ${[...waiting].join(', ')}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Where each sequence stands now: at least as far as every row that was read before. */
export async function listSequences(db: Db): Promise<Sequence[]> {
  const names = rowsOf<{ name: string }>(
    await db.execute(sql`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`),
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const at = await db.execute(
      sql`select last_value::text as last, is_called as called from public.${sql.identifier(name)}`,
    );
    const [row] = rowsOf<{ last: string; called: boolean }>(at);
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

/** One that is none of ours is not there, and left out. */
export async function setSequence(tx: Db, { name, last, called }: Sequence): Promise<void> {
  await tx.execute(sql`
    select setval(oid::regclass, ${last}::bigint, ${called}::boolean) from pg_class
    where relname = ${name} and relnamespace = 'public'::regnamespace and relkind = 'S'`);
}

/** Whether nothing at all lies in the database but what comes with PostgreSQL. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const result = await db.execute(sql`
    select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p', 'v', 'm', 'S')`);
  return rowsOf<{ count: number }>(result)[0]?.count === 0;
}
