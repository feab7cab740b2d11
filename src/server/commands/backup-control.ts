import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from '../backup/back-up.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { StartError } from '../platform/errors.ts';
import type { Clock } from '../platform/process/clock.ts';
import type { Config } from '../platform/process/config.ts';
import type { ControlCommand } from './control.ts';
import { authSecretOf, keptFiles, settingsLeftOut } from './kept-files.ts';

/** What a running server says of the backup that it sends. */
export type MadeBackup = { rows: number; bytes: number; leftOut: string[] };

const SPOOL = 'backup.spool';

/**
 * A running server on the embedded database makes its backup itself, as nobody else can open it. It is written beside the database
 * first: everybody's statements wait for that one transaction, and must not wait for whoever takes the file.
 */
export function backupControl(
  config: Config,
  { database, dataDir, now }: { database: Pick<OpenDatabase, 'db' | 'kind'>; dataDir: string; now: Clock },
): ControlCommand {
  const spool = join(dataDir, SPOOL);
  let isBusy = false;
  return async () => {
    if (isBusy) throw new StartError('The running server makes a backup already. Wait for it, and try again.');
    isBusy = true;
    try {
      await removeSpool(spool);
      const files = await keptFiles(dataDir, config);
      const about = { now: now(), files, authSecret: authSecretOf(config, files) };
      const { rows, bytes } = await backUp(database, spool, about);
      const file = await open(spool);
      const done: MadeBackup = { rows, bytes, leftOut: settingsLeftOut(config) };
      return { done, body: file.createReadStream() };
    } finally {
      // An open file can be read after its name is gone, and nothing is left over however this ends.
      await removeSpool(spool);
      isBusy = false;
    }
  };
}

/** Also what a server left that died over it. */
async function removeSpool(spool: string): Promise<void> {
  await rm(spool, { force: true });
  await rm(`${spool}.partial`, { force: true });
}
