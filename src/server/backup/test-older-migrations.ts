import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder with the migrations up to the one with this number. */
export async function olderMigrations(migrationsFolder: string, last: number, into: string): Promise<string> {
  await cp(migrationsFolder, into, { recursive: true });
  const journal = join(into, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const kept = entries.filter(({ idx }: { idx: number }) => idx <= last);
  await writeFile(journal, JSON.stringify({ ...rest, entries: kept }));
  return into;
}
