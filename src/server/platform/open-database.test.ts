import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from './database.ts';
import { StartError } from './errors.ts';
import { openDatabase, openExistingDatabase } from './open-database.ts';
import { refuseNewerSchema } from './schema-version.repo.ts';
import { migrationsFolder, openTestDatabase } from './test-database.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'edgewise-open-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (url: string | null = null) =>
  openDatabase({ url, dataDir, migrationsFolder, onIdleError: () => undefined });

describe('opening the database', () => {
  it('starts over what an interrupted first start left, keeps what is there, and says when it is damaged', async () => {
    const halfMade = join(dataDir, 'database.new');
    mkdirSync(join(halfMade, 'base'), { recursive: true });
    writeFileSync(join(halfMade, 'PG_VERSION'), '');

    const first = await open();
    await first.db.execute(sql`create table kept as select 42 as answer`);
    await first.close();
    expect(existsSync(halfMade)).toBe(false);

    const second = await open();
    expect(rowsOf<{ answer: number }>(await second.db.execute(sql`select answer from kept`))).toEqual([{ answer: 42 }]);
    await second.close();

    writeFileSync(join(dataDir, 'database/PG_VERSION'), '');
    const refusal = await open().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(String(refusal)).toContain(`The embedded database in ${join(dataDir, 'database')} cannot be opened`);
    expect(existsSync(join(dataDir, 'database/base'))).toBe(true);
  });

  it('refuses one that a newer version made, and leaves it as it is', async () => {
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
