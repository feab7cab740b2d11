import { describe, expect, it } from 'vitest';
import { demoSlateAt } from '../../../src/research/slate/test-demo-slate.ts';
import { readingTimes } from './reading-times.ts';
import { EVAL_NOW } from './sets.ts';
import { readTurns } from './turn.ts';

/**
 * Asked are 5 ms and 50 ms, which `npm run eval:turns` tells of this machine. A test holds them against the ordinary question of the same run,
 * because a machine that does something else beside it takes several times as long for all of them.
 */
const MOST_OF_P95 = 6;
const MOST_OF_HOSTILE = 60;

describe('the reading of a question', () => {
  it('takes no longer than ordinary ones do by far, also where the text is written to be slow', async () => {
    const turns = await readTurns(
      new URL('../../evals/turns/picks-and-bets-2026-11-24.jsonl', import.meta.url).pathname,
    );
    const { median, p95, hostile } = readingTimes(turns, await demoSlateAt(EVAL_NOW), EVAL_NOW);
    expect(p95 / median).toBeLessThan(MOST_OF_P95);
    expect(hostile / median).toBeLessThan(MOST_OF_HOSTILE);
  });
});
