import { lstatSync, mkdirSync } from 'node:fs';
import { chmod, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../database/error-code.ts';
import { StartError } from '../errors.ts';

const OTHERS = 0o077;
const STICKY = 0o1000;

/** Windows has no such modes: a folder there inherits who may read it. */
const hasModes = process.platform !== 'win32';

/**
 * Takes from everybody but its owner the right to look into a folder that stands.
 * @returns false where that cannot be done: it is somebody else's, shared by design (as /tmp is), or on a disk without modes
 */
export async function closeFolder(path: string): Promise<boolean> {
  if (!hasModes) return true;
  const { mode } = await stat(path);
  if ((mode & OTHERS) === 0) return true;
  if (mode & STICKY) return false;
  await chmod(path, 0o700).catch(() => undefined);
  return ((await stat(path)).mode & OTHERS) === 0;
}

/** The same for what lies in it, however deep: files 0600, folders 0700. What vanishes meanwhile needs nothing. */
export async function closeFilesIn(folder: string): Promise<void> {
  if (!hasModes) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const wanted = entry.isDirectory() ? 0o700 : 0o600;
    try {
      if (((await stat(path)).mode & 0o777) !== wanted) await chmod(path, wanted);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

/**
 * A folder of this user alone among the temporary files, where everybody may make one of that name first: what it is and whose is
 * looked at each time. @throws StartError
 */
export function ownTemporaryFolder(): string {
  const uid = process.getuid?.();
  const path = join(tmpdir(), `edgewise-${uid}`);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const found = lstatSync(path);
  if (found.isDirectory() && found.uid === uid && (found.mode & OTHERS) === 0) return path;
  throw new StartError(
    `${path} is not a folder of this user alone, so no socket is put there. Remove it, set TMPDIR to a folder of your own, or set DATA_DIR to a shorter path.`,
  );
}
