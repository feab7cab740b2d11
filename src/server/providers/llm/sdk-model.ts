import type { LanguageModel, LanguageModelUsage, streamText } from 'ai';
import { type AnalystModel, ModelFault, type ModelReply, type ModelRequest, type ModelUsage } from './llm.port.ts';
import { toModelFault } from './model-fault.ts';

type SdkModelDeps = {
  name: string;
  model: LanguageModel;
  streamText: typeof streamText;
  now: () => Date;
};

const MOST_TOKENS_BELIEVED = 10_000_000;

/** A model behind the library's common face. Second tries and time limits are the caller's, so the library has none. */
export function createSdkModel(deps: SdkModelDeps): AnalystModel {
  return { name: deps.name, call: (request) => callOnce(deps, request) };
}

async function callOnce(deps: SdkModelDeps, request: ModelRequest): Promise<ModelReply> {
  if (request.signal.aborted) throw new ModelFault('aborted');
  try {
    const reply = await readStream(deps, request);
    // On an abort the library's stream just ends.
    if (request.signal.aborted) throw new ModelFault('aborted');
    if (reply.text.trim() === '') throw new ModelFault('empty');
    return reply;
  } catch (error) {
    throw request.signal.aborted ? new ModelFault('aborted', { cause: error }) : toModelFault(error, deps.now());
  }
}

async function readStream({ model, streamText }: SdkModelDeps, request: ModelRequest): Promise<ModelReply> {
  const { system, messages, maxOutputTokens, signal, onText } = request;
  const { fullStream } = streamText({
    model,
    system,
    messages: [...messages],
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    // Faults arrive in the stream; the library's own habit is to print them.
    onError: () => {},
  });
  const pieces: string[] = [];
  let end: Pick<ModelReply, 'finish' | 'usage'> = { finish: 'other', usage: null };
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') {
      pieces.push(part.text);
      onText(part.text);
    } else if (part.type === 'finish') {
      end = { finish: finishOf(part.finishReason), usage: usageOf(part.totalUsage) };
    }
  }
  return { text: pieces.join(''), ...end };
}

const finishOf = (reason: string): ModelReply['finish'] =>
  reason === 'stop' || reason === 'length' ? reason : 'other';

/** What the provider says is money, so it is believed only where it can be true. */
function usageOf({ inputTokens, outputTokens }: LanguageModelUsage): ModelUsage | null {
  return isCount(inputTokens) && isCount(outputTokens) && inputTokens > 0 ? { inputTokens, outputTokens } : null;
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0 && value <= MOST_TOKENS_BELIEVED;
