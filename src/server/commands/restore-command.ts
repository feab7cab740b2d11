import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { markOf } from '../backup/back-up.ts';
import type { KeptFile } from '../backup/backup-format.ts';
import { endRestoredAccess } from '../backup/end-access.repo.ts';
import { type CheckedBackup, checkBackup, restore } from '../backup/restore.ts';
import type { Db } from '../platform/database/database.ts';
import { fillEmbeddedDatabase, openExistingDatabase } from '../platform/database/open-database.ts';
import { StartError } from '../platform/errors.ts';
import type { Config } from '../platform/process/config.ts';
import { keptSecret, prepareDataDir } from '../platform/process/data-dir.ts';
import { withDataFolder } from './data-folder.ts';
import { KEPT_SETTINGS } from './kept-settings.ts';
import { readBackupKey } from './read-backup-key.ts';

/** What the operator is told. Nothing is changed before the whole file was read. @throws StartError */
export async function restoreCommand(config: Config, file: string, migrationsFolder: string): Promise<string> {
  const backup = await checkBackup(resolve(file), migrationsFolder, await readBackupKey(config));
  const dataDir = await prepareDataDir(config.DATA_DIR);
  const url = config.DATABASE_URL ?? null;
  return withDataFolder({ url, dataDir }, async () => {
    const files = backup.files.filter(({ name }) => !isSet(config, name));
    for (const kept of files) await refuseAnother(dataDir, kept);
    const leftOut = await fillTarget({ url, dataDir }, backup);
    for (const { name, text } of files) await keptSecret(dataDir, name, () => text);
    return wordsOf(config, dataDir, backup, leftOut);
  });
}

async function fillTarget(place: { url: string | null; dataDir: string }, backup: CheckedBackup): Promise<string[]> {
  const finish = (tx: Db) => endRestoredAccess(tx, new Date());
  if (place.url === null) return fillEmbeddedDatabase(place.dataDir, (open) => restore(open, backup, finish));
  const open = await openExistingDatabase(place);
  return restore(open, backup, finish).finally(() => open.close());
}

const isSet = (config: Config, name: KeptFile['name']): boolean => config[KEPT_SETTINGS[name]] !== undefined;

/** What another installation keeps here is not overwritten. */
async function refuseAnother(dataDir: string, { name, text }: KeptFile): Promise<void> {
  const file = join(dataDir, name);
  if (!existsSync(file) || (await readFile(file, 'utf8')).trim() === text) return;
  throw new StartError(`${file} is there and is not the backup's. Restore into an empty folder: nothing was changed.`);
}

async function wordsOf(
  config: Config,
  dataDir: string,
  { path, header, rows, since }: CheckedBackup,
  leftOut: readonly string[],
): Promise<string> {
  const where = config.DATABASE_URL ? `PostgreSQL at ${new URL(config.DATABASE_URL).host}` : dataDir;
  const upgrade = since.length > 0 ? [`Its schema was brought up to date: ${since.length} later than the backup.`] : [];
  const others = leftOut.length > 0 ? [`Left out, because they are none of Edgewise's: ${leftOut.join(', ')}.`] : [];
  return `${[
    `Restored ${rows} rows of ${path} into ${where}: everything as of ${header.madeAt}.`,
    'Everybody is signed out, and keys and assistants have ended: what was ended since the backup would work again otherwise.',
    ...upgrade,
    ...others,
    ...(await secretWords(config, dataDir, header.authSecretMark)),
  ].join('\n')}\n`;
}

/** Hashes of mailboxes and of network addresses depend on the secret: with another one they are of no use. */
async function secretWords(config: Config, dataDir: string, mark: string | null): Promise<string[]> {
  const file = join(dataDir, 'auth-secret');
  const kept = existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
  const secret = config.AUTH_SECRET ?? kept;
  const known = [secret, config.AUTH_SECRET_PREVIOUS].flatMap((one) => one ?? []);
  if (mark === null || known.some((one) => markOf(one) === mark)) return [];
  return [
    'Set AUTH_SECRET (or AUTH_SECRET_PREVIOUS) to the secret of the machine that was backed up: here it is another. Without it self-exclusions, opt-outs and spent sign-up gifts are not recognised.',
  ];
}
