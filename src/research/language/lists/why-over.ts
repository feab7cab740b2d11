import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { legsOn } from '../tickets/named-legs.ts';
import { betsCall } from './about-bet.ts';

const WHY =
  /\b(why|how come|how is|hows|reason)\b.*\b(over|above|ahead of|before|instead of|rather than|and not|better than|higher than|not)\b/;
const MOST_WORDS = 12;

/** "Why Wild over Rangers?" behind a list with both: their figures beside each other, as they were judged. Null: one of them is not on it. */
export function whyOver({ previous, plain, tokens, mentions, amounts }: Tagged): Asked | null {
  const isOfList = previous?.list === true && previous.ticket !== true;
  if (!isOfList || mentions.length !== 2 || amounts.prices.length > 0 || tokens.length > MOST_WORDS) return null;
  if (!WHY.test(plain)) return null;
  const bets = mentions.flatMap((mention) => legsOn(previous.focus ?? [], mention).slice(0, 1));
  const areTwo = bets.length === 2 && bets[0] !== bets[1];
  return areTwo ? { kind: 'calls', calls: [betsCall(bets, previous)], assumed: [], explains: 'better' } : null;
}
