import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backUp } from '../backup/back-up.ts';
import { KEPT_FILES, type KeptFile } from '../backup/backup-format.ts';
import { hasCode } from '../platform/database/error-code.ts';
import { openExistingDatabase } from '../platform/database/open-database.ts';
import type { Config } from '../platform/process/config.ts';
import { withDataFolder } from './data-folder.ts';
import { KEPT_SETTINGS } from './kept-settings.ts';
import { readBackupKey } from './read-backup-key.ts';

/** What the operator is told. @throws StartError */
export async function backupCommand(config: Config, file: string, now: Date): Promise<string> {
  const path = resolve(file);
  const dataDir = resolve(config.DATA_DIR);
  const url = config.DATABASE_URL ?? null;
  const key = await readBackupKey(config);
  return withDataFolder({ url, dataDir }, async () => {
    const files = await keptFiles(dataDir, config);
    const authSecret = config.AUTH_SECRET ?? files.find(({ name }) => name === 'auth-secret')?.text ?? null;
    const open = await openExistingDatabase({ url, dataDir });
    try {
      const { rows, bytes } = await backUp(open, path, { now, files, authSecret, key });
      return `${[
        `Backed up ${rows} rows into ${path} (${bytes} bytes).`,
        key === null
          ? 'It holds personal data and secrets: keep it as safe as the database.'
          : 'It is locked: without its key nobody can restore it, not you either. Keep the key elsewhere.',
        ...notIncluded(config),
      ].join('\n')}\n`;
    } finally {
      await open.close();
    }
  });
}

/** Those that the server uses: a setting of the environment stands above the file. */
async function keptFiles(dataDir: string, config: Config): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const name of KEPT_FILES) {
    const text = config[KEPT_SETTINGS[name]] !== undefined ? '' : await readKept(join(dataDir, name));
    if (text !== '') files.push({ name, text });
  }
  return files;
}

async function readKept(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

function notIncluded(config: Config): string[] {
  const settings = Object.values(KEPT_SETTINGS).filter((name) => config[name] !== undefined);
  const also = settings.length > 0 ? `, ${inWords(settings)} among them` : '';
  return [`Not in it: the settings${also}, and mails that were written into files. Keep the settings too.`];
}

const inWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
