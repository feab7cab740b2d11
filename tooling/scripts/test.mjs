// `npm test` on a fresh clone: installs and builds what is missing or old, then runs every test.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const run = (file, args) => spawnSync(file, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

if (run(process.execPath, [join(root, 'tooling/scripts/prepare.mjs')]) === 0) {
  const main = join(root, 'tooling/scripts/test/main.ts');
  process.exitCode = run(join(root, 'node_modules/.bin/tsx'), [main, ...process.argv.slice(2)]);
} else {
  console.log('The product could not be installed and built, so no test ran.\n\n0 passed, 1 failed');
  process.exitCode = 1;
}
