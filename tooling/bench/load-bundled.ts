import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export const ROOT = join(import.meta.dirname, '../..');

/**
 * A bundle made as the server's is, by its path: tsx gives every function its name back each time that one is made, which costs
 * a hot loop half of its speed.
 */
export async function bundleOf(path: string): Promise<string> {
  const outfile = join(ROOT, 'node_modules/.cache', path.replace(/\.ts$/, '.mjs'));
  await build({
    entryPoints: [join(ROOT, path)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
}

export async function loadBundled<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(await bundleOf(path)).href)) as Module;
}

/** Runs it and ends the process as it says: false is a missed budget. */
export function runBenchmark(run: () => Promise<boolean>): void {
  run().then(
    (isWithinBudget) => {
      if (!isWithinBudget) process.exitCode = 1;
    },
    (error: unknown) => {
      console.error(`The benchmark failed: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    },
  );
}
