import { parseArgs } from 'node:util';
import { demoSlateAt } from '../../src/research/slate/test-demo-slate.ts';
import { chooseModel } from '../../src/server/providers/llm/choose-model.ts';
import { createAnalystModel } from '../../src/server/providers/llm/create-analyst-model.ts';
import type { AnalystModel } from '../../src/server/providers/llm/llm.port.ts';
import { costMicros } from '../../src/server/providers/llm/model-prices.ts';
import { analystOn } from './eval-model/analyst-on.ts';
import { isSameAnswer } from './eval-model/figures-of.ts';
import { perfectModel } from './eval-model/perfect-model.ts';
import { type Recorded, recorded } from './eval-model/recorded-model.ts';
import { answerConversations } from './eval-turns/answer-turns.ts';
import { judge } from './eval-turns/judge.ts';
import { conversationsOf, readTurns } from './eval-turns/turn.ts';

const NOW = new Date(Date.UTC(2026, 10, 21, 17));
const SETS = [
  'picks-and-bets-2026-11-24',
  'boards-and-sums-2026-11-24',
  'unseen-2026-11-24',
  'blind-2026-11-23',
  'exam-2026-11-25',
];
const MODES = ['regular', 'pro'] as const;
const NO_MODEL =
  'No model is set, so none is asked. Set OPENAI_API_KEY, ANTHROPIC_API_KEY, or LLM_BASE_URL with LLM_MODEL; or see what a stand-in does with --stand-in.';

/**
 * `npm run eval:model -- [--set name] [--conversations 20] [--stand-in]`: what a real model makes of turns of conversations over the
 * demo slate, by mode: how many are right and wrongly charged beside the rules alone, what it costs, how long it takes. With
 * `--stand-in` a model that does as it is told answers instead, and every figure has to be the rules' own.
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    conversations: { type: 'string', default: '20' },
    'stand-in': { type: 'boolean', default: false },
  },
});

const choice = values['stand-in'] ? null : chooseModel(process.env);
if (!choice && !values['stand-in']) console.log(NO_MODEL);
else await evaluate(choice ? await createAnalystModel(choice, () => new Date()) : perfectModel('stand-in'));

async function evaluate(model: AnalystModel): Promise<void> {
  const slate = await demoSlateAt(NOW);
  let differing = 0;
  for (const name of values.set ?? SETS) {
    const turns = await readTurns(new URL(`../evals/turns/${name}.jsonl`, import.meta.url).pathname);
    const conversations = conversationsOf(turns).slice(0, Number(values.conversations));
    const byRules = await answerConversations(conversations, slate, NOW);
    for (const mode of MODES) {
      const watched = recorded(model);
      const asked: Recorded[][] = [];
      const answers = await answerConversations(conversations, slate, NOW, {
        mode,
        onAnswer: () => asked.push(watched.take()),
        analystOn: analystOn(watched.model, 1_000),
      });
      const judged = [...answers].map(([turn, answered]) => judge(turn, answered));
      const right = judged.filter((one) => one.right).length;
      const charged = judged.filter(({ wronglyCharged }) => wronglyCharged).length;
      const own = [...byRules].map(([turn, answered]) => judge(turn, answered)).filter((one) => one.right).length;
      const others = [...answers].filter(
        ([turn, { content }]) => !isSameAnswer(byRules.get(turn)?.content ?? '', content),
      );
      if (mode === 'regular') differing += others.length;
      console.log(
        `${name} ${mode}: ${right} of ${judged.length} right (rules alone ${own}), wrongly charged ${charged}, ${others.length} differ from the rules in a bet or a figure`,
      );
      console.log(`  ${spentOn(asked, model.name)}`);
      const times = [...answers.values()].map(({ answerMs }) => answerMs).sort((a, b) => a - b);
      console.log(`  time: median ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms`);
    }
  }
  if (values['stand-in'] && differing > 0) process.exitCode = 1;
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

function spentOn(turns: readonly Recorded[][], model: string): string {
  const calls = turns.flat();
  const usage = calls.flatMap(({ reply }) => reply?.usage ?? []);
  const [inputTokens, outputTokens] = [
    sum(usage.map((one) => one.inputTokens)),
    sum(usage.map((one) => one.outputTokens)),
  ];
  const dollars = costMicros(model, { inputTokens, outputTokens }) / 1_000_000;
  const made = sum(calls.map(({ reply }) => reply?.calls.length ?? 0));
  const failed = calls.filter(({ reply }) => reply === null).length;
  return `asked in ${turns.filter((one) => one.length > 0).length} turns, ${calls.length} requests, ${failed} failed, ${made} calls of tools; ${inputTokens} tokens in, ${outputTokens} out, $${dollars.toFixed(4)} at the list price`;
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0);
}
