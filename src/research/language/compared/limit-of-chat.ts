import type { Asked } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import { lastBets } from '../lists/last-bets.ts';
import { isOn } from './is-on.ts';

const NUMBER = '(?:number|price|odds|line|juice)';
/** From which price on it would be a bet. */
const ASKS = new RegExp(
  [
    String.raw`\b(?:what|which|whats|wat) (?:\w+ )?${NUMBER}\b.*\b(?:take|bet|play|like|need|needs|buy|in|worth|good|fair enough|interested|make|makes|pull the trigger|green light)\b`,
    String.raw`\bat (?:what|which) (?:\w+ )?${NUMBER}\b`,
    String.raw`\bwhat (?:would|does|do|did) .*\b(?:have|has|need|needs) to (?:be|get|hit|pay|move)\b`,
    String.raw`\bhow (?:far|low|high|much better) .*\b(?:go|get|move|have to|need)\b`,
  ].join('|'),
);
const ELSE = /\b(parlay|legs?|hedge|teaser|cash ?out|books? has|who has|today|tonight|slate|fair price|break ?even)\b/;
const MOST_WORDS = 16;

/**
 * "At what number would you take Dallas" of one of the bets that were judged in the chat: its limit, which was in that verdict, free. Null:
 * nobody is named, or it is of another bet.
 */
export function limitOfChat(read: Tagged): Asked | null {
  const { previous, plain, tokens, mentions, amounts, slate, nowMs } = read;
  const isElse = amounts.prices.length + amounts.lines.length > 0 || amounts.money.some(({ isSure }) => isSure);
  if (!previous || isElse || mentions.length === 0 || tokens.length > MOST_WORDS) return null;
  if (!ASKS.test(plain) || ELSE.test(plain)) return null;
  const bet = lastBets(previous).findLast((one) => mentions.every((mention) => isOn(one, mention)));
  if (!bet || bet.unjudged === true || gameAhead(bet, { events: slate.events, nowMs }) === null) return null;
  const { focus = [], unjudged } = previous;
  if (unjudged === true && focus.some((one) => one === bet)) return null;
  return {
    kind: 'calls',
    calls: [betsCall([bet], { ...previous, ticket: false, ticketBook: null })],
    assumed: [],
    explains: 'limit',
  };
}
