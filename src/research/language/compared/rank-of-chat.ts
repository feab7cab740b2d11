import { MOST_BETS } from '#contract/research/price-bets.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { BetFocus } from '../reading.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { betsOfChat } from './bets-of-chat.ts';

const RANKS =
  /\b(rank|ranked|ranking|sort|sorted|order|put(?=.* in order))\b.*\b(all|them|those|these|em|two|three|four|five|[2-9]|both|bets|ones)\b/;
/** "So which one, just pick" behind bets that were judged one after the other. */
const PICKS_ONE =
  /^((so|ok|okay|and|then|well|alright|fine|cmon|come on|now) )*(which one|which|just pick|pick one|pick|(if )?(you|u) (had to|have to) pick|gun to (your|ur) head)( (is it|then|one|just pick|pick|just pick one|it|already|for me|pls|please|do (you|u) like( more| better)?|(would|do|should) (you|u|i) (take|pick|play|bet|go with)))*$/;
const ELSE = /\b(parlay|legs?|games?|books?|slate|board|today|tonight|tomorrow|week|start|time)\b/;
const COUNT = /\b(?:all|those|these|the|last) (?:of )?(two|three|four|five|\d)\b/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
const MOST_WORDS = 14;

/**
 * "Rank all three by ev" behind bets that were judged one after the other: these, the best first, free. Null: others than those are meant, or
 * they are not judged.
 */
export function rankOfChat(read: Tagged): Asked | null {
  const { previous, plain, tokens, mentions, amounts, reading, slate, nowMs } = read;
  const isElse = mentions.length + amounts.prices.length + reading.leagues.length > 0 || ELSE.test(plain);
  if (!previous || isElse || tokens.length > MOST_WORDS) return null;
  const picks = PICKS_ONE.test(plain);
  if (!picks && !RANKS.test(plain)) return null;
  const word = COUNT.exec(plain)?.[1] ?? '';
  const count = /\bboth\b/.test(plain) ? 2 : (COUNTS[word] ?? (Number(word) || MOST_BETS));
  const ofChat = betsOfChat(previous, count, { events: slate.events, nowMs });
  const bets = picks ? newestOfEach(ofChat) : ofChat;
  if (bets.length < 2 || bets.some(({ unjudged }) => unjudged === true)) return null;
  const ranked = bets.toSorted((a, b) => edgeOf(b, read) - edgeOf(a, read));
  const call = betsCall(ranked, { ...previous, ticketBook: null });
  return { kind: 'calls', calls: [call], assumed: [], explains: 'better' };
}

/** The last line on each side that was judged. */
const newestOfEach = (bets: readonly BetFocus[]): readonly BetFocus[] => {
  const judged = bets.filter(({ unjudged }) => unjudged !== true);
  return judged.filter((bet, at) => !judged.slice(at + 1).some((later) => isOnSame(later, bet)));
};

const isOnSame = (one: BetFocus, other: BetFocus): boolean =>
  one.eventId === other.eventId &&
  one.market === other.market &&
  one.side === other.side &&
  one.player === other.player;

/** What it makes on average at the best price that can be taken. */
function edgeOf(focus: BetFocus, read: Tagged): number {
  const bet = storedBet(refOfFocus(focus), read);
  return isStored(bet) && bet.price ? bet.win * bet.price.decimal + bet.push : 0;
}
