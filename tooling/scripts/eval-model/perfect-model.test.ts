import { expect, it } from 'vitest';
import { demoSlateAt } from '../../../src/research/slate/test-demo-slate.ts';
import { answerConversations } from '../eval-turns/answer-turns.ts';
import { conversationsOf, readTurns } from '../eval-turns/turn.ts';
import { analystOn } from './analyst-on.ts';
import { figuresOf, isSameAnswer } from './figures-of.ts';
import { perfectModel } from './perfect-model.ts';

const NOW = new Date(Date.UTC(2026, 10, 21, 17));
const SET = new URL('../../evals/turns/picks-and-bets-2026-11-24.jsonl', import.meta.url).pathname;
const CONVERSATIONS = 8;
/** Two runs of conversations over the whole demo slate, on a busy machine. */
const LONGEST_MS = 240_000;

it(
  'a model that does as it is told changes no bet, no figure and no charge of the rules',
  async () => {
    const conversations = conversationsOf(await readTurns(SET)).slice(0, CONVERSATIONS);
    const slate = await demoSlateAt(NOW);
    const byRules = await answerConversations(conversations, slate, NOW);
    const withModel = await answerConversations(conversations, slate, NOW, {
      analystOn: analystOn(perfectModel('perfect')),
    });
    const differing = [...byRules].flatMap(([turn, { content, charged }]) => {
      const other = withModel.get(turn);
      // Why a pick was given is told in the words of whoever wrote it.
      const isSame = other && (turn.kind === 'explain' || isSameAnswer(content, other.content));
      return isSame && other.charged === charged ? [] : [turn.text];
    });
    expect(differing).toEqual([]);
    expect([...withModel.values()].some(({ content }) => content.includes('"model":"perfect"'))).toBe(true);
  },
  LONGEST_MS,
);

it('what is no word of a writer is compared', () => {
  const block = { kind: 'verdict', chance: { text: '50.0%' }, why: 'One.' };
  expect(figuresOf(JSON.stringify(block))).toBe(figuresOf(JSON.stringify({ ...block, why: 'Other.' })));
  expect(figuresOf(JSON.stringify(block))).not.toBe(figuresOf(JSON.stringify({ ...block, chance: { text: '51.0%' } })));
});
