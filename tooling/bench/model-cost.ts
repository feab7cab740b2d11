import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { MONTHLY_PLAN, TOKEN_COST } from '../../src/contract/prices.ts';
import { AGENT_TOOLS } from '../../src/research/agent/agent-tools.ts';
import { demoSlateAt } from '../../src/research/slate/test-demo-slate.ts';
import { MOST_PROMPT_TOKENS } from '../../src/server/features/turns/model/turn-spending.ts';
import { costMicros } from '../../src/server/providers/llm/model-prices.ts';
import { analystOn } from '../scripts/eval-model/analyst-on.ts';
import { startPerfectModel } from '../scripts/eval-model/perfect-model.ts';
import { type Recorded, recorded } from '../scripts/eval-model/recorded-model.ts';
import { answerConversations } from '../scripts/eval-turns/answer-turns.ts';
import { EVAL_NOW, turnsOf } from '../scripts/eval-turns/sets.ts';
import { conversationsOf } from '../scripts/eval-turns/turn.ts';
import { runBenchmark } from './load-bundled.ts';

const SET = 'picks-and-bets-2026-11-24';
const CONVERSATIONS = 12;
const MODES = ['regular', 'pro'] as const;
/** Tokens are counted as the first one's tokenizer does; the other one's takes more for the same text, by so much at most. */
const MODELS = [
  { name: 'gpt-4.1-mini', more: 1 },
  { name: 'claude-haiku-4-5', more: 1.35 },
] as const;
/** A share of what an answer is sold for. */
const MOST_SHARE = 0.1;
/** What a reply comes to at most where a model keeps to the sentences that it is asked for (docs/architecture: 1,000 and 3,000). */
const LONGEST_REPLY = { regular: 1_000, pro: 3_000 } as const;

type Spent = { requests: number; prompt: number; fixed: number; reply: number };

const count = (text: string): number => encode(text).length;

function spentOn(turn: readonly Recorded[]): Spent {
  const spent = { requests: turn.length, prompt: 0, fixed: 0, reply: 0 };
  for (const { request, reply } of turn) {
    const fixed = count(request.system) + (request.tools ? count(JSON.stringify(request.tools)) : 0);
    spent.fixed += fixed;
    spent.prompt += fixed + request.messages.reduce((sum, { content }) => sum + count(content), 0);
    spent.reply += count(reply?.text ?? '');
  }
  return spent;
}

const priceDollars = (mode: (typeof MODES)[number]): number =>
  (MONTHLY_PLAN.amountCents / 100 / MONTHLY_PLAN.tokens) * TOKEN_COST[mode];

/**
 * What a turn that a model words costs at the list prices of the default models, by recorded requests of conversations, and at the most
 * that a turn may be told and say. False where that is more than a tenth of what the answer is sold for.
 */
async function report(): Promise<boolean> {
  const slate = await demoSlateAt(EVAL_NOW);
  const conversations = conversationsOf(await turnsOf(SET)).slice(0, CONVERSATIONS);
  console.log(
    `tools of a choice: ${count(JSON.stringify(AGENT_TOOLS))} tokens, the same at the beginning of every one`,
  );
  const { model, close } = await startPerfectModel('stand-in');
  let isWithin = true;
  for (const mode of MODES) {
    const watched = recorded(model);
    const turns: Recorded[][] = [];
    await answerConversations(conversations, slate, EVAL_NOW, {
      mode,
      onAnswer: () => turns.push(watched.take()),
      analystOn: analystOn(watched.model, 1_000),
    });
    const spent = turns.filter((turn) => turn.length > 0).map(spentOn);
    isWithin = printMode(mode, spent, turns.length) && isWithin;
  }
  await close();
  return isWithin;
}

function printMode(mode: (typeof MODES)[number], spent: readonly Spent[], turns: number): boolean {
  const of = (name: keyof Spent) => spent.map((one) => one[name]);
  const mean = (all: readonly number[]) => Math.round(all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length));
  const price = priceDollars(mode);
  console.log(
    `\n${mode}, sold for $${price.toFixed(3)}: a model in ${spent.length} of ${turns} turns, ${(mean(of('requests').map((n) => n * 100)) / 100).toFixed(2)} requests each`,
  );
  console.log(
    `  prompt ${mean(of('prompt'))} tokens (most ${Math.max(...of('prompt'))}), of these ${mean(of('fixed'))} the same every time; reply ${mean(of('reply'))} (most ${Math.max(...of('reply'))})`,
  );
  let isWithin = Math.max(...of('prompt')) <= MOST_PROMPT_TOKENS[mode];
  for (const { name, more } of MODELS) {
    const dollars = (inputTokens: number, outputTokens: number) =>
      costMicros(name, { inputTokens: Math.ceil(inputTokens * more), outputTokens: Math.ceil(outputTokens * more) }) /
      1_000_000;
    const usual = dollars(mean(of('prompt')), mean(of('reply')));
    // How long a reply may be is counted in the model's own tokens.
    const reply = Math.max(Math.max(...of('reply')), LONGEST_REPLY[mode] / more);
    const most = dollars(Math.max(...of('prompt')), reply);
    isWithin = isWithin && most <= price * MOST_SHARE;
    const share = (cost: number) => `${((100 * cost) / price).toFixed(1)} %`;
    console.log(
      `  ${name.padEnd(18)} $${usual.toFixed(4)} = ${share(usual)} of the price; at most $${most.toFixed(4)} = ${share(most)}`,
    );
  }
  return isWithin;
}

runBenchmark(report);
