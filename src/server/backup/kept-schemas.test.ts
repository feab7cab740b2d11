import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../platform/database/database.ts';
import { openEmbeddedDatabase } from '../platform/database/embedded-database.ts';
import { openPostgresDatabase } from '../platform/database/postgres-database.ts';
import { appliedMigrations, knownMigrations } from '../platform/database/schema-version.repo.ts';
import { migrationsFolder, testDatabase, testDatabaseKind } from '../platform/database/test-database.ts';
import { checkBackup, restore } from './restore.ts';
import { columnsOf, contentsOf, schemaOf, sequencesOf } from './test-database-contents.ts';
import { openEmptyDatabase, openEmptyEmbedded } from './test-empty-database.ts';

const KEPT = new URL('../db/kept', import.meta.url).pathname;
const kept = readdirSync(KEPT).filter((name) => name.endsWith('.backup'));

/** Columns that a later migration took away or wrote anew, with its reason: these are not compared. */
const CHANGED_SINCE: Readonly<Record<string, readonly string[]>> = {};

const fresh = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'edgewise-kept-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A database that can be closed as it is and opened by a newer program. */
async function reopenable(name: string) {
  if (testDatabaseKind() === 'postgresql') {
    const empty = await openEmptyDatabase('postgresql');
    const url = empty.url ?? '';
    return { open: empty, again: () => openPostgresDatabase({ url, migrationsFolder }), remove: empty.close };
  }
  const at = { folder: join(folder, name) };
  const open = await openEmptyEmbedded({ ...at, migrationsFolder: null });
  const again = async () => {
    await open.close();
    return openEmbeddedDatabase({ ...at, migrationsFolder });
  };
  return { open, again, remove: async () => undefined };
}

/** What an older schema held, without what has changed on purpose. */
const comparable = (columns: Map<string, string[]>): Map<string, string[]> =>
  new Map([...columns].map(([table, names]) => [table, names.filter((name) => !CHANGED_SINCE[table]?.includes(name))]));

describe.each(kept)('the kept schema %s', (name) => {
  it('is brought up to date by a start: nothing is lost, and the schema is that of a new database', async () => {
    const backup = await checkBackup(join(KEPT, name), migrationsFolder);
    expect(backup.since.length).toBeGreaterThan(0);
    const database = await reopenable(name);
    await restore(database.open, { ...backup, since: [] });
    const columns = comparable(await columnsOf(database.open.db));
    const before = await contentsOf(database.open.db, columns);
    const sequences = await sequencesOf(database.open.db);
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);

    const upgraded = await database.again();
    const after = await contentsOf(upgraded.db, columns);
    for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows);
    expect(await sequencesOf(upgraded.db)).toEqual(expect.arrayContaining(sequences));
    expect(await schemaOf(upgraded.db)).toEqual(await schemaOf(fresh.db));
    // What was asked before there was another place to ask was asked in a chat.
    const origins = await upgraded.db.execute(sql`select distinct origin from analyses`);
    expect(rowsOf(origins)).toEqual([{ origin: 'chat' }]);
    await upgraded.close();
    await database.remove();
  });

  it('comes out the same when a restore brings it up to date', async () => {
    const backup = await checkBackup(join(KEPT, name), migrationsFolder);
    const [older, newest] = [await openEmptyDatabase(testDatabaseKind()), await openEmptyDatabase(testDatabaseKind())];
    await restore(older, { ...backup, since: [] });
    await restore(newest, backup);
    const columns = comparable(await columnsOf(older.db));
    const [before, after] = [await contentsOf(older.db, columns), await contentsOf(newest.db, columns)];
    for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows);
    expect(await schemaOf(newest.db)).toEqual(await schemaOf(fresh.db));
    const applied = (await appliedMigrations(newest.db)).map(({ when }) => when);
    expect(applied).toEqual(knownMigrations(migrationsFolder).map(({ when }) => when));
    await older.close();
    await newest.close();
  });
});

it('keeps at least one older schema', () => {
  expect(kept.length).toBeGreaterThan(0);
});
