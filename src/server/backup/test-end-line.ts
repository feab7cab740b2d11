import { createHash } from 'node:crypto';
import { isRow, partLine } from './backup-format.ts';

/** The end that belongs to these lines. */
export function endOf(lines: readonly string[]): string {
  const sha256 = createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');
  return partLine({ end: { rows: lines.filter(isRow).length, sha256 } });
}
