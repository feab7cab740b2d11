import type { FinishReason, jsonSchema, LanguageModel, LanguageModelUsage, streamText } from 'ai';
import { retryAfterSeconds } from '../retry-after.ts';
import {
  type AnalystModel,
  CALLS_MAX,
  ModelFault,
  type ModelReply,
  type ModelRequest,
  type ModelTool,
  type ModelToolCall,
  type ModelUsage,
} from './llm.port.ts';

/** What an error of the model library means. It is told by its fields, so that the library stays unloaded without a model. */
function toModelFault(error: unknown, now: Date): ModelFault {
  const own = causes(error).find((cause) => cause instanceof ModelFault);
  if (own) return own;
  const status = field(error, 'statusCode');
  if (typeof status === 'number' && status >= 400) return ofStatus(status, headersOf(error), now, error);
  const name = error instanceof Error ? error.name : '';
  // The library's word for a stream without an end, whether it was cut off or never was one.
  if (name === 'AI_InvalidResponseDataError') return new ModelFault('broken_off', { cause: error });
  if (MALFORMED.test(name)) return new ModelFault('malformed', { cause: error });
  if (name === 'AI_APICallError' && status === undefined) return new ModelFault('unreachable', { cause: error });
  return new ModelFault('broken_off', { cause: error });
}

/** An answer that cannot be read: not JSON, not the agreed fields, no body. */
const MALFORMED = /^AI_(TypeValidation|JSONParse|EmptyResponseBody|NoObject|NoOutput)/;

function ofStatus(status: number, headers: Headers | null, now: Date, cause: unknown): ModelFault {
  const seconds = retryAfterSeconds(headers, now);
  const details = { status, retryAfterMs: seconds === null ? null : seconds * 1000, cause };
  if (status === 429) return new ModelFault('rate_limited', details);
  return new ModelFault(status >= 500 || status === 408 || status === 409 ? 'overloaded' : 'refused', details);
}

function headersOf(error: unknown): Headers | null {
  const headers = field(error, 'responseHeaders');
  const wait = field(headers, 'retry-after');
  return typeof wait === 'string' ? new Headers({ 'retry-after': wait }) : null;
}

function causes(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let at = error; at !== undefined && at !== null && found.length < 8; at = field(at, 'cause')) found.push(at);
  return found;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

type SdkModelDeps = {
  name: string;
  model: LanguageModel;
  streamText: typeof streamText;
  jsonSchema: typeof jsonSchema;
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
    const { reason, ...reply } = await readStream(deps, request);
    // On an abort the library's stream just ends.
    if (request.signal.aborted) throw new ModelFault('aborted');
    const { usage } = reply;
    if (reason === 'content-filter') throw new ModelFault('declined', { usage });
    if (reply.text.trim() === '' && request.tools === undefined) throw new ModelFault('empty', { usage });
    return { ...reply, finish: FINISHES[reason] ?? 'other' };
  } catch (error) {
    throw request.signal.aborted ? new ModelFault('aborted', { cause: error }) : toModelFault(error, deps.now());
  }
}

/** A reply that ends with calls has said what it has to say. */
const FINISHES: Partial<Record<FinishReason, ModelReply['finish']>> = {
  stop: 'stop',
  'tool-calls': 'stop',
  length: 'length',
};

type StreamEnd = Pick<ModelReply, 'text' | 'usage' | 'calls'> & { reason: FinishReason };

async function readStream(deps: SdkModelDeps, request: ModelRequest): Promise<StreamEnd> {
  const { system, messages, maxOutputTokens, signal, onText, tools = [] } = request;
  const { fullStream } = deps.streamText({
    model: deps.model,
    system: systemOf(system),
    messages: [...messages],
    ...(tools.length > 0 && { tools: toolsOf(deps, tools) }),
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    // Faults arrive in the stream; the library's own habit is to print them.
    onError: () => {},
  });
  const pieces: string[] = [];
  const calls: ModelToolCall[] = [];
  let end: Pick<StreamEnd, 'reason' | 'usage'> = { reason: 'other', usage: null };
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') {
      pieces.push(part.text);
      onText(part.text);
    } else if (part.type === 'tool-call') {
      if (calls.length < CALLS_MAX) calls.push({ name: part.toolName, input: objectOf(part.input) });
    } else if (part.type === 'finish') {
      end = { reason: part.finishReason, usage: usageOf(part.totalUsage) };
    }
  }
  return { text: pieces.join(''), calls, ...end };
}

/** Anthropic keeps what stands up to here for the next call, tools included; other providers pass the mark over. */
const systemOf = (content: string) => ({
  role: 'system' as const,
  content,
  providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
});

/** Without a way to run them, so that the library ends where the model asks for one. What is asked is read by whoever runs it. */
const toolsOf = ({ jsonSchema }: SdkModelDeps, tools: readonly ModelTool[]) =>
  Object.fromEntries(
    tools.map(({ name, description, parameters }) => [name, { description, inputSchema: jsonSchema(parameters) }]),
  );

/** A call of no tool, or with arguments that are no JSON, comes with what the model wrote. */
const objectOf = (input: unknown): ModelToolCall['input'] =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : null;

/** What the provider says is money, so it is believed only where it can be true. */
function usageOf({ inputTokens, outputTokens }: LanguageModelUsage): ModelUsage | null {
  return isCount(inputTokens) && isCount(outputTokens) && inputTokens > 0 ? { inputTokens, outputTokens } : null;
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0 && value <= MOST_TOKENS_BELIEVED;
