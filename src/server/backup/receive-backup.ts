import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../platform/errors.ts';
import type { BackupKey } from './backup-key.ts';
import { lockWith } from './lock-backup.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Keeps a backup that a running server made and sends; it is locked here, so that the key stays with the command.
 * @throws StartError where not all of it came, or as `writeWhole`
 */
export async function receiveBackup(
  path: string,
  key: BackupKey | null,
  { body, bytes: expected }: { body: Readable; bytes: number },
): Promise<{ bytes: number }> {
  let came = 0;
  const count = async function* (source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      came += piece.length;
      yield piece;
    }
    if (came !== expected) throw new StartError('The running server broke off: nothing was kept. Try again.');
  };
  const { bytes } = await writeWhole(path, (file) =>
    key === null ? pipeline(body, count, file) : pipeline(body, count, lockWith(key), file),
  );
  return { bytes };
}
