import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Stryker is, once installed. */
export type Stryker = { command: string; vitestPlugin: string };

/**
 * Installs the versions of tools/mutate/package-lock.json below node_modules/.cache, so that nobody pays for them who does
 * not ask. From there Node looks upwards and finds the project's own vitest, which is why that is not installed again.
 */
export function installStryker(root: string): Stryker {
  const wanted = join(root, 'tools/mutate');
  const home = join(root, 'node_modules/.cache/mutate');
  const marker = join(home, 'installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(wanted, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lock) {
    console.log('Installing the mutation tester (once, some seconds) ...');
    mkdirSync(home, { recursive: true });
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(wanted, name), join(home, name));
    const { error, status } = spawnSync('npm', ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund'], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (error || status !== 0) throw new Error('npm ci could not install the mutation tester: read its message above.');
    writeFileSync(marker, lock);
  }
  const packages = join(home, 'node_modules/@stryker-mutator');
  return {
    command: join(packages, 'core/bin/stryker.js'),
    vitestPlugin: join(packages, 'vitest-runner/dist/src/index.js'),
  };
}
