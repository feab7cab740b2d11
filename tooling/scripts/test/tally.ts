export type TestStatus = 'passed' | 'failed' | 'skipped';

/** One test as a runner reported it. `id` is the same for the same test in another run of it. */
export type TestResult = { id: string; name: string; status: TestStatus; reason?: string };

/** What one start of a runner, or a part that could not be started, came to. */
export type PartResult = { part: string; tests: TestResult[] };

export type Tally = { passed: number; failed: TestResult[]; skipped: TestResult[] };

/**
 * Adds parts up. The server's tests run on two databases: one that is left out on the first and runs on the
 * second was not skipped, so a skip counts only where the same test ran nowhere.
 */
export function tallyOf(parts: readonly PartResult[]): Tally {
  const all = parts.flatMap(({ part, tests }) => tests.map((test) => ({ ...test, name: `${part}: ${test.name}` })));
  const ran = new Set(all.filter((test) => test.status !== 'skipped').map((test) => test.id));
  const skipped = new Map(
    all.filter((test) => test.status === 'skipped' && !ran.has(test.id)).map((test) => [test.id, test]),
  );
  return {
    passed: all.filter((test) => test.status === 'passed').length,
    failed: all.filter((test) => test.status === 'failed'),
    skipped: [...skipped.values()],
  };
}

/** The last line of a run, in the form that the CI reads. */
export function closingLine(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * A part that ended badly although each of its tests passed, or that ran nothing, is a failure of its own:
 * otherwise a runner that cannot start would count as a success.
 */
export function withRunnerFailure(
  part: string,
  tests: TestResult[],
  ending: { code: number; how: string },
): TestResult[] {
  const failure = (name: string): TestResult => ({ id: `${part} runner`, name, status: 'failed' });
  if (!tests.some((test) => test.status !== 'skipped')) {
    return [...tests, failure(`the runner ran no tests (${ending.how})`)];
  }
  if (ending.code !== 0 && !tests.some((test) => test.status === 'failed')) {
    return [...tests, failure(`the runner broke off (${ending.how})`)];
  }
  return tests;
}

/** A file that was left out elsewhere because it runs here, and then ran nowhere, is a failure. */
export function withMissing(tests: TestResult[], files: readonly string[]): TestResult[] {
  const missing = files.filter((file) => !tests.some(({ id, status }) => id.startsWith(file) && status !== 'skipped'));
  return [...tests, ...missing.map((id): TestResult => ({ id, name: `${id} ran on no database`, status: 'failed' }))];
}
