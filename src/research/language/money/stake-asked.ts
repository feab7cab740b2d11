import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, shownBet } from '../sums/bets-said.ts';
import { rollOf } from '../sums/roll-of.ts';

/** "How much on the Vikings", "how much of that should I put on the over": of the money that there is. */
const ON_BET =
  /\bhow (?:much|many (?:dollars|bucks))(?: of (?:it|that|this|the|my|them)(?: \w+)?)?(?: (?:should|do|would|can|could|to|i|we|you|u|put|bet|place|stake|risk|throw|drop|go))* on\b/;
const ELSE =
  /\b(win|wins|won|pay|pays|paid|payout|return|returns|profit|make|makes|get|back|lose|cost|hedge\w*|kelly|parlay\w*|boost\w*|free bet|odds|price|charge\w*|tokens?|did|was|has|have been|people|public|sharps?|handle|money (is|on))\b/;

/** What of the money that was told goes on a bet that is named: its verdict, the stake first. Null: no money is known of, or no one bet. */
export function stakeAsked(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  if (!ON_BET.test(plain) || ELSE.test(plain) || rollOf(read) === undefined) return null;
  const [bet, ...others] = namedBets(read);
  // What was judged is told of once more, free.
  if (!bet || others.length > 0 || amounts.prices.length > 1 || isJudged(read)) return null;
  const ref = refOf(bet, read);
  if (typeof ref === 'string') return null;
  return { kind: 'calls', calls: [{ tool: 'price_bets', input: { bets: [ref] } }], assumed: [], tells: 'stake' };
}

const isJudged = (read: Tagged): boolean => read.previous?.unjudged !== true && shownBet(read) !== null;
