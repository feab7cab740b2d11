import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../platform/database/error-code.ts';
import { StartError } from '../platform/errors.ts';

/** Before anything is opened or asked for. @throws StartError */
export function refuseTaken(path: string): void {
  if (existsSync(path)) throw new StartError(`${path} is there already. Name a file that is not.`);
}

/**
 * Under its name the file is there whole or not at all. `write` makes it under another; it holds passwords' hashes and
 * secrets, so only its owner may read it.
 * @throws StartError where the file is there already or its folder is not
 */
export async function writeWhole<Result>(
  path: string,
  write: (partial: string) => Promise<Result>,
): Promise<{ bytes: number; result: Result }> {
  refuseTaken(path);
  const partial = `${path}.partial`;
  try {
    const result = await write(partial);
    await flush(partial);
    await rename(partial, path);
    return { bytes: (await stat(path)).size, result };
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    if (hasCode(error, 'ENOENT')) throw new StartError(`The folder ${dirname(path)} is not there.`, { cause: error });
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
