import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db, OpenDatabase } from './database.ts';

/**
 * The PostgreSQL-compatible database that lives inside the process. `folder` undefined keeps it in memory (tests);
 * `snapshot` starts it from a dumped folder. Two processes on one folder lose data: the caller holds its lock.
 */
export async function openEmbeddedDatabase(options: {
  folder?: string;
  snapshot?: Blob;
  migrationsFolder: string;
}): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({
    ...(options.folder !== undefined && { dataDir: options.folder }),
    ...(options.snapshot && { loadDataDir: options.snapshot }),
  });
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: options.migrationsFolder });
  return { db: asDb(db), client, kind: 'embedded', close: () => client.close() };
}

/** Both drivers build on one PgDatabase; only their raw result types differ, which repositories read through `rowsOf`. */
const asDb = (db: unknown): Db => db as Db;
