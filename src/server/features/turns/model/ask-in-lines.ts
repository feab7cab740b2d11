import type { ModelRequest } from '../../../providers/llm/llm.port.ts';
import { callOffering, type OfferingDeps } from './call-offering.ts';
import { estimateTokens, fixedTokens, promptTokens } from './estimate-tokens.ts';
import type { CallEnd } from './metered-call.ts';
import type { ModelProse, WritableBlock } from './model-prose.ts';
import { promptInput } from './prompt-input.ts';
import { createSentenceReader } from './sentence-reader.ts';
import type { WritingJob } from './writing-job.ts';
import type { WritingStep } from './writing-steps.ts';

/** What a writing has come to so far. */
export type WritingState = {
  prose: ModelProse;
  /** Blocks that nothing was asked about yet. */
  pending: WritableBlock[];
  /** Tools are offered with the first request of a writing; a Pro answer's further blocks may lead to more. */
  offers: number;
};

/** One request's part: what is to be written, and what of it is told as work is done. */
export type Asking = Pick<WritingStep, 'prompt' | 'picks' | 'inputTokens' | 'replyTokens'> & {
  blocks: readonly WritableBlock[];
  onProgress: () => void;
};

/** Less would leave nothing to write about. */
const LEAST_ROOM = 200;

/**
 * Asks for lines about picks and blocks, checks and sends each, and runs what the reply calls. Null: what is left of the turn's
 * prompt is too little for it.
 */
export async function askInLines(
  deps: OfferingDeps,
  job: WritingJob,
  asking: Asking,
  state: WritingState,
): Promise<CallEnd | null> {
  const offered = isOffered(job, state) ? job.beside?.tools : undefined;
  const fixed = { system: asking.prompt.text, ...(offered && { tools: offered }) };
  const own =
    asking.inputTokens - estimateTokens(fixed.system) - (offered ? estimateTokens(JSON.stringify(offered)) : 0);
  const room = Math.min(own, job.spending.tokens - fixedTokens(fixed));
  if (room < LEAST_ROOM) return null;
  const content = fittingInput(asking, job.question, room);
  if (content === null) return null;
  const reader = createSentenceReader();
  const request: ModelRequest = {
    ...fixed,
    messages: [{ role: 'user', content }],
    maxOutputTokens: asking.replyTokens,
    signal: job.signal,
    onText: (text) => {
      // What arrives after the end was decided would be sent, and not saved.
      if (job.signal.aborted) return;
      for (const line of reader.read(text)) state.prose.accept(line);
      asking.onProgress();
    },
  };
  job.spending.take(promptTokens(request));
  if (offered) state.offers -= 1;
  const { analysisId, walletId } = job;
  const about = { analysisId, walletId, purpose: 'write' as const, promptVersion: asking.prompt.version };
  const end = await callOffering(deps, about, request, (reply) => {
    const malformed = reader.malformed;
    const unmade = reply && job.beside ? job.beside.faultsOf(reply.calls) : {};
    return { ...state.prose.takeDropped(), ...(malformed > 0 && { malformed }), ...unmade };
  });
  await runCalls(job, end, state, offered !== undefined);
  return end;
}

/** Of picks as many as there is room for, the first of them first. Null: not even one fits. */
function fittingInput({ picks, blocks }: Asking, question: string, atMostTokens: number): string | null {
  for (let count = picks.length; count > 0 || blocks.length > 0; count -= 1) {
    const content = promptInput({ picks: picks.slice(0, count), blocks, question, atMostTokens });
    if (estimateTokens(content) <= atMostTokens) return content;
    if (count <= 1) return null;
  }
  return null;
}

const isOffered = ({ beside, spending }: WritingJob, { offers }: WritingState): boolean =>
  beside !== null && offers > 0 && spending.requests > 1;

async function runCalls(job: WritingJob, end: CallEnd, state: WritingState, isOffer: boolean): Promise<void> {
  if (!end.ok || !isOffer || !job.beside || end.reply.calls.length === 0 || job.signal.aborted) return;
  const blocks = await job.beside.run(end.reply.calls);
  state.prose.add(blocks);
  state.pending.push(...blocks);
}
