import { MOST_UNITS } from '../../tools/build-parlay/parlay-verdict.ts';
import { dollars, percent, unitsWords } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { rollOf } from '../sums/roll-of.ts';

const PARLAYS = /\b(parlays?|parleys?|sgps?|same game parlays?)\b/;
/** How much, of parlays as such. */
const ASKS_SIZE =
  /\b(how (much|big)|what (size|stake|units?|amount)|how many units|bet siz(e|ing)|unit size|stakes?|what percent\w*)\b/;
/** Behind what goes on a single bet the kind alone asks the same of it. */
const GOES_ON =
  /^(?:(?:ok|okay|so|and|but|then|what|whats|how|hows|about|abt|bout|for|on|with|w|same|thing|do|is|it|that|the|a|an|my|like|too|also|if|its|i|bet|play|make) )*(?:parlays?|parleys?|sgps?|same game parlays?)(?: (?:tho|though|too|then|bets?|instead))*$/;
const ELSE =
  /\b(win|wins|pay|pays|payout|return|returns|profit|odds|price|chance|chances|best|build|give|gimme|make me|legs?|legger|boost\w*|kelly|worth|good|token\w*|cost|lock|hedge\w*)\b/;
const COIN = 0.5;
const LEGS = 3;

/** "And on parlays" behind what goes on a bet: less, of the money that was told. Null: one parlay is meant, or nothing of a stake is asked. */
export function parlayStake(read: Tagged): Asked | null {
  const { plain, previous, amounts, mentions } = read;
  const roll = rollOf(read);
  const isElse = mentions.length + amounts.prices.length + amounts.shares.length > 0 || ELSE.test(plain);
  if (roll === undefined || isElse || !PARLAYS.test(plain) || previous?.ticket === true) return null;
  const isPlanned = sumsOf(previous).some(({ kind }) => kind === 'stake_plan');
  if (!ASKS_SIZE.test(plain) && !(isPlanned && GOES_ON.test(plain))) return null;
  const [unit, most] = [roll / 100, (roll / 100) * MOST_UNITS];
  return say(
    `Less than on a single bet: at most ${unitsWords(MOST_UNITS)}, ${dollars(most)} of your ${dollars(roll)}, where a single bet takes ${dollars(unit)}. A parlay loses far more often (${LEGS} coin flips all win ${percent(COIN ** LEGS)} of the time), and the margin of the book is paid on every leg, so most of them are worth nothing. Where each leg is worth a bet alone, stake no more on all of them than on the least of them.`,
  );
}
