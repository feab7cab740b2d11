import { existsSync } from 'node:fs';
import { DataDirHeldError, StartError } from '../platform/errors.ts';
import { lockDataDir } from '../platform/process/data-dir-lock.ts';

/** @throws StartError */
export function requireDataDir(dataDir: string): void {
  if (!existsSync(dataDir)) throw new StartError(`DATA_DIR ${dataDir} is not there.`);
}

/**
 * Runs a command that needs the embedded database for itself; on PostgreSQL nothing has to be held.
 * @throws StartError while a server holds the folder
 */
export async function withDataFolder<Result>(
  { url, dataDir }: { url: string | null; dataDir: string },
  command: () => Promise<Result>,
): Promise<Result> {
  if (url !== null) return command();
  requireDataDir(dataDir);
  const lock = await lockDataDir(dataDir).catch((error: unknown) => {
    if (!(error instanceof DataDirHeldError)) throw error;
    throw new StartError(
      `Edgewise is running on DATA_DIR ${dataDir}, and its embedded database is one process's at a time. Stop it, run this again, and start it afterwards.`,
      { cause: error },
    );
  });
  return command().finally(() => lock.release());
}
