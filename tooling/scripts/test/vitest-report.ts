import { relative } from 'node:path';
import type { TestResult, TestStatus } from './tally.ts';

/** The parts of vitest's JSON report that are read here. */
type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

export function readVitestReport(json: string, root: string): TestResult[] {
  const report = JSON.parse(json) as VitestReport;
  return report.testResults.flatMap((file) => {
    const name = relative(root, file.name);
    const tests = file.assertionResults.map((test): TestResult => {
      const testName = `${name} > ${test.fullName}`;
      return { id: testName, name: testName, status: statusOf(test.status) };
    });
    // A file that cannot be loaded, or whose set-up fails, has no failed test of its own.
    const broke = file.status === 'failed' && !tests.some((test) => test.status === 'failed');
    if (!broke) return tests;
    const reason = file.message?.split('\n')[0];
    return [...tests, { id: name, name: `${name} (file)`, status: 'failed', ...(reason && { reason }) }];
  });
}

function statusOf(status: string): TestStatus {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}
