import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { backUp } from '../../src/server/backup/back-up.ts';
import { fillTables } from '../../src/server/backup/test-filled-tables.ts';
import { olderMigrations } from '../../src/server/backup/test-older-migrations.ts';
import { openEmbeddedDatabase } from '../../src/server/platform/database/embedded-database.ts';

/**
 * Keeps what a schema was, with rows in every table, for the test of upgrades: `npx tsx tooling/scripts/keep-schema.ts 10` once
 * migration 0010 is out, and before the tests' rows follow a later one.
 */
const root = resolve(import.meta.dirname, '../..');
const last = Number(process.argv[2]);
if (!Number.isInteger(last)) throw new Error('Name the number of the last migration, such as 10.');

const folder = await mkdtemp(join(tmpdir(), 'edgewise-keep-'));
try {
  const older = await olderMigrations(join(root, 'src/server/db/migrations'), last, join(folder, 'migrations'));
  const open = await openEmbeddedDatabase({ migrationsFolder: older });
  await fillTables(open.db);
  const file = join(root, 'src/server/db/kept', `${String(last).padStart(4, '0')}.backup`);
  const { rows, bytes } = await backUp(open, file, { now: new Date(), files: [], authSecret: null });
  console.log(`${rows} rows in ${file} (${bytes} bytes)`);
  await open.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
