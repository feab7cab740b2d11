import type { AnalysisContent, DeepDive, Pick } from '#contract/analysis.ts';
import {
  BUILT_IN_ANALYST,
  composeAnswer,
  type Draft,
  type OnStage,
  processingWords,
} from '#research/words/compose-answer.ts';
import { hadFreeFailures } from '../tokens/tokens.service.ts';
import type { LiveTurn } from './live-turns.ts';
import type { ModelAnalyst } from './model/model-analyst.ts';
import type { ModelWords } from './model/write-with-model.ts';
import { startDeadline } from './model-deadline.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';
import { keepTurn } from './turn-keeper.ts';
import type { OpenTurn } from './turn-store.ts';
import { NO_MODEL_TODAY, type WrittenAnswer, withNotice } from './written-answer.ts';

/** Step six of an answer: words for picks that are final and shown. Every piece is sent as it is added. */
export async function writeAnswer(
  deps: TurnDeps,
  turn: Turn,
  open: OpenTurn,
  draft: Draft,
  live: LiveTurn,
  onStage: OnStage,
): Promise<WrittenAnswer> {
  const { mode } = turn.input;
  const elapsedMs = () => deps.now().getTime() - turn.startedAt.getTime();
  if (!deps.analyst) return writeBuiltIn(composeAnswer(draft, mode, elapsedMs(), onStage), live);
  if (await hadFreeFailures(deps.db, turn.user.walletId, deps.now())) {
    const written = writeBuiltIn(composeAnswer(draft, mode, elapsedMs(), onStage), live);
    return { ...written, content: withNotice(written.content, NO_MODEL_TODAY) };
  }
  const builtIn = composeAnswer(draft, mode, 0);
  const [opening, others] = split(builtIn.deltas, ({ field }) => field === 'summary');
  for (const data of opening) live.emit({ event: 'delta', data });
  const words = await writeInTime(deps, deps.analyst, { turn, open, draft, live, onStage, builtIn: builtIn.content });
  // What the model left empty, in the built-in analyst's words.
  for (const data of others) if (!words.texts.has(data.field)) live.emit({ event: 'delta', data });
  const content = withTexts(builtIn.content, words.texts);
  const isModels = words.end !== 'failed' && words.texts.size > 0;
  const writer = isModels ? deps.analyst.name : BUILT_IN_ANALYST;
  const dataSource = { ...content.dataSource, model: writer };
  const whole = { ...content, processingTime: processingWords(elapsedMs()), dataSource };
  const notice = BUDGET_NOTICES[words.end];
  return {
    content: notice === undefined ? whole : withNotice(whole, notice),
    writer,
    failure: words.failure,
    modelFailed: words.end !== 'failed' ? null : words.texts.size === 0 ? 'before_a_word' : 'in_between',
  };
}

function writeBuiltIn({ content, deltas }: ReturnType<typeof composeAnswer>, live: LiveTurn): WrittenAnswer {
  for (const data of deltas) live.emit({ event: 'delta', data });
  return { content, writer: BUILT_IN_ANALYST, failure: null, modelFailed: null };
}

type Writing = {
  turn: Turn;
  open: OpenTurn;
  draft: Draft;
  live: LiveTurn;
  onStage: OnStage;
  builtIn: AnalysisContent;
};

/** Only a reader who stops the answer takes it as it is; a deadline or a closing server is the model's failure. */
async function writeInTime(deps: TurnDeps, analyst: ModelAnalyst, writing: Writing): Promise<ModelWords> {
  const { turn, open, draft, live, onStage, builtIn } = writing;
  const spentMs = deps.now().getTime() - turn.startedAt.getTime();
  const deadline = startDeadline(deps, live, deps.limits.modelMs[turn.input.mode] - spentMs);
  const endKeeping = keepTurn(deps, turn.id, open, live);
  try {
    const words = await analyst.write({
      analysisId: turn.id,
      walletId: turn.user.walletId,
      question: turn.input.message,
      draft,
      builtIn,
      mode: turn.input.mode,
      signal: deadline.signal,
      onDelta: (data) => live.emit({ event: 'delta', data }),
      onStage,
    });
    return words.end === 'aborted' && deadline.cut !== 'stopped' ? { ...words, end: 'failed' } : words;
  } finally {
    deadline.clear();
    await endKeeping();
  }
}

const BUDGET_NOTICES: Partial<Record<ModelWords['end'], string>> = {
  over_budget: "The model's budget for today is used up; the built-in analyst answered, at the ordinary price.",
  over_account_budget:
    "Your account's share of the model for today is used up; the built-in analyst answered, at the ordinary price.",
};

function withTexts(content: AnalysisContent, texts: ReadonlyMap<string, string>): AnalysisContent {
  const worded = (pick: Pick, path: string): Pick => {
    const words: Partial<Pick> = {};
    for (const name of ['analysis', 'reasoning', 'keyFactor', 'riskFactor', 'valueExplanation'] as const) {
      const text = texts.get(`${path}.${name}`);
      if (text !== undefined) words[name] = text;
    }
    return { ...pick, ...words, ...(pick.deepDive && { deepDive: dived(pick.deepDive, `${path}.deepDive`) }) };
  };
  const dived = (dive: DeepDive, path: string): DeepDive =>
    Object.fromEntries(Object.entries(dive).map(([topic, text]) => [topic, texts.get(`${path}.${topic}`) ?? text]));
  return {
    ...content,
    mainBet: worded(content.mainBet, 'mainBet'),
    additionalBets: content.additionalBets.map((pick, at) => worded(pick, `additionalBets.${at}`)),
  };
}

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
