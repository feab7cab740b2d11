import { PGlite } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { guardAgainstPanic } from '../process/panic-guard.ts';
import { closeFilesIn } from '../process/private-folder.ts';
import type { Db, OpenDatabase } from './database.ts';
import { refuseNewerSchema } from './schema-version.repo.ts';

/**
 * The PostgreSQL-compatible database that lives inside the process. `folder` undefined keeps it in memory (tests);
 * `snapshot` starts it from a dumped folder; without migrations it stays as it is. Two processes on one folder lose
 * data: the caller holds its lock.
 */
export async function openEmbeddedDatabase(options: {
  folder?: string;
  snapshot?: Blob;
  migrationsFolder: string | null;
  /** It gave up, and every further statement fails. */
  onPanic?: (error: Error) => void;
}): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({
    ...(options.folder !== undefined && { dataDir: options.folder }),
    ...(options.snapshot && { loadDataDir: options.snapshot }),
  });
  // The engine unpacks a new database for everybody to read. What it makes from then on is its owner's.
  if (options.folder !== undefined) await closeFilesIn(options.folder);
  guardAgainstPanic(client, (error) => options.onPanic?.(error));
  const db = drizzle({ client });
  if (options.migrationsFolder !== null) await migrateUnlessNewer(db, client, options.migrationsFolder);
  return { db: asDb(db), client, kind: 'embedded', close: () => client.close() };
}

async function migrateUnlessNewer(db: PgliteDatabase, client: PGlite, migrationsFolder: string): Promise<void> {
  try {
    await refuseNewerSchema(asDb(db), migrationsFolder);
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await client.close().catch(() => undefined);
    throw error;
  }
}

/** Both drivers build on one PgDatabase; only their raw result types differ, which repositories read through `rowsOf`. */
const asDb = (db: unknown): Db => db as Db;
