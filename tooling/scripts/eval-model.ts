import { parseArgs } from 'node:util';
import type { AnalysisMode } from '../../src/contract/analysis.ts';
import type { Slate } from '../../src/research/slate/slate.ts';
import { demoSlateAt } from '../../src/research/slate/test-demo-slate.ts';
import { chooseModel } from '../../src/server/providers/llm/choose-model.ts';
import { createAnalystModel } from '../../src/server/providers/llm/create-analyst-model.ts';
import type { AnalystModel } from '../../src/server/providers/llm/llm.port.ts';
import { costMicros } from '../../src/server/providers/llm/model-prices.ts';
import { answerBesideRules, differencesOf } from './eval-model/beside-rules.ts';
import { startPerfectModel } from './eval-model/perfect-model.ts';
import type { Recorded } from './eval-model/recorded-model.ts';
import { judge } from './eval-turns/judge.ts';
import { EVAL_NOW, SETS, turnsOf } from './eval-turns/sets.ts';
import { conversationsOf } from './eval-turns/turn.ts';

const MODES = ['regular', 'pro'] as const;
const NO_MODEL =
  'No model is set, so none is asked. Set OPENAI_API_KEY, ANTHROPIC_API_KEY, or LLM_BASE_URL with LLM_MODEL; or see what a stand-in does with --stand-in.';

/**
 * `npm run eval:model -- [--set name] [--mode regular] [--conversations 20] [--stand-in]`: what a real model makes of turns of
 * conversations over the demo slate, by mode: how many are right and wrongly charged beside the rules alone, what it costs, how long it
 * takes. With `--stand-in` a server of this machine that does as it is told answers all of them, and every figure has to be the rules'.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      set: { type: 'string', multiple: true },
      mode: { type: 'string', multiple: true },
      conversations: { type: 'string' },
      'stand-in': { type: 'boolean', default: false },
    },
  });
  const sets = values.set ?? SETS;
  const modes = MODES.filter((mode) => values.mode?.includes(mode) ?? true);
  const slate = await demoSlateAt(EVAL_NOW);
  if (values['stand-in']) {
    const atMost = Number(values.conversations ?? Number.POSITIVE_INFINITY);
    if ((await compareStandIn(slate, { sets, modes, atMost })) > 0) process.exitCode = 1;
    return;
  }
  const choice = chooseModel(process.env);
  if (!choice) return console.log(NO_MODEL);
  const model = await createAnalystModel(choice, () => new Date());
  await evaluate(model, slate, { sets, modes, atMost: Number(values.conversations ?? 20) });
}

type Wanted = { sets: readonly string[]; modes: readonly AnalysisMode[]; atMost: number };

/** How many turns differ from the rules' own. */
async function compareStandIn(slate: Slate, { sets, modes, atMost }: Wanted): Promise<number> {
  const { model, close } = await startPerfectModel('stand-in');
  const totals = { turns: 0, worded: 0, differences: 0 };
  for (const name of sets) {
    const conversations = conversationsOf(await turnsOf(name)).slice(0, atMost);
    for (const mode of modes) {
      const answers = await answerBesideRules(conversations, slate, EVAL_NOW, { model, mode });
      const differences = differencesOf(answers);
      const worded = answers.asked.filter((one) => one.length > 0).length;
      for (const difference of differences) console.log(`  ${difference}`);
      console.log(
        `${name} ${mode}: ${answers.withModel.size} turns, a model in ${worded}, ${differences.length} differences`,
      );
      totals.turns += answers.withModel.size;
      totals.worded += worded;
      totals.differences += differences.length;
    }
  }
  await close();
  console.log(
    `all: ${totals.turns} turns, a model in ${totals.worded}, ${totals.differences} differences from the rules' bets, figures and charges`,
  );
  return totals.differences;
}

async function evaluate(model: AnalystModel, slate: Slate, { sets, modes, atMost }: Wanted): Promise<void> {
  for (const name of sets) {
    const conversations = conversationsOf(await turnsOf(name)).slice(0, atMost);
    for (const mode of modes) {
      const { byRules, withModel, asked } = await answerBesideRules(conversations, slate, EVAL_NOW, { model, mode });
      const judged = [...withModel].map(([turn, answered]) => judge(turn, answered));
      const right = judged.filter((one) => one.right).length;
      const charged = judged.filter(({ wronglyCharged }) => wronglyCharged).length;
      const own = [...byRules].map(([turn, answered]) => judge(turn, answered)).filter((one) => one.right).length;
      console.log(
        `${name} ${mode}: ${right} of ${judged.length} right (rules alone ${own}), wrongly charged ${charged}, ${differencesOf({ byRules, withModel }).length} differences from the rules`,
      );
      console.log(`  ${spentOn(asked, model.name)}`);
      const times = [...withModel.values()].map(({ answerMs }) => answerMs).sort((a, b) => a - b);
      console.log(`  time: median ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms`);
    }
  }
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

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

await main();
