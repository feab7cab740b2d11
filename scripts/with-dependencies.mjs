// with-dependencies.mjs COMMAND ...: installs what is missing, then runs a tool of the project or of the machine.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';

const root = join(import.meta.dirname, '..');
const [command = '', ...args] = process.argv.slice(2);

try {
  if (command === '') throw new Error('with-dependencies.mjs needs a command to run.');
  installIfNeeded(root);
  const own = join(root, 'node_modules/.bin', command);
  const { error, status } = spawnSync(existsSync(own) ? own : command, args, { stdio: 'inherit' });
  if (error) throw new Error(`${command} could not be run: ${error.message}`);
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
