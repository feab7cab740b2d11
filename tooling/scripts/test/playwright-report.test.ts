import { expect, it } from 'vitest';
import { readPlaywrightReport, SECOND_TRY } from './playwright-report.ts';

const spec = (title: string, status: string, annotations: unknown[] = []) => ({
  title,
  tests: [{ projectName: 'browser', status, annotations }],
});

it("reads Playwright's tests through nested suites, with the reason of a skip", () => {
  const json = JSON.stringify({
    errors: [],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('top', 'expected')],
        suites: [
          {
            title: 'inner',
            specs: [spec('falls', 'unexpected'), spec('waits', 'skipped', [{ type: 'skip', description: 'no data' }])],
          },
        ],
      },
    ],
  });
  expect(readPlaywrightReport(json)).toEqual([
    { id: 'browser a.spec.ts > top', name: 'a.spec.ts > top', status: 'passed' },
    { id: 'browser a.spec.ts > inner > falls', name: 'a.spec.ts > inner > falls', status: 'failed' },
    {
      id: 'browser a.spec.ts > inner > waits',
      name: 'a.spec.ts > inner > waits',
      status: 'skipped',
      reason: 'no data',
    },
  ]);
});

it('counts an error outside of any test as a failure', () => {
  const json = JSON.stringify({ suites: [], errors: [{ message: 'Cannot find module\nat x' }] });
  expect(readPlaywrightReport(json)).toMatchObject([
    { status: 'failed', name: 'outside of any test: Cannot find module' },
  ]);
});

it('names a test that passed at its second try', () => {
  const json = JSON.stringify({ suites: [{ title: 'a.spec.ts', specs: [spec('waits', 'flaky')] }], errors: [] });
  expect(readPlaywrightReport(json)).toMatchObject([{ status: 'passed', reason: SECOND_TRY }]);
});
