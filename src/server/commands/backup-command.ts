import { resolve } from 'node:path';
import * as z from 'zod';
import { backUp } from '../backup/back-up.ts';
import type { BackupKey } from '../backup/backup-key.ts';
import { receiveBackup } from '../backup/receive-backup.ts';
import type { WrittenBackup } from '../backup/write-backup-file.ts';
import { refuseTaken } from '../backup/write-whole.ts';
import { openExistingDatabase } from '../platform/database/open-database.ts';
import { StartError } from '../platform/errors.ts';
import type { Config } from '../platform/process/config.ts';
import { askForBody } from '../platform/process/control-socket.ts';
import { controlSocket } from '../platform/process/data-dir-lock.ts';
import { requireDataDir, withDataFolder } from './data-folder.ts';
import { authSecretOf, keptFiles, settingsLeftOut } from './kept-files.ts';
import { readBackupKey } from './read-backup-key.ts';

type Made = WrittenBackup & { leftOut: readonly string[] };
type Job = { path: string; key: BackupKey | null; dataDir: string; now: Date };

/** A large database takes its time, and says nothing meanwhile. */
const PATIENCE_MS = 600_000;

const Answer = z.union([
  z.object({ done: z.object({ rows: z.int(), bytes: z.int(), leftOut: z.array(z.string()) }) }),
  z.object({ refused: z.string() }),
]);

/**
 * A running server on the embedded database makes the backup itself and sends it through the socket in its folder; without one,
 * and on PostgreSQL, it is made here. Answers with what the operator is told.
 * @throws StartError
 */
export async function backupCommand(config: Config, file: string, now: Date): Promise<string> {
  const path = resolve(file);
  refuseTaken(path);
  const job = { path, key: await readBackupKey(config), dataDir: resolve(config.DATA_DIR), now };
  return wordsOf(job, (await askServer(config, job)) ?? (await makeHere(config, job)));
}

async function askServer(config: Config, { path, key, dataDir }: Job): Promise<Made | null> {
  if (config.DATABASE_URL) return null;
  requireDataDir(dataDir);
  const socket = controlSocket(dataDir);
  const said = socket === null ? null : await askForBody(socket, 'backup', { patienceMs: PATIENCE_MS });
  if (said === null) return null;
  try {
    const answer = Answer.safeParse(said.line === '' ? undefined : JSON.parse(said.line));
    if (!answer.success) throw new StartError('The running server did not understand: it is of another version.');
    if ('refused' in answer.data) throw new StartError(answer.data.refused);
    const { rows, bytes, leftOut } = answer.data.done;
    return { rows, leftOut, ...(await receiveBackup(path, key, { body: said.body, bytes })) };
  } finally {
    said.body.destroy();
  }
}

async function makeHere(config: Config, { path, key, dataDir, now }: Job): Promise<Made> {
  const url = config.DATABASE_URL ?? null;
  return withDataFolder({ url, dataDir }, async () => {
    const files = await keptFiles(dataDir, config);
    const database = await openExistingDatabase({ url, dataDir });
    const about = { now, files, authSecret: authSecretOf(config, files), key };
    const written = await backUp(database, path, about).finally(() => database.close());
    return { ...written, leftOut: settingsLeftOut(config) };
  });
}

const wordsOf = ({ path, key }: Job, { rows, bytes, leftOut }: Made): string =>
  `${[
    `Backed up ${rows} rows into ${path} (${bytes} bytes).`,
    key === null
      ? 'It holds personal data and secrets: keep it as safe as the database.'
      : 'It is locked: without its key nobody can restore it, not you either. Keep the key elsewhere.',
    `Not in it: the settings${leftOut.length > 0 ? `, ${inWords(leftOut)} among them` : ''}, and mails that were written into files. Keep the settings too.`,
  ].join('\n')}\n`;

const inWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
