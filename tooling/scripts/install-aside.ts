import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the versions of tooling/pinned/NAME/package-lock.json below node_modules/.cache, so that nobody pays for them who does
 * not ask. Answers with their node_modules. @throws Error when npm cannot.
 */
export function installAside(root: string, name: string, npmFlags: readonly string[] = []): string {
  const wanted = join(root, 'tooling/pinned', name);
  const home = join(root, 'node_modules/.cache', name);
  const packages = join(home, 'node_modules');
  const marker = join(home, 'installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(wanted, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return packages;

  console.log(`Installing what tooling/pinned/${name} names (once, some seconds) ...`);
  mkdirSync(home, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(wanted, file), join(home, file));
  const { error, status, stderr } = spawnSync('npm', ['ci', ...npmFlags, '--no-audit', '--no-fund'], {
    cwd: home,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) throw new Error(`npm ci failed in ${home}: ${error?.message ?? stderr.trim()}`);
  writeFileSync(marker, lock);
  return packages;
}
