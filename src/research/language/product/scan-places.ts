import type { UsState } from '#contract/research/us-states.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { plainText } from '../calls/plain-text.ts';
import { type Looked, listShown } from '../looked.ts';
import type { Reading } from '../reading.ts';
import { statesIn } from '../states-in.ts';

const MOST_WORDS = 14;
/** What may stand beside a state that is named behind a scan. */
const BESIDE =
  /^(and|so|ok|okay|well|what|whats|how|hows|about|abt|bout|in|from|for|at|with|to|then|instead|now|if|i|im|id|am|we|was|were|no|nah|wait|sorry|mean|meant|said|run|rerun|redo|show|find|give|gimme|me|any|do|it|again|that|which|the|same|scan|scans|arb|arbs|middle|middles|ones?|books?|sportsbooks?|apps?|there|here|only|just|my|state|is|are|please|pls|can|could|you|u|use|using|bet|bets|take|taking|legal|licensed|allowed|available|restrict|limit|keep)$/;
const BEFORE = /^(in|for|from|is|to|only|just)$/;
/** These ask for the books of a state, or whether it is legal there. */
const OF_BOOKS =
  /^((and|so|ok|okay|well|but) )*(what|which|whats|is|are|can)\b.*\b(books?|sportsbooks?|apps?|legal|licensed|allowed|available|bet|bets)\b/;
const SCANS = /\b(scan|scans|arbs?|middles?)\b/;

/** The scan that was shown last, where since then nothing but sums and bets was. */
export function scanShown(previous: Reading | null): ScanLooked | null {
  if (previous?.lookedUp?.kind === 'books') return null;
  const [shown] = previous?.looked?.length ? previous.looked : listShown(previous);
  return shown?.tool === 'scan_prices' ? shown : null;
}
type ScanLooked = Extract<Looked, { tool: 'scan_prices' }>;

/**
 * "What about in NJ", "using only books legal in New Jersey" behind a scan that says to name the state: the state at whose books it is to
 * be made, whatever team goes by it. Null: no scan stands before it, or more is said.
 */
export function scanPlace(tokens: readonly Token[], previous: Reading | null): UsState | null {
  if (!scanShown(previous) || tokens.length > MOST_WORDS) return null;
  const [place, second] = statesIn(tokens);
  const plain = plainText(tokens);
  if (!place || second || (OF_BOOKS.test(plain) && !SCANS.test(plain))) return null;
  const isIn =
    BEFORE.test(tokens[place.from - 1]?.text ?? '') ||
    /^(books?|sportsbooks?|apps?)$/.test(tokens[place.to]?.text ?? '') ||
    tokens.length === place.to - place.from;
  const isRead = tokens.every(({ text }, at) => BESIDE.test(text) || (at >= place.from && at < place.to));
  return isIn && isRead ? place.state : null;
}
