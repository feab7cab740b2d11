import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { AGENT_TOOLS, BESIDE_TOOLS } from '#research/agent/agent-tools.ts';
import { CHOOSE_PROMPT } from './choose-prompt-v1.ts';
import { DEEP_PROMPT } from './deep-prompt-v3.ts';
import { fixedTokens } from './estimate-tokens.ts';
import { READ_PROMPT } from './read-prompt-v1.ts';
import { WRITE_PROMPT } from './write-prompt-v3.ts';

const counted = (text: string): number => encode(text).length;

describe('what a prompt is estimated to cost', () => {
  it.each([CHOOSE_PROMPT, READ_PROMPT, WRITE_PROMPT, DEEP_PROMPT])('$version is no less than it does', ({ text }) => {
    expect(fixedTokens({ system: text })).toBeGreaterThanOrEqual(counted(text));
  });
  it('neither are the tools', () => {
    expect(fixedTokens({ system: '', tools: AGENT_TOOLS })).toBeGreaterThanOrEqual(
      counted(JSON.stringify(AGENT_TOOLS)),
    );
    expect(fixedTokens({ system: '', tools: BESIDE_TOOLS })).toBeGreaterThanOrEqual(
      counted(JSON.stringify(BESIDE_TOOLS)),
    );
  });
  it('leaves room for what a question is told with, where the model chooses and writes', () => {
    const chosen = fixedTokens({ system: CHOOSE_PROMPT.text, tools: AGENT_TOOLS });
    const written = fixedTokens({ system: WRITE_PROMPT.text });
    expect(4_000 - chosen - written).toBeGreaterThan(1_500);
  });
});
