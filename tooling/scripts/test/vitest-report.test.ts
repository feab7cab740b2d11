import { expect, it } from 'vitest';
import { readVitestReport } from './vitest-report.ts';

const report = (testResults: unknown[]) => JSON.stringify({ testResults });

it("reads vitest's tests by file and name", () => {
  const json = report([
    {
      name: '/project/src/a.test.ts',
      status: 'passed',
      assertionResults: [
        { fullName: 'a works', status: 'passed' },
        { fullName: 'a waits', status: 'pending' },
        { fullName: 'a later', status: 'todo' },
      ],
    },
  ]);
  expect(readVitestReport(json, '/project').map((test) => [test.id, test.status])).toEqual([
    ['src/a.test.ts > a works', 'passed'],
    ['src/a.test.ts > a waits', 'skipped'],
    ['src/a.test.ts > a later', 'skipped'],
  ]);
});

it('counts a file that could not be loaded as one failure', () => {
  const json = report([
    { name: '/project/src/b.test.ts', status: 'failed', message: 'SyntaxError: x\nat y', assertionResults: [] },
  ]);
  expect(readVitestReport(json, '/project')).toEqual([
    { id: 'src/b.test.ts', name: 'src/b.test.ts (file)', status: 'failed', reason: 'SyntaxError: x' },
  ]);
});
