import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import { goesOnWithPrices } from '../shown/goes-on-with-prices.ts';
import { listStranger } from '../shown/list-stranger.ts';
import { marginAsked } from '../shown/margin-asked.ts';
import { isToBeJudged } from '../shown/plan-spoken.ts';
import { pricesAsked } from '../shown/prices-asked.ts';
import { otherSidePriced, spokenAsked } from '../shown/spoken-asked.ts';
import { ticketAsked } from '../shown/ticket-asked.ts';
import type { EntityText } from './entities.ts';
import type { Meant } from './meant.ts';
import { plainQuestion } from './plain-question.ts';
import type { NamedBets } from './plan-named.ts';
import type { SureFrame } from './read-frame.ts';

/** "Each one's chance", "the chances they lose": of more than the bet that was shown, or of what it is not. */
const OF_OTHERS = /\b(?:each|both|every|either|lose|loses|losing|which|only (?:\w+ )?one)\b/i;
/** Which book stands apart, or is late, is told of all of them. */
const APART = /\b(?:off|stale\w*|outlier|slow\w*|lag\w*|behind|wrong|soft\w*)\b/i;
/** "It's done, I took it at -110" tells, and asks for no verdict. */
const ASKS =
  /\?|^\W*(?:(?:so|and|ok|okay|but|then|even|still|now|yo|hey)\b\W*)*(?:is|are|was|would|should|does|do|what|whats|how|hows|worth|good|at|on|in|for|can)\b|\b(?:good|worth|ok|take) (?:it|that|bet|still)?\W*$/i;

/** From which share on a bet is named whole. */
export const SURE_OF_BET = 0.8;

function asksOthers({ want }: SureFrame, message: string): boolean {
  if (want === 'leg.book') return false;
  // "Which book" is none of several bets.
  return want === 'it.best_price'
    ? APART.test(message) || OF_OTHERS.test(message.replace(/\bwhich\b/i, ''))
    : OF_OTHERS.test(message);
}

const BETS_IT = /\b(?:(?:bet|take|play) (?:it|that|this)|should i|worth it)\b/i;

/** "So bet it? how sure are you" asks for the verdict, which tells how sure it is. */
const orVerdict = (own: SureFrame, message: string): SureFrame =>
  (own.want === 'it.sure' || own.want === 'it.conf') && BETS_IT.test(message) ? { ...own, want: 'it.judge' } : own;

/** What is asked of one bet or parlay that is known, which needs no plain question to find it. */
export function meantDirect(
  said: SureFrame,
  message: string,
  { entities }: EntityText,
  previous: Reading | null,
  known: Known,
): Meant | null {
  const own = orVerdict(said, message);
  const settled = marginAsked(own, message, previous, known);
  if (settled) return meantShown({ ...own, placed: settled.placed }, { margin: settled.margin }, message);
  const isOfOthers = asksOthers(own, message);
  const spoken = isOfOthers ? null : spokenAsked(own, entities, previous, known);
  if (spoken && (ASKS.test(message) || (spoken.price === null && spoken.book === null)))
    return meantShown(own, { spoken }, message);
  const other = goesOnWithPrices(previous, message) ? otherSidePriced(own, previous, known) : null;
  if (other) return meantShown({ ...own, want: other.want }, { spoken: other }, message);
  const ticket = isOfOthers ? null : ticketAsked(own, previous, known);
  if (ticket) return meantShown(own, { ticket }, message);
  const prices = pricesAsked(own, previous, known);
  if (prices) return meantShown(own, { prices }, message);
  const stranger = own.share >= SURE_OF_BET ? listStranger(own, message, previous, known) : null;
  return stranger && meantShown(own, { stranger }, message);
}

/** Of the very bet or parlay that was shown. */
export const meantShown = (
  { want, placed, share }: SureFrame,
  of: Pick<NamedBets, 'spoken' | 'ticket' | 'stranger' | 'prices' | 'margin'>,
  message: string,
): Meant => ({
  want,
  question: plainQuestion(want, placed) ?? message,
  share,
  isWhole: false,
  isSearch: false,
  isVerdict:
    (of.spoken !== undefined && isToBeJudged(of.spoken)) || (of.ticket?.want === 'it.stake' && !of.ticket.isJudged),
  named: { want, bets: [], game: null, ...of },
});
