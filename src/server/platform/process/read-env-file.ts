import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { hasCode } from '../database/error-code.ts';
import { StartError } from '../errors.ts';

/** The settings of a `.env` file; none when there is no such file. */
export function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return {};
    throw new StartError(`${path} cannot be read.`, { cause });
  }
}
