// Before `npm start` and `npm test`: installs and builds what is missing or old. Needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Edgewise needs Node 20.19 or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}

try {
  const { installIfNeeded } = await import('./install.mjs');
  installIfNeeded(root);
  const { STAMP_FILE, sourcesHash } = await import('./sources-hash.mjs');
  const stamp = join(root, 'dist', STAMP_FILE);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourcesHash(root)) build();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function build() {
  console.log('Building Edgewise ...');
  const { status } = spawnSync(process.execPath, [join(root, 'tooling/scripts/build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed: its message is above.');
}
