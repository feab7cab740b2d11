import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from './data-dir.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { StartError } from './errors.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** Opens and migrates the configured database. @throws StartError in words that an operator can act on. */
export async function openDatabase(options: {
  url: string | null;
  dataDir: string;
  migrationsFolder: string;
  onIdleError: (error: Error) => void;
}): Promise<OpenDatabase> {
  const { url, migrationsFolder, onIdleError } = options;
  if (url !== null) {
    try {
      return await openPostgresDatabase({ url, migrationsFolder, onIdleError });
    } catch (cause) {
      throw new StartError(`The database that DATABASE_URL names cannot be used: ${deepestReason(cause)}.`, { cause });
    }
  }
  const folder = join(options.dataDir, 'database');
  try {
    if (!existsSync(folder)) await createEmbedded(folder, migrationsFolder);
    return await openEmbeddedDatabase({ folder, migrationsFolder });
  } catch (cause) {
    const advice = 'Restore the folder from a copy, or move it away to start with an empty one';
    throw new StartError(
      `The embedded database in ${folder} cannot be opened, it may be damaged (${deepestReason(cause)}). ${advice}.`,
      { cause },
    );
  }
}

/** Created aside, so that a first start that is cut off leaves nothing half-made under the real name. */
async function createEmbedded(folder: string, migrationsFolder: string): Promise<void> {
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  const created = await openEmbeddedDatabase({ folder: aside, migrationsFolder });
  await created.close();
  await rename(aside, folder);
}

/** The first cause says what went wrong; the errors around it say which statement noticed. */
function deepestReason(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause !== undefined) reason = reason.cause;
  return (reasonOf(reason) || String(reason)).replace(/\s+/g, ' ').replace(/\.$/, '');
}
