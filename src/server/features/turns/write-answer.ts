import type { AnalysisContent, DeepDive, Pick } from '#contract/analysis.ts';
import {
  BUILT_IN_ANALYST,
  composeAnswer,
  type Draft,
  type OnStage,
  processingWords,
} from '#research/words/compose-answer.ts';
import { hadFreeFailures } from '../tokens/tokens.service.ts';
import { besideCalls, withWords } from './beside-answer.ts';
import { picksBlocks } from './join-answers.ts';
import type { LiveTurn } from './live-turns.ts';
import { saidOf } from './said-of.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';
import type { OpenTurn } from './turn-store.ts';
import { writeInTime } from './write-in-time.ts';
import { BUDGET_NOTICES, failedAt, NO_MODEL_TODAY, type WrittenAnswer, withNotice } from './written-answer.ts';

/** `at`: the place of the first block behind the picks. */
type Answering = { open: OpenTurn; draft: Draft; live: LiveTurn; onStage: OnStage; at: number };

/** Step six of an answer: words for picks that are final and shown. Every piece is sent as it is added. */
export async function writeAnswer(
  deps: TurnDeps,
  turn: Turn,
  { open, draft, live, onStage, at }: Answering,
): Promise<WrittenAnswer & { content: AnalysisContent }> {
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
  const { analyst } = deps;
  const { calls, beside } = besideCalls(deps, turn, {
    live,
    said: await saidOf(deps, turn),
    at,
    lead: at === picksBlocks(draft).length ? picksBlocks(draft) : [],
  });
  const picks = { draft, builtIn: builtIn.content };
  const words = await writeInTime(
    { ...deps, analyst },
    { turn, open, live, picks, blocks: [], beside: calls, onStage },
  );
  // What the model left empty, in the built-in analyst's words.
  for (const data of others) if (!words.texts.has(data.field)) live.emit({ event: 'delta', data });
  const content = withTexts(builtIn.content, words.texts);
  const further = withWords(beside, { at, texts: words.texts });
  const isModels = words.end !== 'failed' && words.texts.size > 0;
  const writer = isModels ? analyst.name : BUILT_IN_ANALYST;
  const dataSource = { ...content.dataSource, model: writer };
  const whole = { ...content, processingTime: processingWords(elapsedMs()), dataSource };
  const notice = BUDGET_NOTICES[words.end];
  return {
    content: notice === undefined ? whole : withNotice(whole, notice),
    writer,
    failure: words.failure,
    modelFailed: failedAt(words),
    ...(further.blocks.length > 0 && { beside: further }),
  };
}

function writeBuiltIn(
  { content, deltas }: ReturnType<typeof composeAnswer>,
  live: LiveTurn,
): WrittenAnswer & { content: AnalysisContent } {
  for (const data of deltas) live.emit({ event: 'delta', data });
  return { content, writer: BUILT_IN_ANALYST, failure: null, modelFailed: null };
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
