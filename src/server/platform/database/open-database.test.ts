import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../errors.ts';
import { type OpenDatabase, rowsOf } from './database.ts';
import { openDatabase, openExistingDatabase } from './open-database.ts';
import { openingReason } from './open-database-reason.ts';
import { refuseNewerSchema } from './schema-version.repo.ts';
import { migrationsFolder, openTestDatabase, testDatabaseKind } from './test-database.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'edgewise-open-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (url: string | null = null) =>
  openDatabase({ url, dataDir, migrationsFolder, onIdleError: () => undefined });

/** Every path below a folder, with what it holds and when it was written. */
const contentsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const path = join(folder, name);
      const stat = statSync(path);
      return `${name} ${stat.mtimeMs} ${stat.isFile() ? readFileSync(path, 'base64') : 'folder'}`;
    });

async function refusalOf(opening: Promise<OpenDatabase>): Promise<string> {
  const outcome = await opening.then(
    (opened) => opened.close(),
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(StartError);
  return (outcome as StartError).message;
}

const ONE_LINE_OF_USE = /^(?!.*(\[object|Aborted|ASSERTIONS))[^\n]+\.$/;

/** About the embedded database alone, whichever the other tests use. */
const isOnPostgres = testDatabaseKind() === 'postgresql';

describe.skipIf(isOnPostgres)('what stands in the place of the embedded database', () => {
  let made: string;
  let place: string;
  let folder: string;
  beforeAll(async () => {
    made = mkdtempSync(join(tmpdir(), 'edgewise-made-'));
    const opening = { url: null, dataDir: made, migrationsFolder, onIdleError: () => undefined };
    await (await openDatabase(opening)).close();
  });
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'edgewise-place-'));
    folder = join(place, 'database');
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  const openThere = () => openDatabase({ url: null, dataDir: place, migrationsFolder, onIdleError: () => undefined });
  const openAsItIs = () => openExistingDatabase({ url: null, dataDir: place });
  /** To make one takes seconds. */
  const copyMade = () => cpSync(join(made, 'database'), folder, { recursive: true });

  it('is never begun anew over what is left of one: it is refused, and no file of it is touched', async () => {
    copyMade();
    rmSync(join(folder, 'PG_VERSION'));
    const before = contentsOf(folder);
    expect(before.length).toBeGreaterThan(100);
    for (const opening of [openThere, openAsItIs]) {
      expect(await refusalOf(opening())).toBe(
        `The embedded database in ${folder} cannot be opened, it may be damaged (its file PG_VERSION is missing). Restore the folder from a copy, or move it away to start with an empty one.`,
      );
      expect(contentsOf(folder)).toEqual(before);
    }
    expect(readdirSync(place)).toEqual(['database']);
  });

  it('is read by its owner alone, file by file, also one that an older version made', async () => {
    const modes = (of = folder) => {
      const entries = readdirSync(of, { recursive: true, encoding: 'utf8' }).map((name) => join(of, name));
      const seen = entries.map((path) => statSync(path)).map((at) => `${at.isFile()} ${(at.mode & 0o777).toString(8)}`);
      return [...new Set(seen)].sort();
    };
    const isPrivate = ['false 700', 'true 600'];
    expect(modes(join(made, 'database'))).toEqual(isPrivate);
    copyMade();
    chmodSync(join(folder, 'PG_VERSION'), 0o644);
    chmodSync(join(folder, 'base'), 0o755);
    const again = await openThere();
    await again.db.execute(sql`create table made_later (n int)`);
    await again.db.execute(sql`insert into made_later select generate_series(1, 10000)`);
    expect(modes()).toEqual(isPrivate);
    await again.close();
    expect(modes()).toEqual(isPrivate);
  });

  it('may be an empty folder, which holds no database yet', async () => {
    mkdirSync(folder);
    expect(await refusalOf(openAsItIs())).toBe(`There is no database in ${place}.`);
    expect(readdirSync(folder)).toEqual([]);
    const opened = await openThere();
    expect(rowsOf(await opened.db.execute(sql`select count(*)::int as count from users`))).toEqual([{ count: 0 }]);
    await opened.close();
  });

  it('is named when it is a file', async () => {
    writeFileSync(folder, 'not a folder');
    for (const opening of [openThere, openAsItIs]) {
      expect(await refusalOf(opening())).toBe(
        `${folder} is no folder, and the embedded database belongs there. Move it away, and start again or restore a backup.`,
      );
    }
    expect(readFileSync(folder, 'utf8')).toBe('not a folder');
  });

  it('is told in words of use when the engine falls over it, or names only a number', async () => {
    copyMade();
    writeFileSync(join(folder, 'global/pg_control'), '');
    const refusal = await refusalOf(openThere());
    expect(refusal).toMatch(ONE_LINE_OF_USE);
    expect(refusal).toContain('it may be damaged. Restore');
    rmSync(join(folder, 'base'), { recursive: true });
    writeFileSync(join(folder, 'base'), '');
    expect(await refusalOf(openThere())).toMatch(ONE_LINE_OF_USE);
    expect(openingReason({ name: 'ErrnoError', errno: 2 })).toBe('EACCES');
    expect(openingReason({ name: 'ErrnoError', errno: 999 })).toBe('');
    expect(openingReason(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
  });
});

describe('opening the database', () => {
  it.skipIf(isOnPostgres)(
    'starts over what an interrupted first start left, keeps what is there, and says when it is damaged',
    async () => {
      const halfMade = join(dataDir, 'database.new');
      mkdirSync(join(halfMade, 'base'), { recursive: true });
      writeFileSync(join(halfMade, 'PG_VERSION'), '');

      const first = await open();
      await first.db.execute(sql`create table kept as select 42 as answer`);
      await first.close();
      expect(existsSync(halfMade)).toBe(false);

      const second = await open();
      expect(rowsOf<{ answer: number }>(await second.db.execute(sql`select answer from kept`))).toEqual([
        { answer: 42 },
      ]);
      await second.close();

      writeFileSync(join(dataDir, 'database/PG_VERSION'), '');
      const refusal = await open().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(StartError);
      expect(String(refusal)).toContain(`The embedded database in ${join(dataDir, 'database')} cannot be opened`);
      expect(existsSync(join(dataDir, 'database/base'))).toBe(true);
    },
  );

  it.skipIf(isOnPostgres)('refuses one that a newer version made, and leaves it as it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'edgewise-newer-'));
    const openThere = () =>
      openDatabase({ url: null, dataDir: folder, migrationsFolder, onIdleError: () => undefined });
    const made = await openThere();
    await made.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9e12)`,
    );
    await made.close();
    const refusal = await openThere().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(String(refusal)).toMatch(/^StartError: The database was made by a newer version of Edgewise\. [^\n]*$/);

    const asItIs = await openExistingDatabase({ url: null, dataDir: folder });
    const count = await asItIs.db.execute(sql`select count(*)::int as count from users`);
    expect(rowsOf(count)).toEqual([{ count: 0 }]);
    await asItIs.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('tells a newer schema on either database', async () => {
    const opened = await openTestDatabase();
    await expect(refuseNewerSchema(opened.db, migrationsFolder)).resolves.toBeUndefined();
    await opened.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9e12)`,
    );
    await expect(refuseNewerSchema(opened.db, migrationsFolder)).rejects.toThrow(/newer version/);
    await opened.close();
  });

  it('names DATABASE_URL and not its password when nobody answers there', async () => {
    const refusal = await open('postgres://someone:pass-word@127.0.0.1:1/none').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(String(refusal)).toMatch(/DATABASE_URL .*ECONNREFUSED/);
    expect(String(refusal)).not.toContain('pass-word');
  });
});
