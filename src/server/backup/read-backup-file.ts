import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { hasCode } from '../platform/database/error-code.ts';
import { StartError } from '../platform/errors.ts';
import {
  type End,
  type Header,
  isReadableFormat,
  isRow,
  type KeptFile,
  type Part,
  parseHeader,
  parsePart,
} from './backup-format.ts';
import type { BackupKey } from './backup-key.ts';
import { LockError, unlockWith } from './lock-backup.ts';

/** What a whole backup is of, and the files in it. */
export type Contents = { header: Header; files: KeptFile[]; rows: number };

/** Its lines. @throws StartError where it cannot be read to its end */
export async function* readBackupLines(path: string, key: BackupKey | null): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const file = createReadStream(path);
  const whole = pipeline(file, unlockWith(key), gunzip);
  // What went wrong on the way is what the reading below ends with.
  whole.catch(() => undefined);
  let rest = '';
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of gunzip) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw whyUnreadable(path, error);
  } finally {
    file.destroy();
    gunzip.destroy();
  }
  if (rest !== '') throw damaged(path);
}

/**
 * What a backup holds, after all of it was read: nothing is restored from one that is not whole.
 * @throws StartError
 */
export async function verifyBackup(path: string, key: BackupKey | null): Promise<Contents> {
  const hash = createHash('sha256');
  const files: KeptFile[] = [];
  let header: Header | undefined;
  let rows = 0;
  let end: End | undefined;
  for await (const line of readBackupLines(path, key)) {
    if (end !== undefined) throw damaged(path);
    if (isRow(line)) rows += 1;
    else if (header === undefined) header = getHeader(path, line);
    else ({ end } = takePart(getPart(path, line), files));
    if (end === undefined) hash.update(`${line}\n`);
  }
  if (!header || end?.rows !== rows || end.sha256 !== hash.digest('hex')) throw damaged(path);
  return { header, files, rows };
}

function takePart(part: Part, files: KeptFile[]): { end: End | undefined } {
  if ('file' in part) files.push(part.file);
  return { end: 'end' in part ? part.end : undefined };
}

function getHeader(path: string, line: string): Header {
  const header = parseHeader(line);
  if (!header) throw new StartError(`${path} is not a backup of Edgewise.`);
  if (!isReadableFormat(header)) throw new StartError(newerWords(path));
  return header;
}

function getPart(path: string, line: string): Part {
  const part = parsePart(line);
  if (!part) throw damaged(path);
  return part;
}

export const newerWords = (path: string): string =>
  `${path} was made by a newer version of Edgewise. Restore it with that version.`;

const LOCK_WORDS: Readonly<Record<LockError['kind'], (path: string) => string>> = {
  no_key: (path) => `${path} is locked. Set BACKUP_PASSPHRASE or BACKUP_KEY_FILE to what it was locked with.`,
  other_kind: (path) => `${path} was locked with the other of BACKUP_PASSPHRASE and BACKUP_KEY_FILE. Set that one.`,
  wrong_key: (path) => `${path} was locked with another key, or its first line was changed: nothing was restored.`,
  newer: (path) => newerWords(path),
  damaged: (path) => damagedWords(path),
};

const damagedWords = (path: string): string =>
  `${path} is damaged or was cut off: nothing was restored. Use another backup.`;

const damaged = (path: string, cause?: unknown): StartError => new StartError(damagedWords(path), { cause });

function whyUnreadable(path: string, error: unknown): unknown {
  if (error instanceof LockError) return new StartError(LOCK_WORDS[error.kind](path), { cause: error });
  if (hasCode(error, 'ENOENT')) return new StartError(`${path} is not there.`, { cause: error });
  if (hasCode(error, 'EISDIR')) return new StartError(`${path} is a folder, not a backup.`, { cause: error });
  if (hasCode(error, 'EACCES')) return new StartError(`${path} may not be read by this user.`, { cause: error });
  const isOfContent = error instanceof Error && 'code' in error && /^(Z_|ERR_ENCODING)/.test(String(error.code));
  return isOfContent ? damaged(path, error) : error;
}
