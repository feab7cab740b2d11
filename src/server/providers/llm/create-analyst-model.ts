import type { LanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.ts';
import type { AnalystModel } from './llm.port.ts';
import { createSdkModel } from './sdk-model.ts';

export type ModelChoice = {
  kind: 'openai' | 'anthropic' | 'compatible';
  name: string;
  apiKey: string | null;
  baseUrl: string | null;
};

/** The library is loaded only where a model is configured: without one the start does not wait for it. */
export async function createAnalystModel(choice: ModelChoice, now: () => Date): Promise<AnalystModel> {
  const { streamText } = await import('ai');
  // The library warns about unknown models on the console, which belongs to the operator's log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  return createSdkModel({ name: choice.name, model: await modelOf(choice), streamText, now });
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
