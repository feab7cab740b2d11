// The checks that read the code without running it. Each prints one line; the last line counts them.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';

const root = join(import.meta.dirname, '../..');
const tool = (name, ...args) => [join(root, 'node_modules/.bin', name), ...args];

const checks = [
  { name: 'lint and format', command: tool('biome', 'check', '--error-on-warnings', '.') },
  // A third of the time of TypeScript 6, which stays for the tools that need its API. Both packages have a bin named tsc.
  { name: 'types', command: [process.execPath, join(root, 'node_modules/typescript-7/bin/tsc'), '-b'] },
  { name: 'layers', command: tool('depcruise', 'src', '--config', '.dependency-cruiser.cjs'), refuse: sawNothing },
  { name: 'unused code', command: tool('knip') },
  { name: 'references in the docs', command: tool('tsx', 'tooling/scripts/check-doc-refs.ts') },
];

/** dependency-cruiser is content with 0 modules, which is what it sees when it cannot read the code. */
function sawNothing(output) {
  const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  return modules > 0 ? undefined : 'it looked at no module';
}

/** A check that found something has said it; one that could not run has not. */
const howItFailed = (error) => (typeof error.code === 'number' ? 'see above' : error.message);

function run({ name, command: [file, ...args], refuse }) {
  const started = Date.now();
  return new Promise((done) => {
    execFile(file, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      const problem = error ? howItFailed(error) : refuse?.(output);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      if (problem) console.log(`${output}\n`);
      console.log(`${problem ? 'FAILED' : 'ok    '}  ${name} (${seconds} s)${problem ? `: ${problem}` : ''}`);
      done(!problem);
    });
  });
}

installIfNeeded(root);
// At once: none of them keeps both cores busy to its end.
const passed = (await Promise.all(checks.map(run))).filter(Boolean).length;
console.log(`\n${passed} passed, ${checks.length - passed} failed`);
process.exitCode = passed === checks.length ? 0 : 1;
