import type { Asked } from '../calls/call.ts';
import { lookUp, withWords } from '../calls/look-up-call.ts';
import type { Tagged } from '../calls/tagged.ts';

const RAISES =
  /\b(double|doubling|triple|tripling)( (up|down|my|the|it|next|bets?|stakes?|units?|after|on|each|every|when|if))*\b|\b(raise|raising|increase|increasing|bump|up) (my|the|your) (next )?(bets?|stakes?|units?|size|wager)\b|\bmartingale\b|\bbet (more|bigger|extra|twice)\b|\bgo (bigger|harder)\b/;
const LOST = /\b(lose|loses|lost|losing|loss|losses|down)\b/;
const ASKS =
  /\b(do|should|can|could|would|shall) (i|we|you|u|one)\b|\b(is|was|isnt) (it|that|doubling|this|chasing)\b|\b(ok|okay|smart|good|bad|dumb) (to|idea|move|strategy|plan)\b|\bdoes (it|that|doubling|this)\b/;
/** What is already being done is no rule that is asked for. */
const DONE = /\b(been|since|cant stop|already|ive|keep|kept)\b/;
const ELSE = /\b(double (chance|header|double|result)|parlay|leg|legs|hedge|double the (price|odds))\b/;

/** "And if I lose the first 3 do I double up": no, and why. Null: it is not asked whether to stake more behind a loss. */
export function lossDoubled({ plain, amounts }: Tagged): Asked | null {
  if (!RAISES.test(plain) || !LOST.test(plain) || ELSE.test(plain)) return null;
  if (!ASKS.test(plain) || DONE.test(plain)) return null;
  if (amounts.prices.length > 0) return null;
  return withWords(lookUp({ kind: 'term', term: 'chasing losses' }), ['No: the stake stays the same after a loss.']);
}
