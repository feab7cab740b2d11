import type { BetFocus, Reading } from '../reading.ts';

const THAT_ONE = /\b(it|that|this)\b|\bhow (sure|confident)\b/i;
const OF_ALL = /\b(all|both|each|every|everything|them|these|those|they)\b/i;

/** The bets that were shown; "it", "that side" behind several that were held against each other is the one that the answer came to. */
export function pointedOut(text: string, { focus = [], pointed, ticket, list }: Reading): readonly BetFocus[] {
  const one = pointed == null || ticket === true || list === true ? undefined : focus[pointed - 1];
  return one && THAT_ONE.test(text) && !OF_ALL.test(text) ? [one] : focus;
}
