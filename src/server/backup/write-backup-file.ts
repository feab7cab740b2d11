import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { WriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isRow, partLine } from './backup-format.ts';
import type { BackupKey } from './backup-key.ts';
import { lockWith } from './lock-backup.ts';
import { writeWhole } from './write-whole.ts';

export type WriteLine = (line: string) => Promise<void>;
export type WrittenBackup = { bytes: number; rows: number };

/**
 * Writes what `fill` says, line by line, and the checksum; with a key nobody reads it without it.
 * @throws StartError where the file is there already or its folder is not
 */
export async function writeBackupFile(
  path: string,
  key: BackupKey | null,
  fill: (write: WriteLine) => Promise<void>,
): Promise<WrittenBackup> {
  const { bytes, result: rows } = await writeWhole(path, (file) => writeLines(file, key, fill));
  return { bytes, rows };
}

async function writeLines(
  file: WriteStream,
  key: BackupKey | null,
  fill: (write: WriteLine) => Promise<void>,
): Promise<number> {
  const gzip = createGzip();
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
