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
    return await openEmbeddedDatabase({ folder, migrationsFolder });
  } catch (cause) {
    throw new StartError(`The embedded database in ${folder} cannot be opened: ${deepestReason(cause)}.`, { cause });
  }
}

/** The first cause says what went wrong; the errors around it say which statement noticed. */
function deepestReason(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause !== undefined) reason = reason.cause;
  return (reasonOf(reason) || String(reason)).replace(/\s+/g, ' ').replace(/\.$/, '');
}
