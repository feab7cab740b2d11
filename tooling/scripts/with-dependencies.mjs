// with-dependencies.mjs COMMAND ...: installs what is missing, then runs a tool of the project or of the machine.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';

const root = join(import.meta.dirname, '../..');
const [command = '', ...args] = process.argv.slice(2);

function run() {
  const own = join(root, 'node_modules/.bin', command);
  const child = spawn(existsSync(own) ? own : command, args, { stdio: 'inherit' });
  // Whoever ends this process means the tool: it must not be left running alone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command} could not be run: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (status) => {
    process.exitCode = status ?? 1;
  });
}

try {
  if (command === '') throw new Error('with-dependencies.mjs needs a command to run.');
  installIfNeeded(root);
  run();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
