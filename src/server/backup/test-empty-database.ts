import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../platform/database.ts';
import { openEmbeddedDatabase } from '../platform/embedded-database.ts';
import { openPostgresDatabase } from '../platform/postgres-database.ts';

/** A database without a table, or with those of the migrations. */
export async function openEmptyDatabase(
  kind: OpenDatabase['kind'],
  migrationsFolder: string | null = null,
): Promise<OpenDatabase & { url: string | null }> {
  if (kind === 'embedded') return { ...(await openEmbeddedDatabase({ migrationsFolder })), url: null };
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  const name = `edgewise_test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const open = await openPostgresDatabase({ url: url.href, migrationsFolder, poolSize: 4 });
  const close = async () => {
    await open.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...open, url: url.href, close };
}
