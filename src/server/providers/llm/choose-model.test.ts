import { describe, expect, it } from 'vitest';
import { chooseModel } from './choose-model.ts';
import { costMicros, priceOf } from './model-prices.ts';

describe('which model the settings name', () => {
  it.each([
    [{}, null],
    [{ OPENAI_API_KEY: 'o' }, { kind: 'openai', name: 'gpt-4.1-mini', apiKey: 'o' }],
    [{ ANTHROPIC_API_KEY: 'a' }, { kind: 'anthropic', name: 'claude-haiku-4-5', apiKey: 'a' }],
    [{ OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a' }, { kind: 'openai' }],
    [
      { OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a', LLM_MODEL: 'claude-x' },
      { kind: 'anthropic', name: 'claude-x' },
    ],
    [
      { ANTHROPIC_API_KEY: 'a', LLM_MODEL: 'claude-x' },
      { kind: 'anthropic', name: 'claude-x' },
    ],
    [
      { LLM_BASE_URL: 'http://h/v1', LLM_MODEL: 'm' },
      { kind: 'compatible', name: 'm', apiKey: null, baseUrl: 'http://h/v1' },
    ],
    [
      { LLM_BASE_URL: 'http://h/v1', LLM_MODEL: 'm', OPENAI_API_KEY: 'o' },
      { kind: 'compatible', apiKey: 'o' },
    ],
  ])('%j', (settings, expected) => {
    const choice = chooseModel(settings);
    if (expected === null) expect(choice).toBeNull();
    else expect(choice).toMatchObject(expected);
  });
});

describe('what a call costs', () => {
  it.each([
    ['gpt-4.1-mini', 0.4],
    ['gpt-4.1-mini-2025-04-14', 0.4],
    ['openai/gpt-4o', 2.5],
    ['gpt-5', 1.25],
    ['claude-sonnet-4-5-20250929', 3],
    ['claude-opus-4-5', 5],
    ['gpt-5.9', 15],
    ['gpt-4o-audio', 15],
    ['my-model', 15],
  ])('%s is counted at $%d for a million tokens in', (model, dollars) => {
    expect(priceOf(model).inputDollars).toBe(dollars);
  });

  it('is rounded up to a millionth', () => {
    expect(costMicros('gpt-4.1-nano', { inputTokens: 1, outputTokens: 1 })).toBe(1);
    expect(costMicros('unheard-of', { inputTokens: 4_000, outputTokens: 4_000 })).toBe(360_000);
  });
});
