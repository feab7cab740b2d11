import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { hasCode } from '../platform/database/error-code.ts';
import { StartError } from '../platform/errors.ts';
import { isRow, partLine } from './backup-format.ts';
import type { BackupKey } from './backup-key.ts';
import { lockWith } from './lock-backup.ts';

export type WriteLine = (line: string) => Promise<void>;
export type WrittenBackup = { bytes: number; rows: number };

/**
 * Writes what `fill` says, line by line, and the checksum. Under its name the file is there whole or not at all; it
 * holds passwords' hashes and secrets, so only its owner may read it, and with a key nobody without it.
 * @throws StartError where the file is there already or its folder is not
 */
export async function writeBackupFile(
  path: string,
  key: BackupKey | null,
  fill: (write: WriteLine) => Promise<void>,
): Promise<WrittenBackup> {
  if (existsSync(path)) throw new StartError(`${path} is there already. Name a file that is not.`);
  const partial = `${path}.partial`;
  try {
    const rows = await writeLines(partial, key, fill);
    await flush(partial);
    await rename(partial, path);
    return { bytes: (await stat(path)).size, rows };
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    if (hasCode(error, 'ENOENT')) throw new StartError(`The folder ${dirname(path)} is not there.`, { cause: error });
    throw error;
  }
}

async function writeLines(
  path: string,
  key: BackupKey | null,
  fill: (write: WriteLine) => Promise<void>,
): Promise<number> {
  const gzip = createGzip();
  const file = createWriteStream(path, { mode: 0o600 });
  const whole = key === null ? pipeline(gzip, file) : pipeline(gzip, lockWith(key), file);
  // Whoever waits for room must hear that there will be none.
  const broken = whole.then(() => new Promise<never>(() => undefined));
  broken.catch(() => undefined);
  const hash = createHash('sha256');
  let rows = 0;
  const writeRaw = async (text: string) => {
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), broken]);
  };
  try {
    await fill(async (line) => {
      if (isRow(line)) rows += 1;
      hash.update(`${line}\n`);
      await writeRaw(`${line}\n`);
    });
    await writeRaw(`${partLine({ end: { rows, sha256: hash.digest('hex') } })}\n`);
    gzip.end();
    await whole;
    return rows;
  } catch (error) {
    gzip.destroy();
    await whole.catch(() => undefined);
    throw error;
  }
}

/** On the disk, and not only on its way there. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
