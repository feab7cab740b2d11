import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Dumped, migrated embedded database. */
    embeddedSnapshot: string;
    /** Base address of the test server, empty where the run uses the embedded database. */
    postgresUrl: string;
    /** Name of the migrated template database on it. */
    postgresTemplate: string;
    /** Whether the same tests run on PostgreSQL after this run. */
    postgresFollows: boolean;
  }
}

export const migrationsFolder = new URL('../db/migrations', import.meta.url).pathname;

/** Which database this run of the tests is on. */
export const testDatabaseKind = (): 'embedded' | 'postgresql' => (inject('postgresUrl') ? 'postgresql' : 'embedded');

/** For half minutes of what no database decides: one of the two is enough, and PostgreSQL is the quicker. */
export const runsOnPostgresLater = (): boolean => inject('postgresFollows');

/** A fresh, migrated database of the kind this run is on. Each test file opens its own and closes it. */
export async function openTestDatabase(options: { poolSize?: number } = {}): Promise<OpenDatabase> {
  return testDatabaseKind() === 'postgresql' ? openPostgresCopy(options.poolSize ?? 5) : openEmbeddedCopy();
}

async function openEmbeddedCopy(): Promise<OpenDatabase> {
  const snapshot = await openAsBlob(inject('embeddedSnapshot'));
  return openEmbeddedDatabase({ snapshot, migrationsFolder });
}

const openPostgresCopy = (poolSize: number): Promise<OpenDatabase> =>
  openOwnPostgres({ template: inject('postgresTemplate'), migrationsFolder, poolSize });

/** A database of its own on the test server, dropped when it is closed; empty where no template is named. */
export async function openOwnPostgres(options: {
  template?: string;
  migrationsFolder: string | null;
  poolSize: number;
}): Promise<OpenDatabase & { url: string }> {
  const { template = 'template1', ...opening } = options;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  const name = `edgewise_test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} template ${template}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const open = await openPostgresDatabase({ url: url.href, ...opening });
  const close = async () => {
    await open.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...open, url: url.href, close };
}
