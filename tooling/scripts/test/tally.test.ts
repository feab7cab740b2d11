import { describe, expect, it } from 'vitest';
import { closingLine, type TestResult, tallyOf, withMissing, withRunnerFailure } from './tally.ts';

const test = (id: string, status: TestResult['status']): TestResult => ({ id, name: id, status });

describe('the count of a test run', () => {
  it('adds the parts up', () => {
    const tally = tallyOf([
      { part: 'one', tests: [test('a', 'passed'), test('b', 'failed')] },
      { part: 'two', tests: [test('a', 'passed'), test('c', 'skipped')] },
    ]);
    expect(tally.passed).toBe(2);
    expect(tally.failed.map((failed) => failed.name)).toEqual(['one: b']);
    expect(tally.skipped.map((skipped) => skipped.name)).toEqual(['two: c']);
  });

  it('counts no skip for a test that ran on the other database', () => {
    const tally = tallyOf([
      { part: 'embedded', tests: [test('race', 'skipped'), test('nowhere', 'skipped')] },
      { part: 'postgres', tests: [test('race', 'passed'), test('nowhere', 'skipped')] },
    ]);
    expect(tally.skipped.map((skipped) => skipped.id)).toEqual(['nowhere']);
  });

  it('fails a runner that crashed after its tests passed', () => {
    const tests = withRunnerFailure('web', [test('a', 'passed')], { code: 1, how: 'ended with code 1' });
    expect(tests.map(({ status }) => status)).toEqual(['passed', 'failed']);
  });

  it('fails a runner that ran no tests, even when it ended well', () => {
    expect(withRunnerFailure('web', [], { code: 0, how: 'ended with code 0' })).toMatchObject([{ status: 'failed' }]);
  });

  it('counts a failed run once, not once more for its exit code', () => {
    const failed = [test('a', 'failed')];
    expect(withRunnerFailure('web', failed, { code: 1, how: 'ended with code 1' })).toEqual(failed);
  });

  it('fails a file that should have run here and did not', () => {
    const tests = [test('a.test.ts > one', 'passed'), test('b.test.ts > one', 'skipped')];
    expect(withMissing(tests, ['a.test.ts'])).toEqual(tests);
    expect(withMissing(tests, ['a.test.ts', 'b.test.ts', 'c.test.ts']).slice(2)).toMatchObject([
      { id: 'b.test.ts', status: 'failed' },
      { id: 'c.test.ts', status: 'failed' },
    ]);
  });

  it('names skipped tests in the last line only where there are some', () => {
    expect(closingLine(3, 0, 0)).toBe('3 passed, 0 failed');
    expect(closingLine(3, 1, 2)).toBe('3 passed, 1 failed, 2 skipped');
  });
});
