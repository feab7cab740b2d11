/** Of measured times, in the order of size: half of them were at most p50, and 19 of 20 at most p95. */
export function quantiles(times: readonly number[]): { p50: number; p95: number; worst: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}

/** Runs the work and answers with the milliseconds that it took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}
