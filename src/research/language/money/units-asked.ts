import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from '../sums/bets-said.ts';

const MANY = '(?:\\d(?:\\.\\d+)?|half|quarter|one|two|three|a|full)(?: an?)?';
/** "1u or half", "half a unit or a full one", "1 or 2 units". */
const UNITS_OR = new RegExp(
  `\\b${MANY} ?(?:u|units?)\\b(?: \\w+){0,2} or (?:(?:just|only|maybe|like|a) )*${MANY}\\b|\\b${MANY} or (?:(?:just|only|maybe|like|a) )*${MANY} ?(?:u|units?)\\b`,
);
/** "1 unit on Heat ML, yes?" */
const UNITS_ON = new RegExp(`\\b${MANY} ?(?:u|units?) on\\b`);
const YES = /\b(?:yes|yea|yeah|yay|no|nah|good|ok|okay|right|smart|thoughts|worth it|do it)\b(?: or (?:no|not|nah))?$/;
const ELSE =
  /\b(win|wins|won|pays?|payout|returns?|profit|risk|hedge\w*|kelly|parlay\w*|boost\w*|free bet|lose|loses|lost|my unit|(?:is|are|was) an? units?|had|have|got|took|whats? an? units?)\b/;
const MOST_WORDS = 16;

/** "Packers then, 1u or half": which stake belongs on the bet that is named: its verdict, told as that. Null: no two stakes are weighed. */
export function unitsAsked(read: Tagged): Asked | null {
  const { plain, tokens } = read;
  const isAsked = UNITS_OR.test(plain) || (UNITS_ON.test(plain) && YES.test(plain));
  if (!isAsked || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  const [bet, ...others] = namedBets(read);
  if (!bet || others.length > 0) return null;
  const ref = refOf(bet, read);
  if (typeof ref === 'string') return null;
  return { kind: 'calls', calls: [{ tool: 'price_bets', input: { bets: [ref] } }], assumed: [], tells: 'stake' };
}
