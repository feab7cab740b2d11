import { loadBundled, ROOT, runBenchmark } from './load-bundled.ts';

/** A public log of a million leaves: how fast it grows, how long both verifiers take, and the page of the record beside it. */
runBenchmark(async () => {
  const { report } = await loadBundled<typeof import('./record-log/report.ts')>('tooling/bench/record-log/report.ts');
  return report(ROOT);
});
