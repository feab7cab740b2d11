import { readFileSync } from 'node:fs';
import { faultsOf } from './vectors/check-cases.ts';

const USAGE = 'Usage: npm run vectors -- <file.json>, a list of { fn, source, input, expect, tol }.';

/** Runs every case of a file against the engine: the misses, then how many hold. */
function main(): void {
  const [path, ...rest] = process.argv.slice(2);
  if (path === undefined || rest.length > 0) throw new Error(`Name one file. ${USAGE}`);
  const cases: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(cases)) throw new Error(`${path} is not a list of cases. ${USAGE}`);
  let held = 0;
  for (const one of cases) {
    const faults = faultsOf(one);
    if (faults.length === 0) held += 1;
    for (const fault of faults) console.log(fault);
  }
  console.log(`${held} of ${cases.length} cases hold`);
  process.exitCode = held === cases.length ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
