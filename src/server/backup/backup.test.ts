import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, rowsOf } from '../platform/database/database.ts';
import { migrationsFolder, testDatabase, testDatabaseKind } from '../platform/database/test-database.ts';
import { StartError } from '../platform/errors.ts';
import { backUp } from './back-up.ts';
import { isRow, partLine } from './backup-format.ts';
import { endRestoredAccess } from './end-access.repo.ts';
import { checkBackup, restore } from './restore.ts';
import { contentsOf, schemaOf, sequencesOf } from './test-database-contents.ts';
import { openEmptyDatabase } from './test-empty-database.ts';
import { fillTables } from './test-filled-tables.ts';

/** The end that belongs to these lines. */
function endOf(lines: readonly string[]): string {
  const sha256 = createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');
  return partLine({ end: { rows: lines.filter(isRow).length, sha256 } });
}

const NOW = new Date('2026-05-01T00:00:00.000Z');
const ABOUT = { now: NOW, files: [{ name: 'admin-path', text: '/portal-abc' }] as const, authSecret: 'a secret' };

let file: string;
const source = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'edgewise-backup-'));
beforeAll(async () => {
  await fillTables(source.db);
  file = join(folder, 'whole.backup');
  await backUp(source, file, ABOUT);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Restores the file onto an empty database of the kind, and has a look at it. */
async function restored(kind: OpenDatabase['kind'], path: string, look: (open: OpenDatabase) => Promise<void>) {
  const target = await openEmptyDatabase(kind);
  try {
    await restore(target, await checkBackup(path, migrationsFolder));
    await look(target);
  } finally {
    await target.close();
  }
}

async function expectSame(target: OpenDatabase): Promise<void> {
  const [before, after] = [await contentsOf(source.db), await contentsOf(target.db)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows);
  expect(await sequencesOf(target.db)).toEqual(await sequencesOf(source.db));
  // The two databases are of different versions of PostgreSQL, which describe one schema differently.
  if (target.kind === source.kind) expect(await schemaOf(target.db)).toEqual(await schemaOf(source.db));
}

const refusalOf = (path: string) => checkBackup(path, migrationsFolder).catch((error: unknown) => error);

async function expectSentence(refusal: unknown, words: RegExp): Promise<void> {
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toMatch(words);
}

/** A backup with other lines, and an end that speaks for them. */
const withLines = (name: string, lines: string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, gzipSync(`${lines.join('\n')}\n`));
  return path;
};
const linesOf = (path: string): string[] => gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');

it('lets in, once it is restored, nobody who was let in then', async () => {
  const target = await openEmptyDatabase('embedded');
  try {
    const backup = await checkBackup(file, migrationsFolder);
    await restore(target, backup, (tx) => endRestoredAccess(tx, NOW));
    const contents = await contentsOf(target.db);
    for (const table of ['auth_sessions', 'push_subscriptions', 'waiting_sign_ins', 'oauth_grants', 'oauth_tokens'])
      expect([table, contents.get(table)]).toEqual([table, []]);
    const keys = rowsOf(await target.db.execute('select ended_by as by from access_keys order by id'));
    expect(keys).toEqual([{ by: 'sign-out' }, { by: 'password' }]);
    expect(contents.get('users')).toEqual((await contentsOf(source.db)).get('users'));
  } finally {
    await target.close();
  }
});

describe('a backup', () => {
  it('is of tables of which each holds something: a new table must be filled in this test', async () => {
    const empty = [...(await contentsOf(source.db))].filter(([, rows]) => rows.length === 0).map(([table]) => table);
    expect(empty).toEqual([]);
  });

  it('restores every row of every table, sequences, partitions and schema', async () => {
    await restored(testDatabaseKind(), file, async (target) => {
      await expectSame(target);

      const parts = await target.db.execute(sql`
        select tableoid::regclass::text as part, count(*)::int as rows from price_changes group by 1 order by 1`);
      expect(rowsOf(parts)).toEqual([
        { part: 'price_changes_demo_2026_01_01', rows: 41 },
        { part: 'price_changes_live_2025_12', rows: 1199 },
        { part: 'price_changes_live_2026_01', rows: 101 },
      ]);
      await expect(target.db.execute(sql`update ledger_entries set tokens = 1`)).rejects.toThrow();
      await expect(target.db.execute(sql`delete from price_changes`)).rejects.toThrow();
      const next = sql`insert into chat_messages (id, session_id, role, content, mode, created_at)
        select gen_random_uuid(), id, 'user', 'next', 'regular', now() from chat_sessions limit 1 returning seq::int as seq`;
      expect(rowsOf(await target.db.execute(next))).toEqual([{ seq: 1201 }]);
    });
  });

  it.skipIf(testDatabaseKind() === 'embedded')(
    'moves from either database to the other (needs PostgreSQL)',
    async () => {
      const moved = join(folder, 'moved.backup');
      await restored('embedded', file, async (embedded) => {
        await expectSame(embedded);
        await backUp(embedded, moved, ABOUT);
      });
      await restored('postgresql', moved, expectSame);
    },
  );

  it('leaves out what is none of ours, and refuses a table that is not as we made it', async () => {
    const lines = linesOf(file).slice(0, -1);
    const other = [
      '{"table":{"name":"other","columns":["a"]}}',
      '["x"]',
      '{"sequence":{"name":"other_id_seq","last":"3","called":true}}',
    ];
    const more = withLines('more', [...lines, ...other, endOf([...lines, ...other])]);
    const target = await openEmptyDatabase(testDatabaseKind());
    expect(await restore(target, await checkBackup(more, migrationsFolder))).toEqual(['other']);
    await target.close();

    const odd = lines.map((line) =>
      line.replace('{"table":{"name":"wallets","columns":["id"', '{"table":{"name":"wallets","columns":["odd"'),
    );
    const path = withLines('odd', [...odd, endOf(odd)]);
    const empty = await openEmptyDatabase(testDatabaseKind());
    const refusal = await restore(empty, await checkBackup(path, migrationsFolder)).catch((error: unknown) => error);
    await expectSentence(refusal, /table wallets of the backup is not as Edgewise made it: nothing was restored/);
    expect([...(await contentsOf(empty.db)).keys()]).toEqual([]);
    await empty.close();
  });

  it('is for its owner alone, brings its files, and knows whether a secret is the same', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { files, header } = await checkBackup(file, migrationsFolder);
    expect(files).toEqual([{ name: 'admin-path', text: '/portal-abc' }]);
    expect(header.madeAt).toBe(NOW.toISOString());
    expect(gunzipSync(readFileSync(file)).toString('utf8')).not.toContain('a secret');
  });
});

