import type { OpenDatabase } from '../platform/database/database.ts';
import { openEmbeddedDatabase } from '../platform/database/embedded-database.ts';
import { openOwnPostgres } from '../platform/database/test-database.ts';

let nothing: Promise<Blob> | undefined;

/** An embedded database without a table. Making one takes seconds, so it is made once and copied. */
export async function openEmptyEmbedded(options: { folder?: string; migrationsFolder: string | null }) {
  nothing ??= dumpOfNothing();
  return openEmbeddedDatabase({ ...options, snapshot: await nothing });
}

async function dumpOfNothing(): Promise<Blob> {
  const { client, close } = await openEmbeddedDatabase({ migrationsFolder: null });
  const dump = await client.dumpDataDir('none');
  await close();
  return dump;
}

/** A database without a table, or with those of the migrations. */
export async function openEmptyDatabase(
  kind: OpenDatabase['kind'],
  migrationsFolder: string | null = null,
): Promise<OpenDatabase & { url: string | null }> {
  if (kind === 'embedded') return { ...(await openEmptyEmbedded({ migrationsFolder })), url: null };
  return openOwnPostgres({ migrationsFolder, poolSize: 4 });
}
