import { createWriteStream, existsSync, type WriteStream } from 'node:fs';
import { lstat, open, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../platform/database/error-code.ts';
import { StartError } from '../platform/errors.ts';

/** Before anything is opened or asked for. @throws StartError */
export function refuseTaken(path: string): void {
  if (existsSync(path)) throw new StartError(`${path} is there already. Name a file that is not.`);
}

/**
 * Under its name the file is there whole or not at all. `write` fills it under another. It holds passwords' hashes and secrets, so
 * it is made anew, for its owner's eyes alone: neither a link nor a file of somebody else that waits under that name is written to.
 * @throws StartError where the file is there already, its folder is not, or something else has the other name
 */
export async function writeWhole<Result>(
  path: string,
  write: (file: WriteStream) => Promise<Result>,
): Promise<{ bytes: number; result: Result }> {
  refuseTaken(path);
  const partial = `${path}.partial`;
  await dropStale(partial);
  try {
    const result = await write(createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
    await flush(partial);
    await rename(partial, path);
    return { bytes: (await stat(path)).size, result };
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw inTheWay(partial);
    await rm(partial, { force: true }).catch(() => undefined);
    if (hasCode(error, 'ENOENT')) throw new StartError(`The folder ${dirname(path)} is not there.`, { cause: error });
    throw error;
  }
}

/** What a command of the same user that was killed has left. @throws StartError where it is anything else */
async function dropStale(partial: string): Promise<void> {
  const found = await lstat(partial).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (found === null) return;
  // Where the system knows no users, every file is one's own.
  const isOwn = process.getuid === undefined || found.uid === process.getuid();
  if (!found.isFile() || !isOwn) throw inTheWay(partial);
  await unlink(partial);
}

const inTheWay = (partial: string): StartError =>
  new StartError(`${partial} is there, and is no file that this command left. Remove it first.`);

/** On the disk, and not only on its way there. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