describe('what cannot be done ends with one sentence', () => {
  it('a file that is there is not overwritten, and a folder that is not there is named', async () => {
    const before = readFileSync(file);
    await expectSentence(await backUp(source, file, ABOUT).catch((error: unknown) => error), /is there already/);
    expect(readFileSync(file).equals(before)).toBe(true);
    const nowhere = join(folder, 'none/file');
    await expectSentence(
      await backUp(source, nowhere, ABOUT).catch((error: unknown) => error),
      /folder .*none is not there/,
    );
  });

  it('a database without our data is not backed up, and leaves no file', async () => {
    const empty = await openEmptyDatabase('embedded');
    const path = join(folder, 'nothing.backup');
    await expectSentence(await backUp(empty, path, ABOUT).catch((error: unknown) => error), /nothing was backed up/);
    expect(() => statSync(path)).toThrow();
    expect(() => statSync(`${path}.partial`)).toThrow();
    await empty.close();
  });

  it('a database that is not empty stays as it is', async () => {
    const target = await openEmptyDatabase(testDatabaseKind());
    await target.db.execute(sql`create table other as select 42 as answer`);
    const refusal = await restore(target, await checkBackup(file, migrationsFolder)).catch((error: unknown) => error);
    await expectSentence(refusal, /not empty/);
    expect([...(await contentsOf(target.db)).keys()]).toEqual(['other']);
    await target.close();
  });

  it('a file with a flipped byte, cut off anywhere, with less or more in it, or none of ours', async () => {
    const whole = readFileSync(file);
    const lines = linesOf(file);
    const end = lines.at(-1) ?? '';
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(whole.length >> 1) ^ 0x10, whole.length >> 1);
    const damaged: [string, Buffer | string[]][] = [
      ['flipped', flipped],
      ['half', whole.subarray(0, whole.length >> 1)],
      ['without its last bytes', whole.subarray(0, -9)],
      ['without an end', lines.slice(0, -1)],
      ['without a row', [...lines.slice(0, 3), ...lines.slice(4)]],
      ['with a row after the end', [...lines, '["x"]']],
      ['with another value', [...lines.slice(0, -1).map((line) => line.replace('ada@', 'eve@')), end]],
    ];
    for (const [name, content] of damaged) {
      const path = join(folder, name);
      if (Array.isArray(content)) withLines(name, content);
      else writeFileSync(path, content);
      const refusal = await refusalOf(path);
      expect(refusal, name).toBeInstanceOf(StartError);
      expect(String(refusal), name).toMatch(/is damaged or was cut off/);
    }
    await expectSentence(await refusalOf(withLines('other', ['{"hello": 1}'])), /is not a backup of Edgewise/);
    writeFileSync(join(folder, 'text'), 'hello');
    await expectSentence(await refusalOf(join(folder, 'text')), /damaged/);
    await expectSentence(await refusalOf(join(folder, 'none')), /is not there/);
    await expectSentence(await refusalOf(folder), /is a folder/);
  });

  it('a backup of a newer schema or in a newer format', async () => {
    const [first = '', ...rest] = linesOf(file);
    const header = JSON.parse(first) as { migrations: { hash: string; when: number }[] };
    const newer = { ...header, migrations: [...header.migrations, { hash: 'x', when: 9e12 }] };
    for (const changed of [newer, { ...header, format: 2 }]) {
      const lines = [JSON.stringify(changed), ...rest.slice(0, -1)];
      await expectSentence(
        await refusalOf(
          withLines(`newer-${Object.keys(changed).length}-${lines[0]?.length}`, [...lines, endOf(lines)]),
        ),
        /made by a newer version/,
      );
    }
  });
});
