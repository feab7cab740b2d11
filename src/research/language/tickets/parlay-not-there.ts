import { type Asked, sayLost } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { lastBets } from '../lists/last-bets.ts';
import { lastTicket } from './last-ticket.ts';

const THAT_PARLAY =
  /\b(?:that|this|the same)(?: (?:\d+|two|three|four|five|leg|legs|legged|nfl|nba|mlb|nhl|same|game|safe|safest|small|big|little))* (?:parlay|sgp|acca|accumulator)\b/;
const ASKS =
  /\b(?:pays?|paying|worth|odds|chances?|probability|price|why|fair|weakest|strongest|swap|replace|remove|drop)\b/;

const NOT_THERE =
  'No parlay was put together in this chat, so there is none to look at. Name its legs, such as "Lions moneyline and Bills +4.5", or ask me to build one.';

/** "What does $10 on that 2-leg parlay pay" where none was shown: that is said, and no other one is built and sold. */
export function parlayNotThere({ plain, previous, mentions, amounts }: Tagged): Asked | null {
  if (!THAT_PARLAY.test(plain) || !ASKS.test(plain) || mentions.length + amounts.prices.length > 0) return null;
  const isThere = lastTicket(previous) !== null || lastBets(previous).length > 1 || previous?.list === true;
  return isThere ? null : sayLost(NOT_THERE);
}
