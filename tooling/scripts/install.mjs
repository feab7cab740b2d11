// Installs the exact versions of the lock file when they are not there yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Throws an error whose message says in one sentence what to do. */
export function installIfNeeded(root) {
  const marker = join(root, 'node_modules/.edgewise-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;

  console.log('Installing what Edgewise needs (once, about half a minute) ...');
  // Development tools too, whatever NODE_ENV says: the build needs them.
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' };
  const { error, status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], options);
  if (error?.code === 'ENOENT') throw new Error('npm was not found: install Node.js with npm, then start again.');
  if (error || status !== 0) {
    throw new Error('npm ci could not install the packages: read its message above, then start again.');
  }
  writeFileSync(marker, wanted);
}
