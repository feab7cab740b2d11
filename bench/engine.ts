import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Runs the benchmark of the engine from a bundle made as the server's is: tsx gives every function its name back each
 * time that one is made, which costs a hot loop half of its speed.
 */
async function main(): Promise<void> {
  const root = join(import.meta.dirname, '..');
  const outfile = join(root, 'node_modules/.cache/bench/engine.mjs');
  await build({
    entryPoints: [join(root, 'bench/engine/report.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  });
  const { report } = (await import(pathToFileURL(outfile).href)) as typeof import('./engine/report.ts');
  if (!(await report(root))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`The benchmark failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
