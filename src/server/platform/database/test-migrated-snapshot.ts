import { createHash, randomUUID } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openEmbeddedDatabase } from './embedded-database.ts';

const migrationsFolder = new URL('../../db/migrations', import.meta.url).pathname;
const modules = new URL('../../../../node_modules', import.meta.url).pathname;

/**
 * The file of a dumped, migrated embedded database. It is made once for these migrations and this engine, and kept beside
 * what is installed: to make one takes ten seconds, and to load it one.
 */
export async function migratedSnapshot(): Promise<string> {
  const file = join(modules, '.cache/edgewise', `migrated-${whatMakesIt()}.tar`);
  if (existsSync(file)) return file;
  const open = await openEmbeddedDatabase({ migrationsFolder });
  const dump = await open.client.dumpDataDir('none');
  await open.close();
  // Whole or not at all: another worker may be at the same.
  const aside = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
  await rename(aside, file);
  return file;
}

function whatMakesIt(): string {
  const hash = createHash('sha256').update(readFileSync(join(modules, '@electric-sql/pglite/package.json')));
  const entries = readdirSync(migrationsFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(file.slice(migrationsFolder.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** An empty, migrated embedded database in memory. Whoever opens it closes it. */
export const openMigrated = async () =>
  openEmbeddedDatabase({ snapshot: await openAsBlob(await migratedSnapshot()), migrationsFolder: null });
