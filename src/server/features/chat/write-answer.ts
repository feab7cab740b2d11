import type { AnalysisContent, DeepDive, Pick } from '#contract/analysis.ts';
import {
  BUILT_IN_ANALYST,
  composeAnswer,
  type Draft,
  type OnStage,
  processingWords,
} from '../analysis/compose-answer.ts';
import type { ModelAnalyst } from '../analysis/model-analyst/model-analyst.ts';
import type { ModelWords } from '../analysis/model-analyst/write-with-model.ts';
import type { ChatDeps } from './chat-deps.ts';
import type { LiveTurn } from './live-turns.ts';
import { startDeadline } from './model-deadline.ts';
import type { Turn } from './turn.ts';
import { keepTurn } from './turn-keeper.ts';
import type { OpenTurn } from './turn-store.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** Step six of an answer: words for picks that are final and shown. Every piece is sent as it is added. */
export async function writeAnswer(
  deps: ChatDeps,
  turn: Turn,
  open: OpenTurn,
  draft: Draft,
  live: LiveTurn,
  onStage: OnStage,
): Promise<WrittenAnswer> {
  const { mode } = turn.input;
  const elapsedMs = () => deps.now().getTime() - turn.startedAt.getTime();
  if (!deps.analyst) {
    const { content, deltas } = composeAnswer(draft, mode, elapsedMs(), onStage);
    for (const data of deltas) live.emit({ event: 'delta', data });
    return { content, writer: BUILT_IN_ANALYST, failure: null, isFree: false };
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
  const notices = [noticeOf(words), content.dataSource.notice].filter((notice) => notice !== undefined);
  const dataSource = { ...content.dataSource, model: writer, ...(notices.length > 0 && { notice: notices.join(' ') }) };
  return {
    content: { ...content, processingTime: processingWords(elapsedMs()), dataSource },
    writer,
    failure: words.failure,
    isFree: words.end === 'failed',
  };
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
async function writeInTime(deps: ChatDeps, analyst: ModelAnalyst, writing: Writing): Promise<ModelWords> {
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

function noticeOf({ end, texts }: ModelWords): string | undefined {
  if (end === 'over_budget')
    return "The model's budget for today is used up; the built-in analyst answered, at the ordinary price.";
  if (end !== 'failed') return undefined;
  return texts.size === 0
    ? 'The model was unavailable; the built-in analyst answered. Not charged.'
    : 'The model became unavailable; the built-in analyst finished the answer. Not charged.';
}

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
