import { loadBundled, ROOT, runBenchmark } from './load-bundled.ts';

/** How many debits a second the ledger does, beside a bare update of a balance. */
runBenchmark(async () => {
  const { report } = await loadBundled<typeof import('./tokens/report.ts')>('tooling/bench/tokens/report.ts');
  return report(ROOT);
});
