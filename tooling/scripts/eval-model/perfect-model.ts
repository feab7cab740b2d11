import { soundLines } from '../../../src/server/features/turns/test-sound-reply.ts';
import type { AnalystModel } from '../../../src/server/providers/llm/llm.port.ts';

/** Writes every sentence that it is asked for, from the evidence, and has nothing looked up that the rules did not. */
export const perfectModel = (name: string): AnalystModel => ({
  name,
  call: async ({ messages, onText }) => {
    const text = soundLines(messages[0]?.content ?? '{}');
    onText(text);
    return { text, calls: [], finish: 'stop', usage: null };
  },
});
