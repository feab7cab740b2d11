import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import { type AnalystModel, ModelFault, type ModelReply, type ModelRequest } from '../../../providers/llm/llm.port.ts';
import { costMicros } from '../../../providers/llm/model-prices.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { countCalls, finishCall, insertCall, insertWithinBudget, type NewModelCall } from './model-calls.repo.ts';

export type MeterDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  model: AnalystModel;
  /** What all calls of a day may cost, in millionths of a dollar; null: no limit. */
  budgetMicros: number | null;
};

export type CallFor = { analysisId: string; walletId: string; purpose: 'read' | 'write'; promptVersion: string };

export type CallEnd =
  | { ok: true; reply: ModelReply }
  | { ok: false; fault: ModelFault; hadText: boolean }
  | { ok: false; fault: 'over_budget'; hadText: false };

/** Reading a question is free, so that nobody's questions may use it without end. */
const READS_PER_DAY = 200;

/**
 * One call with its row: entered with the most that it can cost before it is made, corrected by what it used afterwards. Without
 * word from the provider the use is estimated, also of a call that failed, because it is billed all the same.
 */
export async function callMetered(
  deps: MeterDeps,
  about: CallFor,
  request: ModelRequest,
  dropped: () => Readonly<Record<string, number>>,
): Promise<CallEnd> {
  const { db, model, newId, now } = deps;
  const startedAt = now();
  const inputTokens = estimateTokens(request.system + request.messages.map(({ content }) => content).join('\n'));
  const most = { inputTokens, outputTokens: request.maxOutputTokens };
  const row: NewModelCall = {
    ...about,
    id: newId(),
    day: startedAt.toISOString().slice(0, 10),
    model: model.name,
    inputTokens,
    costMicros: costMicros(model.name, most),
    startedAt,
  };
  if (!(await enter(deps, row))) return { ok: false, fault: 'over_budget', hadText: false };

  let written = '';
  const finish = async (outcome: 'done' | 'failed' | 'aborted', failure: string | null, said: ModelReply['usage']) => {
    const usage = said ?? usedAtLeast(inputTokens, written, outcome, failure);
    const durationMs = Math.max(0, now().getTime() - startedAt.getTime());
    const cost = costMicros(model.name, usage);
    await finishCall(db, row.id, { ...usage, outcome, failure, costMicros: cost, dropped: dropped(), durationMs });
  };
  try {
    const onText = (text: string) => {
      written += text;
      request.onText(text);
    };
    const reply = await model.call({ ...request, onText });
    await finish('done', reply.finish === 'stop' ? null : `finished: ${reply.finish}`, reply.usage);
    return { ok: true, reply };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    await finish(error.kind === 'aborted' ? 'aborted' : 'failed', error.message, null);
    return { ok: false, fault: error, hadText: written !== '' };
  }
}

async function enter({ db, budgetMicros }: MeterDeps, row: NewModelCall): Promise<boolean> {
  if (row.purpose === 'read' && (await countCalls(db, row.walletId, row.day, 'read')) >= READS_PER_DAY) return false;
  if (budgetMicros !== null) return insertWithinBudget(db, row, budgetMicros);
  await insertCall(db, row);
  return true;
}

/** A call that never reached the model, or was turned away by it, is not billed; any other is, for what was seen of it. */
function usedAtLeast(inputTokens: number, written: string, outcome: string, failure: string | null) {
  const isFree = outcome === 'failed' && written === '' && /^(?:unreachable|refused|rate_limited)/.test(failure ?? '');
  return isFree ? { inputTokens: 0, outputTokens: 0 } : { inputTokens, outputTokens: estimateTokens(written) };
}
