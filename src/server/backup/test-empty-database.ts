import type { OpenDatabase } from '../platform/database.ts';
import { openEmbeddedDatabase } from '../platform/embedded-database.ts';
import { openOwnPostgres } from '../platform/test-database.ts';

/** A database without a table, or with those of the migrations. */
export async function openEmptyDatabase(
  kind: OpenDatabase['kind'],
  migrationsFolder: string | null = null,
): Promise<OpenDatabase & { url: string | null }> {
  if (kind === 'embedded') return { ...(await openEmbeddedDatabase({ migrationsFolder })), url: null };
  return openOwnPostgres({ migrationsFolder, poolSize: 4 });
}
