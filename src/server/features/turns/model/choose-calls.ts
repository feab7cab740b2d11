import type { AgentTool } from '#research/agent/agent-tools.ts';
import type { AskedCall } from '#research/agent/read-agent-call.ts';
import type { ModelRequest } from '../../../providers/llm/llm.port.ts';
import type { OfferingDeps } from './call-offering.ts';
import { callWithRetry } from './call-with-retry.ts';
import { CHOOSE_PROMPT } from './choose-prompt-v1.ts';
import { promptTokens } from './estimate-tokens.ts';
import type { TurnSpending } from './turn-spending.ts';

export type ChoosingJob = {
  analysisId: string;
  walletId: string;
  /** The question and what is around it, as data. */
  content: string;
  tools: readonly AgentTool[];
  spending: TurnSpending;
  signal: AbortSignal;
  /** Why some of the calls are not made, by their fault. */
  faultsOf: (calls: readonly AskedCall[]) => Readonly<Record<string, number>>;
};

/** Calls are short. */
const REPLY_TOKENS = 600;

/**
 * What the model would have the desk look up; empty where it knows of nothing. Null: it could not be asked, or failed. It counts as
 * reading: nobody has paid for anything yet.
 */
export async function chooseCalls(deps: OfferingDeps, job: ChoosingJob): Promise<readonly AskedCall[] | null> {
  const { analysisId, walletId, content, tools, spending, signal } = job;
  const request: ModelRequest = {
    system: CHOOSE_PROMPT.text,
    messages: [{ role: 'user', content }],
    maxOutputTokens: REPLY_TOKENS,
    signal,
    onText: () => {},
    tools,
  };
  const tokens = promptTokens(request);
  if (!deps.tools.isKnown || tokens > spending.tokens) return null;
  spending.take(tokens);
  const about = { analysisId, walletId, purpose: 'read' as const, promptVersion: CHOOSE_PROMPT.version };
  const end = await callWithRetry(deps, about, request, (reply) => (reply ? job.faultsOf(reply.calls) : {}));
  return end.ok ? end.reply.calls : null;
}
