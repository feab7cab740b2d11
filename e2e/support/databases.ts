import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Settings } from './product.ts';

/** The server that the tests may make databases on; set by `npm test` where one answers. */
export const postgresUrl = process.env.EDGEWISE_TEST_POSTGRES;
export const withoutPostgres = 'needs a PostgreSQL (TEST_DATABASE_URL, or one that answers on the loopback)';

export type DatabaseKind = 'the embedded database' | 'PostgreSQL';
export const databaseKinds: DatabaseKind[] = ['the embedded database', 'PostgreSQL'];

/** Runs `body` with settings for an empty database of the kind, and clears that database away. */
export async function withDatabase(kind: DatabaseKind, body: (settings: Settings) => Promise<void>): Promise<void> {
  if (kind === 'the embedded database') return body({});
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  const name = `edgewise_e2e_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${name}`;
  try {
    await body({ DATABASE_URL: url.href });
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

/**
 * What a killed server held belongs to it until its lease ends. Instead of waiting for that, the leases are made to
 * have ended; the running server's own sweep must then give the tokens back. The embedded database needs no lease:
 * its folder's lock proves at the next start that nobody else is at work.
 */
export async function endLeases(settings: Settings): Promise<void> {
  if (!settings.DATABASE_URL) return;
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  await client.query("update token_reservations set lease_until = now() - interval '1 second' where state = 'held'");
  await client.end();
}
