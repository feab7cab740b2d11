import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db, OpenDatabase } from './database.ts';
import { refuseNewerSchema } from './schema-version.repo.ts';

/** Any number, the same in every process: only one migrates, or restores a backup, at a time. */
export const MIGRATION_LOCK = 7_310_021;

export async function openPostgresDatabase(options: {
  url: string;
  /** Null: the database stays as it is. */
  migrationsFolder: string | null;
  poolSize?: number;
  onIdleError?: (error: Error) => void;
}): Promise<OpenDatabase & { pool: pg.Pool }> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 10_000,
  });
  // An idle client that loses its connection emits here; without a listener the process would end.
  pool.on('error', (error) => options.onIdleError?.(error));
  // So does one in the middle of a transaction, for which the pool does not listen; the transaction itself fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    if (options.migrationsFolder !== null) await migrateOnce(pool, options.migrationsFolder);
    else await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: asDb(drizzle({ client: pool })), pool, kind: 'postgresql', close: () => pool.end() };
}

async function migrateOnce(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await refuseNewerSchema(asDb(drizzle({ client })), migrationsFolder);
      await migrate(drizzle({ client }), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** Both drivers build on one PgDatabase; only their raw result types differ, which repositories read through `rowsOf`. */
const asDb = (db: unknown): Db => db as Db;
