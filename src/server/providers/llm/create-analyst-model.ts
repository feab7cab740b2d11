import type { LanguageModel } from 'ai';
import { abortableBody } from '../abortable-body.ts';
import { type AnalystModel, ModelFault } from './llm.port.ts';
import { createSdkModel } from './sdk-model.ts';

/** Far above what the largest reply limit streams, far below what would weigh on the process. */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

/** Reads at most so much of an answer, whatever the other side sends. Redirects are not followed: a key travels along. */
const boundedFetch =
  (maxBytes = MAX_REPLY_BYTES): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let bytes = 0;
    const counted = abortableBody(response.body, init?.signal).pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > maxBytes) controller.error(new ModelFault('too_large'));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };

export type ModelChoice = {
  kind: 'openai' | 'anthropic' | 'compatible';
  name: string;
  apiKey: string | null;
  baseUrl: string | null;
};

/** The library is loaded only where a model is configured: without one the start does not wait for it. */
export async function createAnalystModel(choice: ModelChoice, now: () => Date): Promise<AnalystModel> {
  const { streamText, jsonSchema } = await import('ai');
  // The library warns about unknown models on the console, which belongs to the operator's log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  return createSdkModel({ name: choice.name, model: await modelOf(choice), streamText, jsonSchema, now });
}

/** Named here, because the library would else look for an address in the environment. */
const ADDRESSES = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1', compatible: '' };

async function modelOf({ kind, name, apiKey, baseUrl }: ModelChoice): Promise<LanguageModel> {
  const baseURL = (baseUrl ?? ADDRESSES[kind]).replace(/\/$/, '');
  const options = { baseURL, fetch: boundedFetch(), ...(apiKey !== null && { apiKey }) };
  switch (kind) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(options).chat(name);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options)(name);
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({ name: 'compatible', includeUsage: true, ...options }).chatModel(name);
    }
  }
}
