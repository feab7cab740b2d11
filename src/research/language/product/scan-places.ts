import type { UsState } from '#contract/research/us-states.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Reading } from '../reading.ts';
import { statesIn } from '../states-in.ts';

const MOST_WORDS = 12;
/** What may stand beside a state that is named behind a scan. */
const BESIDE =
  /^(and|so|ok|okay|well|what|whats|how|hows|about|in|from|for|then|instead|now|if|i|im|id|am|was|were|no|nah|wait|sorry|mean|meant|said|run|rerun|redo|do|it|again|that|the|same|scan|arb|arbs|one|ones|books|there|here|only|just|my|state|is|please|pls|can|you|u)$/;

/**
 * "What about in NJ" behind a scan that says to name the state: the state at whose books it is to be made, whatever team goes by it.
 * Null: no scan stands before it, or more is said.
 */
export function scanPlace(tokens: readonly Token[], previous: Reading | null): UsState | null {
  const [looked] = previous?.looked ?? [];
  if (looked?.tool !== 'scan_prices' || tokens.length > MOST_WORDS) return null;
  const [place, second] = statesIn(tokens);
  if (!place || second) return null;
  const isIn = /^(in|for|from|is)$/.test(tokens[place.from - 1]?.text ?? '') || tokens.length === place.to - place.from;
  const isRead = tokens.every(({ text }, at) => BESIDE.test(text) || (at >= place.from && at < place.to));
  return isIn && isRead ? place.state : null;
}
