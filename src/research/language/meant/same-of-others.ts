import type { EntityText } from './entities.ts';
import { withOthers } from './merged.ts';
import type { SureFrame } from './read-frame.ts';

/** From which share on the question before is what is asked of others. */
const SURE_BEFORE = 0.7;

/** "And Mavs Celtics?", "what about the total": whether it names others alone, of which the same is asked. */
export function namesOthers({ tokens, entities }: EntityText): boolean {
  const [first] = entities;
  if (!first || (first.kind !== 'name' && first.kind !== 'market')) return false;
  const isNamed = (at: number) => entities.some(({ from, to }) => at >= from && at < to);
  return (
    entities.every(({ kind }) => kind === first.kind) &&
    tokens.every(({ text }, at) => isNamed(at) || FILLER.test(text))
  );
}

/** The question before of those that a message names alone; null: that is not known, or of something else. */
export function sameOfOthers({ entities }: EntityText, before: SureFrame | null): SureFrame | null {
  if (before === null || before.share < SURE_BEFORE) return null;
  const frame = withOthers(before, entities, entities[0]?.kind === 'name' ? 'name' : 'market');
  return frame && { ...frame, share: before.share };
}

const FILLER =
  /^(and|ok|okay|so|now|then|what|whats|how|hows|about|abt|bout|for|on|in|of|the|a|same|thing|it|do|with|but|just|only|instead|too|also|tho|though|game|match|fight|pls|please|vs|v|at|or|n|hmm|cool|thanks)$/;
