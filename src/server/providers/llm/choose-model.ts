import type { ModelChoice } from './create-analyst-model.ts';

export type ModelSettings = {
  OPENAI_API_KEY?: string | undefined;
  ANTHROPIC_API_KEY?: string | undefined;
  LLM_MODEL?: string | undefined;
  LLM_BASE_URL?: string | undefined;
};

/** Quick and cheap ones that write well from given evidence; `LLM_MODEL` names another. */
const DEFAULTS = { openai: 'gpt-4.1-mini', anthropic: 'claude-haiku-4-5' } as const;

/** Which model the settings name; null: none. An own address goes before a provider, a named Claude to its maker. */
export function chooseModel(settings: ModelSettings): ModelChoice | null {
  const { OPENAI_API_KEY, ANTHROPIC_API_KEY, LLM_MODEL, LLM_BASE_URL } = settings;
  if (LLM_BASE_URL) {
    if (!LLM_MODEL) return null;
    return { kind: 'compatible', name: LLM_MODEL, apiKey: OPENAI_API_KEY ?? null, baseUrl: LLM_BASE_URL };
  }
  const isClaude = LLM_MODEL?.startsWith('claude') ?? !OPENAI_API_KEY;
  if (ANTHROPIC_API_KEY && isClaude) return provider('anthropic', LLM_MODEL, ANTHROPIC_API_KEY);
  if (OPENAI_API_KEY) return provider('openai', LLM_MODEL, OPENAI_API_KEY);
  return ANTHROPIC_API_KEY ? provider('anthropic', LLM_MODEL, ANTHROPIC_API_KEY) : null;
}

const provider = (kind: 'openai' | 'anthropic', name: string | undefined, apiKey: string): ModelChoice => ({
  kind,
  name: name ?? DEFAULTS[kind],
  apiKey,
  baseUrl: null,
});
