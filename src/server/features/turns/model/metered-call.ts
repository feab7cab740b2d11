import type { Db } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Tracer } from '../../../platform/process/tracer.ts';
import {
  type AnalystModel,
  ModelFault,
  type ModelFaultKind,
  type ModelReply,
  type ModelRequest,
  type ModelUsage,
} from '../../../providers/llm/llm.port.ts';
import { costMicros } from '../../../providers/llm/model-prices.ts';
import { estimateTokens } from './estimate-tokens.ts';
import {
  countCalls,
  finishCall,
  insertWithinBudgets,
  type ModelCallEnd,
  type NewModelCall,
} from './model-calls.repo.ts';

export type MeterDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  model: AnalystModel;
  /** What all calls of a day may cost, in millionths of a dollar; null: no limit. */
  budgetMicros: number | null;
  /** What the calls of a day may cost for one account. */
  accountBudgetMicros: number;
  /** Absent: nobody collects spans. */
  tracer?: Tracer | undefined;
};

export type CallFor = { analysisId: string; walletId: string; purpose: 'read' | 'write'; promptVersion: string };

/** No money was left for the call: of everybody's, or of what the account may use of it. */
export type BudgetFault = 'over_budget' | 'over_account_budget';

export type CallEnd =
  | { ok: true; reply: ModelReply }
  | { ok: false; fault: ModelFault; hadText: boolean }
  | { ok: false; fault: BudgetFault; hadText: false };

/** What of a reply was not used, by its fault; null: there was none. */
export type Dropped = (reply: ModelReply | null) => Readonly<Record<string, number>>;

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
  dropped: Dropped,
): Promise<CallEnd> {
  const { db, model, newId, now } = deps;
  const startedAt = now();
  const inputTokens = estimateTokens(wholeOf(request));
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
  const refusal = await enter(deps, row);
  if (refusal) return { ok: false, fault: refusal, hadText: false };

  let written = '';
  const finish = async (
    outcome: ModelCallEnd['outcome'],
    failure: string | null,
    usage: ModelUsage,
    reply: ModelReply | null = null,
  ) => {
    const durationMs = Math.max(0, now().getTime() - startedAt.getTime());
    const cost = costMicros(model.name, usage);
    const faults = dropped(reply);
    tellFaults(deps.tracer, faults);
    await finishCall(db, row.id, { ...usage, outcome, failure, costMicros: cost, dropped: faults, durationMs });
  };
  try {
    const onText = (text: string) => {
      written += text;
      request.onText(text);
    };
    const reply = await model.call({ ...request, onText });
    const usage = reply.usage ?? { inputTokens, outputTokens: estimateTokens(written + JSON.stringify(reply.calls)) };
    await finish('done', reply.finish === 'stop' ? null : `finished: ${reply.finish}`, usage, reply);
    return { ok: true, reply };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    const usage = error.usage ?? usedBy(error.kind, inputTokens, written);
    await finish(error.kind === 'aborted' ? 'aborted' : 'failed', error.message, usage);
    return { ok: false, fault: error, hadText: written !== '' };
  }
}

/** All that is sent with it. */
const wholeOf = ({ system, messages, tools }: ModelRequest): string =>
  [system, ...messages.map(({ content }) => content)].join('\n') + (tools ? JSON.stringify(tools) : '');

/** What the check of a reply did not let pass, by its kind. */
function tellFaults(tracer: Tracer | undefined, faults: Readonly<Record<string, number>>): void {
  for (const [fault, count] of Object.entries(faults)) {
    tracer?.event('gen_ai.evaluation.result', {
      'gen_ai.evaluation.name': fault,
      'gen_ai.evaluation.score.value': count,
      'gen_ai.evaluation.score.label': 'dropped',
    });
  }
}

/** Null: it was entered. */
async function enter(deps: MeterDeps, row: NewModelCall): Promise<BudgetFault | null> {
  const { db, budgetMicros: everybody, accountBudgetMicros: account } = deps;
  const isRead = row.purpose === 'read';
  if (isRead && (await countCalls(db, row.walletId, row.day, 'read')) >= READS_PER_DAY) return 'over_account_budget';
  return insertWithinBudgets(db, row, { everybody, account });
}

/** The call never reached the model, or was turned away before it did anything. */
const NOT_BILLED: ReadonlySet<ModelFaultKind> = new Set(['unreachable', 'refused', 'rate_limited']);

/** Without word from the provider: nothing where no provider bills it, else what was seen of it. */
function usedBy(kind: ModelFaultKind, inputTokens: number, written: string): ModelUsage {
  if (written === '' && NOT_BILLED.has(kind)) return { inputTokens: 0, outputTokens: 0 };
  return { inputTokens, outputTokens: estimateTokens(written) };
}
