/** One promise about the pages, with what was measured. */
export type Check = { what: string; measured: string; allowed: string; isKept: boolean };

export function printChecks(checks: readonly Check[]): boolean {
  const width = Math.max(...checks.map(({ what }) => what.length));
  for (const { what, measured, allowed, isKept } of checks) {
    console.log(`  ${isKept ? 'kept  ' : 'MISSED'}  ${what.padEnd(width)}  ${measured} (${allowed})`);
  }
  return checks.every(({ isKept }) => isKept);
}

export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

export const atMost = (what: string, value: number, limit: number, say: (value: number) => string = String): Check => ({
  what,
  measured: say(value),
  allowed: `at most ${say(limit)}`,
  isKept: value <= limit,
});

export const atLeast = (what: string, value: number, limit: number): Check => ({
  what,
  measured: String(value),
  allowed: `at least ${limit}`,
  isKept: value >= limit,
});
