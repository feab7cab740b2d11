import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { BackupKey } from '../backup/backup-key.ts';
import { hasCode } from '../platform/database/error-code.ts';
import { StartError } from '../platform/errors.ts';
import type { Config } from '../platform/process/config.ts';

/** Fewer could be tried one after the other. */
const FILE_BYTES_MIN = 32;
const PASSPHRASE_MIN = 16;

/** Null: backups are not locked. @throws StartError with what to mend */
export async function readBackupKey({
  BACKUP_PASSPHRASE: text,
  BACKUP_KEY_FILE: file,
}: Pick<Config, 'BACKUP_PASSPHRASE' | 'BACKUP_KEY_FILE'>): Promise<BackupKey | null> {
  if (text !== undefined && file !== undefined)
    throw new StartError('Set BACKUP_PASSPHRASE or BACKUP_KEY_FILE, not both.');
  if (text !== undefined) {
    if (text.length < PASSPHRASE_MIN)
      throw new StartError(`BACKUP_PASSPHRASE must be at least ${PASSPHRASE_MIN} characters.`);
    return { kind: 'passphrase', text };
  }
  return file === undefined ? null : { kind: 'file', bytes: await readKeyFile(resolve(file)) };
}

async function readKeyFile(path: string): Promise<Buffer> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) throw new StartError(`BACKUP_KEY_FILE names ${path}, which is not there.`);
    throw error;
  });
  if (bytes.length < FILE_BYTES_MIN)
    throw new StartError(
      `BACKUP_KEY_FILE must name a file of at least ${FILE_BYTES_MIN} bytes: openssl rand 32 > ${path}`,
    );
  return bytes;
}
