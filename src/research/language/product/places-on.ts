import { US_STATE_NAMES, type UsState } from '#contract/research/us-states.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Reading } from '../reading.ts';
import { statesIn } from '../states-in.ts';
import { scanPlace, scanShown } from './scan-places.ts';
import { takenInState } from './taken-in-state.ts';

const MOST_WORDS = 14;
/** What may stand beside a state that is named next. */
const BESIDE =
  /^(and|so|ok|okay|well|what|whats|how|hows|about|in|from|for|then|instead|now|if|i|im|id|am|ive|was|were|go|went|drive|drove|move|moved|to|over|no|nah|nope|wait|sorry|mean|meant|said|which|what|book|books|sportsbook|sportsbooks|app|apps|ones|can|could|use|bet|are|is|legal|there|here|actually|live|but|or|the|state|of|a|an|side|same|also|though|tho|just|my)$/;

/** "New Jersey then" behind the books of Texas: a state, whatever team goes by it, and the books that take bets there. */
export const placesOn = (read: Tagged): Asked | null => takenInState(read) ?? statesOn(read) ?? booksCovered(read);

/** "Which books you got" behind a list asks what is compared here; "which books got that" is of a bet. */
function booksCovered({ plain, mentions, amounts, says }: Tagged): Asked | null {
  if (mentions.length + amounts.prices.length + amounts.lines.length > 0 || says.has('arbitrage')) return null;
  return BOOKS_COVERED.test(plain) ? calls([{ tool: 'look_up', input: { topic: { kind: 'books' } } }]) : null;
}
const YOU = '(you|u|ya|yall|you guys|this|this thing|this app|edgewise|we)';
const BOOKS_COVERED = new RegExp(
  `^((ok|okay|so|and|but|wait|yo|hey|btw|um|also|lol) )*(which|what|how many)( all| other| different)? (books|sportsbooks|apps|sites|bookies|bookmakers|sports books) (do |does |did |are |r |can )?${YOU} (even |actually |all )?(got|have|has|cover|covers|support|supports|use|uses|track|tracks|carry|check|checks|compare|compares|comparing|look at|looking at|include|includes|pull from|pulling from|know|see|seeing|checking|covering|using|tracking)( (prices|odds|lines|stuff))?( (from|for|of|at))?( (here|in here|on here|right now|rn|anyway|then|exactly|all together|total))*$`,
);

function statesOn({ written, previous, amounts }: Tagged): Asked | null {
  const scanned = scanPlace(written, previous);
  if (scanned !== null) return scanAgain(scanned, previous);
  if (previous?.lookedUp?.kind !== 'books' || written.length > MOST_WORDS || amounts.prices.length > 0) return null;
  const [place, second] = statesIn(written);
  const isRead = written.every(
    ({ text }, at) => BESIDE.test(text) || (place !== undefined && at >= place.from && at < place.to),
  );
  if (!place || second || !isRead) return null;
  return calls([{ tool: 'look_up', input: { topic: { kind: 'books', state: place.state } } }]);
}

/** The scans before it as they were, now at the books of the state that is remembered. */
function scanAgain(state: UsState, previous: Reading | null): Asked {
  const shown = scanShown(previous);
  const looked = previous?.looked?.length ? previous.looked : shown ? [shown] : [];
  return calls(
    looked.flatMap(({ tool, input }) => (tool === 'scan_prices' ? [{ tool, input }] : [])),
    [`Only books that take bets in ${US_STATE_NAMES[state]}.`],
  );
}
