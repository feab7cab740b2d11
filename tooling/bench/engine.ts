import { loadBundled, ROOT, runBenchmark } from './load-bundled.ts';

/** What the engine does in a second on one core, and what a whole slate takes from quotes to ranked picks. */
runBenchmark(async () => {
  const { report } = await loadBundled<typeof import('./engine/report.ts')>('tooling/bench/engine/report.ts');
  return report(ROOT);
});
