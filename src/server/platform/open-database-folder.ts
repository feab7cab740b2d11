import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The engine takes a folder without this file for a new one, and begins an empty database over whatever lies there. */
const MARK = 'PG_VERSION';

/** What stands where the embedded database belongs. `damaged`: files, of which some that make a database are gone. */
export type FolderState = 'missing' | 'empty' | 'database' | 'damaged' | 'no folder';

/** Looks only. @throws the system's error where it may not. */
export function folderState(folder: string): FolderState {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return 'missing';
  if (!found.isDirectory()) return 'no folder';
  if (existsSync(join(folder, MARK))) return 'database';
  return readdirSync(folder).length === 0 ? 'empty' : 'damaged';
}
