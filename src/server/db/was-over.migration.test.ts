import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmptyEmbedded } from '../backup/test-empty-database.ts';
import { olderMigrations } from '../backup/test-older-migrations.ts';
import { rowsOf } from '../platform/database/database.ts';
import { openEmbeddedDatabase } from '../platform/database/embedded-database.ts';
import { migrationsFolder, testDatabaseKind } from '../platform/database/test-database.ts';

const LAST_OLD_MIGRATION = 44;

/** On an embedded database, whichever the other tests use. */
const onItsOwn = it.skipIf(testDatabaseKind() === 'postgresql');

onItsOwn('the migration knows of each game whether the log says that it is over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-migration-'));
  const at = join(folder, 'database');
  const old = await olderMigrations(migrationsFolder, LAST_OLD_MIGRATION, join(folder, 'migrations'));
  const before = await openEmptyEmbedded({ folder: at, migrationsFolder: old });
  const facts = [
    ['result:final', '{"status":"final"}'],
    ['result:abandoned', '{"status":"abandoned"}'],
    ['result:put off', '{"status":"postponed"}'],
    ['close:final', '{"event":"final"}'],
  ];
  for (const [subject, fact] of facts)
    await before.db.execute(sql`insert into logged_facts (subject, leaf, fact) values (${subject}, 1, ${fact})`);
  await before.close();
  const after = await openEmbeddedDatabase({ folder: at, migrationsFolder });
  const over = rowsOf<{ subject: string }>(
    await after.db.execute(sql`select subject from logged_facts where was_over order by subject`),
  );
  expect(over.map(({ subject }) => subject)).toEqual(['result:abandoned', 'result:final']);
  await after.close();
  await rm(folder, { recursive: true });
});
