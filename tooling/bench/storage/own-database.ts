import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { openPostgresDatabase } from '../../../src/server/platform/database/postgres-database.ts';

const DEFAULT_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres';

/** Runs the work on a new, migrated database of the server that TEST_DATABASE_URL names, and drops it again. */
export async function withOwnDatabase(root: string, work: (db: Db, pool: pg.Pool) => Promise<void>): Promise<void> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? DEFAULT_SERVER);
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect().catch((cause: unknown) => {
    throw new Error(`No PostgreSQL answers at ${url.host}: start one, or name another in TEST_DATABASE_URL.`, {
      cause,
    });
  });
  const name = `edgewise_bench_${randomUUID().replaceAll('-', '')}`;
  try {
    const { rows } = await admin.query<{ version: string; buffers: string }>(
      `select current_setting('server_version') as version, current_setting('shared_buffers') as buffers`,
    );
    console.log(`PostgreSQL ${rows[0]?.version}, shared_buffers ${rows[0]?.buffers}`);
    await admin.query(`create database ${name}`);
    url.pathname = `/${name}`;
    const { db, pool, close } = await openPostgresDatabase({
      url: url.href,
      migrationsFolder: join(root, 'src/server/db/migrations'),
    });
    await work(db, pool).finally(close);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}
