import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../errors.ts';
import { type Db, rowsOf } from './database.ts';

/** A migration that a database has had: the hash of its text, and when it was written in epoch milliseconds. */
export type Migration = { hash: string; when: number };

/** One that this version knows, with what it does. */
export type KnownMigration = Migration & { statements: string[] };

/** In their order. */
export const knownMigrations = (migrationsFolder: string): KnownMigration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis, sql: statements }) => ({
    hash,
    when: folderMillis,
    statements,
  }));

/** In their order; none in a database that Edgewise has not filled yet. */
export async function appliedMigrations(db: Db): Promise<Migration[]> {
  const [table] = rowsOf<{ name: string | null }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`),
  );
  if (!table?.name) return [];
  const result = await db.execute(
    sql`select hash, created_at::float8 as "when" from drizzle.__drizzle_migrations order by created_at`,
  );
  return rowsOf<Migration>(result);
}

/** An older program on a newer schema would read what it does not understand, and write what is no longer right. */
export async function refuseNewerSchema(db: Db, migrationsFolder: string): Promise<void> {
  const known = knownMigrations(migrationsFolder).at(-1)?.when ?? 0;
  const applied = (await appliedMigrations(db)).at(-1)?.when ?? 0;
  if (applied <= known) return;
  throw new StartError(
    'The database was made by a newer version of Edgewise. Start that version, or restore a backup from before the upgrade.',
  );
}

/** As the migrator of the driver does it, but in the transaction of the caller, who holds a database without tables. */
export async function createMigrationTable(tx: Db): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
}

export async function applyMigrations(tx: Db, migrations: readonly KnownMigration[]): Promise<void> {
  for (const { statements, hash, when } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when}::bigint)`,
    );
  }
}
