import type { BlocksContent } from '#contract/answer-content.ts';
import { BUILT_IN_ANALYST } from '#research/words/compose-answer.ts';
import { hadFreeFailures } from '../tokens/tokens.service.ts';
import { besideCalls, withWords } from './beside-answer.ts';
import type { LiveTurn } from './live-turns.ts';
import type { ModelAnalyst } from './model/model-analyst.ts';
import { saidOf } from './said-of.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';
import type { OpenTurn } from './turn-store.ts';
import { writableBlock } from './writable-block.ts';
import { writeInTime } from './write-in-time.ts';
import { BUDGET_NOTICES, failedAt, NO_MODEL_TODAY, type WrittenAnswer, withNotice } from './written-answer.ts';

/** Words of a model for judged bets that are final and shown, and what else it looks up for the question. */
export async function tellDesk(
  deps: TurnDeps & { analyst: ModelAnalyst },
  turn: Turn,
  { content, open, live }: { content: BlocksContent; open: OpenTurn; live: LiveTurn },
): Promise<WrittenAnswer> {
  if (await hadFreeFailures(deps.db, turn.user.walletId, deps.now()))
    return { content: withNotice(content, NO_MODEL_TODAY), writer: BUILT_IN_ANALYST, failure: null, modelFailed: null };
  const { calls, beside } = besideCalls(deps, turn, {
    live,
    said: await saidOf(deps, turn),
    at: content.blocks.length,
    shown: content.blocks,
  });
  const blocks = content.blocks.flatMap((block, at) => writableBlock(block, at) ?? []);
  const words = await writeInTime(deps, { turn, open, live, picks: null, blocks, beside: calls, onStage: () => {} });
  const own = withWords({ blocks: content.blocks, evidence: [] }, { at: 0, texts: words.texts });
  const further = withWords(beside, { at: content.blocks.length, texts: words.texts });
  const evidence = [
    ...(content.evidence ?? []),
    ...beside.evidence.filter(({ id }) => !content.evidence?.some((one) => one.id === id)),
  ];
  const isModels = words.end !== 'failed' && words.texts.size > 0;
  const writer = isModels ? deps.analyst.name : BUILT_IN_ANALYST;
  const told: BlocksContent = {
    ...content,
    blocks: [...own.blocks, ...further.blocks],
    ...(evidence.length > 0 && { evidence }),
    ...(content.dataSource && { dataSource: { ...content.dataSource, model: writer } }),
  };
  const notice = BUDGET_NOTICES[words.end];
  return {
    content: notice === undefined ? told : withNotice(told, notice),
    writer,
    failure: words.failure,
    modelFailed: failedAt(words),
  };
}
