import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEPT_FILES, type KeptFile } from '../backup/backup-format.ts';
import { hasCode } from '../platform/database/error-code.ts';
import type { Config } from '../platform/process/config.ts';
import { KEPT_SETTINGS } from './kept-settings.ts';

/** Those that the server uses: a setting of the environment stands above the file. */
export async function keptFiles(dataDir: string, config: Config): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const name of KEPT_FILES) {
    const text = config[KEPT_SETTINGS[name]] !== undefined ? '' : await readKept(join(dataDir, name));
    if (text !== '') files.push({ name, text });
  }
  return files;
}

/** The secret that the rows depend on; null: none is set and none was made. */
export const authSecretOf = (config: Config, files: readonly KeptFile[]): string | null =>
  config.AUTH_SECRET ?? files.find(({ name }) => name === 'auth-secret')?.text ?? null;

/** The settings that stand above a file, and are therefore in no backup. */
export const settingsLeftOut = (config: Config): string[] =>
  Object.values(KEPT_SETTINGS).filter((name) => config[name] !== undefined);

async function readKept(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}
