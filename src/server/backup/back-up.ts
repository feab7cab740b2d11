import { createHash } from 'node:crypto';
import type { OpenDatabase } from '../platform/database/database.ts';
import { appliedMigrations } from '../platform/database/schema-version.repo.ts';
import { StartError } from '../platform/errors.ts';
import { headerLine, type KeptFile, partLine } from './backup-format.ts';
import type { BackupKey } from './backup-key.ts';
import { listSequences, listTables } from './catalog.repo.ts';
import { readRows, writePlainly } from './rows.repo.ts';
import { type WrittenBackup, writeBackupFile } from './write-backup-file.ts';

/**
 * Every table as it stood at one moment, also while a server on PostgreSQL goes on writing.
 * @throws StartError where there is nothing of ours, or the file cannot be made
 */
export function backUp(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  path: string,
  about: { now: Date; files: readonly KeptFile[]; authSecret: string | null; key?: BackupKey | null },
): Promise<WrittenBackup> {
  return writeBackupFile(path, about.key ?? null, (write) =>
    db.transaction(
      async (tx) => {
        const migrations = await appliedMigrations(tx);
        if (migrations.length === 0)
          throw new StartError('The database holds no data of Edgewise: nothing was backed up.');
        await writePlainly(tx);
        const authSecretMark = about.authSecret === null ? null : markOf(about.authSecret);
        await write(headerLine({ madeAt: about.now.toISOString(), database: kind, migrations, authSecretMark }));
        for (const file of about.files) await write(partLine({ file }));
        for (const table of await listTables(tx)) {
          await write(partLine({ table: { name: table.name, columns: table.columns.map(({ name }) => name) } }));
          await readRows(tx, table, write);
        }
        for (const sequence of await listSequences(tx)) await write(partLine({ sequence }));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
}

/** Short of a secret's hash: enough to tell two apart, too little to look one up. */
export const markOf = (secret: string): string =>
  createHash('sha256').update(`edgewise-backup\0${secret}`).digest('hex').slice(0, 12);
