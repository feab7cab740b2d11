import type { LookUpTopic } from '#contract/research/look-up.ts';
import { type Asked, calls } from './call.ts';

/** One thing that can be read here. `League` names its own sport of the record. */
export const lookUp = (topic: LookUpTopic | { kind: string; sport?: string }): Asked =>
  calls([{ tool: 'look_up', input: { topic } }]);

/** What is said ahead of it, because the question named more than the look-up holds. */
export const withWords = (asked: Asked, words: readonly string[]): Asked =>
  asked.kind === 'calls' ? calls(asked.calls, words) : asked;
