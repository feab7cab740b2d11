import { describe, expect, it } from 'vitest';
import { printMutationScore, readMutationScore } from './mutation-score.ts';

const report = (...statuses: string[]) =>
  JSON.stringify({
    files: {
      'a.ts': { mutants: statuses.slice(0, 1).map((status) => ({ status })) },
      'b.ts': { mutants: statuses.slice(1).map((status) => ({ status })) },
    },
  });

describe('the mutation score', () => {
  it('is the share of mutants noticed over all files of all parts, whether by a failing test or by one that does not end', () => {
    const score = readMutationScore([report('Killed', 'Killed', 'Timeout'), report('Survived', 'NoCoverage')]);
    expect(score).toEqual({ killed: 2, timedOut: 1, survived: 1, uncovered: 1, percent: 60 });
  });

  it('leaves out what was no mutant', () => {
    const score = readMutationScore([report('Killed', 'CompileError', 'RuntimeError', 'Ignored', 'Survived')]);
    expect(score.percent).toBe(50);
  });

  it('is refused where there was none', () => {
    expect(() => readMutationScore([report('Ignored')])).toThrow('No mutant was made');
  });

  it('is printed rounded down, with its counts', () => {
    const score = { killed: 8_998, timedOut: 1, survived: 1_000, uncovered: 1, percent: 89.999 };
    expect(printMutationScore('odds', score, 90)).toBe(
      'odds: mutation score 89.99 % (8998 killed, 1 timed out, 1000 survived, 1 not covered); at least 90 % is asked',
    );
  });
});
