// `npm run dev`: the server from its sources and the screens with hot reload, in one terminal. Either ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const bin = (name) => join(root, 'node_modules/.bin', name);

const parts = [
  { name: 'server', command: [bin('tsx'), 'watch', '--clear-screen=false', 'src/server/main.ts'] },
  { name: 'web', command: [bin('vite'), '--clearScreen', 'false'] },
];

let isEnding = false;
const children = parts.map(({ name, command: [file, ...args] }) => {
  // tsx watch ends where its input does, so it gets none.
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} | ${line}`));
  }
  child.on('error', (error) => console.error(`${name.padEnd(6)} | ${error.message}`));
  child.on('exit', (status) => {
    if (!isEnding) console.log(`${name.padEnd(6)} | ended with ${status ?? 'a signal'}`);
    end(status ?? 1);
  });
  return child;
});

function end(status) {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = status;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
