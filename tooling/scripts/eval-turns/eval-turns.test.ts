import { expect, it } from 'vitest';
import { demoSlateAt } from '../../../src/research/slate/test-demo-slate.ts';
import { answerConversations } from './answer-turns.ts';
import { judge } from './judge.ts';
import { EVAL_NOW } from './sets.ts';
import { conversationsOf, readTurns } from './turn.ts';

const SET = new URL('../../evals/turns/picks-and-bets-2026-11-24.jsonl', import.meta.url).pathname;
const CONVERSATIONS = 20;
/** Floors, a little below what was measured: they hold what there is, and are no aim. */
const LEAST_RIGHT = 0.68;
const MOST_CHARGED = 0.08;

it('conversations come to no less than they did', async () => {
  const conversations = conversationsOf(await readTurns(SET)).slice(0, CONVERSATIONS);
  const answers = await answerConversations(conversations, await demoSlateAt(EVAL_NOW), EVAL_NOW);
  const judged = [...answers].map(([turn, answered]) => judge(turn, answered));
  expect(judged.filter(({ right }) => right).length / judged.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  expect(judged.filter(({ wronglyCharged }) => wronglyCharged).length / judged.length).toBeLessThanOrEqual(
    MOST_CHARGED,
  );
});
