import { describe, expect, it } from 'vitest';
import { demoSlateAt } from '../../../src/research/slate/test-demo-slate.ts';
import { readingTimes } from './reading-times.ts';
import { EVAL_NOW } from './sets.ts';
import { readTurns } from './turn.ts';

/** Asked are 5 and 50; a machine that does something else beside the tests has them several times over. */
const BUSY = 4;

describe('the reading of a question', () => {
  it('takes few milliseconds, and not many where the text is written to be slow', async () => {
    const turns = await readTurns(
      new URL('../../evals/turns/picks-and-bets-2026-11-24.jsonl', import.meta.url).pathname,
    );
    const { p95, hostile } = readingTimes(turns, await demoSlateAt(EVAL_NOW), EVAL_NOW);
    expect(p95).toBeLessThan(5 * BUSY);
    expect(hostile).toBeLessThan(50 * BUSY);
  });
});
