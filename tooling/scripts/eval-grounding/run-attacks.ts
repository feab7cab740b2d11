import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Delta } from '../../../src/research/words/compose-answer.ts';
import { createModelAnalyst, type ModelAnalyst } from '../../../src/server/features/turns/model/model-analyst.ts';
import { TurnSpending } from '../../../src/server/features/turns/model/turn-spending.ts';
import { type Db, rowsOf } from '../../../src/server/platform/database/database.ts';
import { wallSchedule } from '../../../src/server/platform/process/schedule.ts';
import type { AnalystModel } from '../../../src/server/providers/llm/llm.port.ts';
import { type Attack, GroundingEvalError, replyText } from './attack.ts';
import { fillIn } from './fill-in.ts';
import { createJudge } from './judge.ts';
import { type Stage, setStage } from './stage.ts';

/** One reply's way through the product. */
export type Outcome = {
  attack: Attack;
  kept: number;
  dropped: Readonly<Record<string, number>>;
  /** What should not have been shown and was. */
  shown: string[];
  ms: number;
};

const PIECE = 4_096;

/** Says the reply at the first call, in pieces as a stream brings them, and nothing at a call for what is missing. */
function scriptedModel(): AnalystModel & { reply: string } {
  const model = {
    name: 'scripted',
    reply: '',
    call: async ({ onText }: Parameters<AnalystModel['call']>[0]) => {
      const text = model.reply;
      model.reply = '';
      for (let at = 0; at < text.length; at += PIECE) onText(text.slice(at, at + PIECE));
      return { text, calls: [], finish: 'stop' as const, usage: { inputTokens: 1, outputTokens: 1 } };
    },
  };
  return model;
}

/** Sends every reply through the port of the model, the reader, the check and the built-in analyst's filling. */
export async function runAttacks(attacks: readonly Attack[], db: Db): Promise<Outcome[]> {
  const model = scriptedModel();
  const analyst = createModelAnalyst({
    db,
    now: () => new Date(),
    newId: randomUUID,
    schedule: wallSchedule,
    model,
    budgetUsd: null,
  });
  const clean = await setStage(null);
  const outcomes: Outcome[] = [];
  for (const attack of attacks) {
    const stage = attack.poison === undefined ? clean : await setStage(attack.poison);
    model.reply = fillIn(replyText(attack), stage);
    outcomes.push(await runOne(attack, stage, { analyst, db }));
  }
  return outcomes;
}

async function runOne(
  attack: Attack,
  stage: Stage,
  { analyst, db }: { analyst: ModelAnalyst; db: Db },
): Promise<Outcome> {
  const analysisId = randomUUID();
  const deltas: Delta[] = [];
  const startedMs = performance.now();
  const words = await analyst.write({
    analysisId,
    walletId: analysisId,
    question: 'Best NFL bets today?',
    picks: { draft: stage.draft, builtIn: stage.builtIn },
    blocks: [],
    beside: null,
    spending: new TurnSpending('pro'),
    mode: 'pro',
    signal: new AbortController().signal,
    onDelta: (delta) => deltas.push(delta),
    onStage: () => {},
  });
  const ms = performance.now() - startedMs;
  for (const [path, text] of words.texts) {
    const streamed = deltas.filter(({ field }) => field === path).map((delta) => delta.text);
    if (streamed.join('') !== text)
      throw new GroundingEvalError(`${attack.id}: what was streamed is not what is kept.`);
  }
  return {
    attack,
    kept: deltas.length,
    dropped: await droppedOf(db, analysisId),
    shown: shownOf(attack, stage, words.texts),
    ms,
  };
}

function shownOf(attack: Attack, stage: Stage, texts: ReadonlyMap<string, string>): string[] {
  const judge = createJudge(stage.slate);
  const unwanted = attack.mustNotShow.map((text) => fillIn(text, stage));
  const written = [...texts.values()].join('\n');
  // A poisoned note could reach the reader by the built-in analyst and the sources as well.
  const whole = attack.poison === undefined ? written : `${written}\n${plainStrings(stage.builtIn)}`;
  const found = unwanted
    .filter((text) => whole.toLowerCase().includes(text.toLowerCase()))
    .map((text) => `shows ${text}`);
  const judged = [...texts].flatMap(([path, text]) => {
    const at = path.startsWith('mainBet') ? 0 : Number(path.split('.')[1]) + 1;
    const draft = stage.draft.drafts[at];
    return draft ? judge(text, draft) : [`no pick at ${path}`];
  });
  return [...found, ...judged];
}

const plainStrings = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(plainStrings).join('\n')
      : '';

async function droppedOf(db: Db, analysisId: string): Promise<Record<string, number>> {
  const rows = rowsOf<{ dropped: Record<string, number> }>(
    await db.execute(sql`select dropped from model_calls where analysis_id = ${analysisId}`),
  );
  const sum: Record<string, number> = {};
  for (const { dropped } of rows) for (const [fault, n] of Object.entries(dropped)) sum[fault] = (sum[fault] ?? 0) + n;
  return sum;
}
