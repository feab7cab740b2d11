import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Looked } from '../looked.ts';
import { statesIn } from '../states-in.ts';
import { scanPlace } from './scan-places.ts';
import { takenInState } from './taken-in-state.ts';

const MOST_WORDS = 14;
/** What may stand beside a state that is named next. */
const BESIDE =
  /^(and|so|ok|okay|well|what|whats|how|hows|about|in|from|for|then|instead|now|if|i|im|id|am|ive|was|were|go|went|drive|drove|move|moved|to|over|no|nah|nope|wait|sorry|mean|meant|said|which|what|book|books|sportsbook|sportsbooks|app|apps|ones|can|could|use|bet|are|is|legal|there|here|actually|live|but|or|the|state|of|a|an|side|same|also|though|tho|just|my)$/;

/** "New Jersey then" behind the books of Texas: a state, whatever team goes by it, and the books that take bets there. */
export const placesOn = (read: Tagged): Asked | null => takenInState(read) ?? statesOn(read);

function statesOn({ written, previous, amounts }: Tagged): Asked | null {
  if (scanPlace(written, previous) !== null) return scanAgain(previous?.looked ?? []);
  if (previous?.lookedUp?.kind !== 'books' || written.length > MOST_WORDS || amounts.prices.length > 0) return null;
  const [place, second] = statesIn(written);
  const isRead = written.every(
    ({ text }, at) => BESIDE.test(text) || (place !== undefined && at >= place.from && at < place.to),
  );
  if (!place || second || !isRead) return null;
  return calls([{ tool: 'look_up', input: { topic: { kind: 'books', state: place.state } } }]);
}

/** The scan before it as it was, now at the books of the state that is remembered. */
const scanAgain = (looked: readonly Looked[]): Asked =>
  calls(looked.flatMap((one) => (one.tool === 'scan_prices' ? [{ tool: one.tool, input: one.input }] : [])));
