// What the build is made from, as one hash: equal hash, equal build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const STAMP_FILE = 'sources-hash';

const SINGLE_FILES = [
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'tooling/scripts/build.mjs',
  'tooling/scripts/data-beside.mjs',
];
const IS_TEST = /(\.test\.tsx?$|(^|\/)test-[^/]+\.tsx?$)/;

export function sourcesHash(root) {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of [...SINGLE_FILES, ...sources]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
