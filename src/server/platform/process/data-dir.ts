import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../errors.ts';
import { closeFolder } from './private-folder.ts';

/** The folder for everything that the product keeps on disk, made where it is missing; only its owner may look inside. */
export async function prepareDataDir(folder: string): Promise<string> {
  const path = resolve(folder);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartError(`DATA_DIR ${path} cannot be created: ${reasonOf(cause)}.`, { cause });
  }
  if (!(await closeFolder(path))) {
    throw new StartError(
      `DATA_DIR ${path} can be read by others, and this user cannot change that. Make it private (chmod 700), or set DATA_DIR to a folder of your own.`,
    );
  }
  return path;
}

/**
 * A secret that is made at the first start and kept: the same at every later one. `problemOf` says what is wrong with
 * one that somebody else wrote; the setting of the same name has the same rule.
 */
export async function keptSecret(
  folder: string,
  name: string,
  make: () => string,
  problemOf: (secret: string) => string | null = () => null,
): Promise<string> {
  const file = join(folder, name);
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${make()}\n`, { mode: 0o600, flag: 'wx' });
    // Of processes that start at once the first one's secret stands, whole from its first moment; the others read it.
    await link(draft, file);
  } catch (cause) {
    // One that stands already needs no room on the disk.
    if (!existsSync(file)) throw new StartError(`${file} cannot be written: ${reasonOf(cause)}.`, { cause });
  } finally {
    await rm(draft, { force: true });
  }
  const secret = (await readKept(file)).trim();
  const problem = secret === '' ? 'is empty' : problemOf(secret);
  if (problem === null) return secret;
  const setting = name.toUpperCase().replaceAll('-', '_');
  throw new StartError(`${file} ${problem}. Delete it, and a new one is made at the next start, or set ${setting}.`);
}

async function readKept(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new StartError(`${file} cannot be read: ${reasonOf(cause)}.`, { cause });
  }
}

export const newAuthSecret = (): string => randomBytes(32).toString('base64url');
export const newAdminPath = (): string => `/portal-${randomBytes(16).toString('hex')}`;

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
