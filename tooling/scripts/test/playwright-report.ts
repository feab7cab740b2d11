import type { TestResult, TestStatus } from './tally.ts';

type Suite = {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: {
    title: string;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      annotations: { type: string; description?: string }[];
    }[];
  }[];
};
/** The parts of Playwright's JSON report that are read here. */
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

/** Of a test that failed once and then passed: it counts, and is named. */
export const SECOND_TRY = 'passed at its second try';

export function readPlaywrightReport(json: string): TestResult[] {
  const report = JSON.parse(json) as PlaywrightReport;
  const broken = report.errors.map((error, index): TestResult => {
    const reason = (error.message ?? 'no message').split('\n')[0] ?? '';
    return { id: `error ${index}`, name: `outside of any test: ${reason}`, status: 'failed' };
  });
  return [...report.suites.flatMap((suite) => testsOf(suite, [])), ...broken];
}

function testsOf(suite: Suite, above: string[]): TestResult[] {
  const path = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test): TestResult => {
      const name = [...path, spec.title].join(' > ');
      const skips = test.annotations.find((annotation) => annotation.type === 'skip')?.description;
      const reason = test.status === 'flaky' ? SECOND_TRY : skips;
      return { id: `${test.projectName} ${name}`, name, status: statusOf(test.status), ...(reason && { reason }) };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path))];
}

function statusOf(status: 'expected' | 'unexpected' | 'flaky' | 'skipped'): TestStatus {
  if (status === 'skipped') return 'skipped';
  return status === 'expected' || status === 'flaky' ? 'passed' : 'failed';
}
