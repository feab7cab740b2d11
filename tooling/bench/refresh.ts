import { loadBundled, ROOT, runBenchmark } from './load-bundled.ts';

/** What it costs to store a refresh, beside one bare upsert of what moved. */
runBenchmark(async () => {
  const { report } = await loadBundled<typeof import('./refresh/report.ts')>('tooling/bench/refresh/report.ts');
  return report(ROOT);
});
