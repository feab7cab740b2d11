import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

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
