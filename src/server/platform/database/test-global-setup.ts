import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from './postgres-database.ts';
import { migratedSnapshot } from './test-migrated-snapshot.ts';

const migrationsFolder = new URL('../../db/migrations', import.meta.url).pathname;

/**
 * Prepares once what every test file copies: a migrated snapshot of the embedded database, or with
 * EDGEWISE_TEST_POSTGRES set to a server's address a migrated template database there.
 * EDGEWISE_POSTGRES_FOLLOWS=1 says that the same tests run on PostgreSQL afterwards.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const postgresUrl = process.env.EDGEWISE_TEST_POSTGRES ?? '';
  project.provide('postgresUrl', postgresUrl);
  project.provide('postgresFollows', process.env.EDGEWISE_POSTGRES_FOLLOWS === '1');
  if (postgresUrl) return setUpTemplate(project, postgresUrl);

  project.provide('postgresTemplate', '');
  project.provide('embeddedSnapshot', await migratedSnapshot());
  return undefined;
}

async function setUpTemplate(project: TestProject, postgresUrl: string): Promise<() => Promise<void>> {
  const template = `edgewise_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${template}`;
  const open = await openPostgresDatabase({ url: url.href, migrationsFolder });
  await open.close();
  project.provide('embeddedSnapshot', '');
  project.provide('postgresTemplate', template);
  return async () => {
    const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [template]);
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
    await admin.end();
  };
}
