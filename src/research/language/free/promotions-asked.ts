import { type Asked, say } from '../calls/call.ts';
import { NO_PROMOTIONS } from '../calls/not-kept.ts';
import type { Tagged } from '../calls/tagged.ts';

const ASKS =
  /^(hey |so |ok |yo |and |but )*(any|are there|there any|got|is there|whats|what|which|who|do (you|u|they)|does|list|show|find|tell me|know of|where)\b/;
const GIVEN =
  /\b(promos?|promotions?|promo codes?|boosts|odds boosts?|profit boosts?|free bets|bonus bets|bonuses|(sign ?up|welcome|deposit|new user) (bonus|offer)(es|s)?)\b/;
/** What is held is put to use or valued, and a word of it is explained. */
const USES =
  /\b(use|using|worth|convert|conversion|hedge|best way|how|mean|means|work|works|my|i have|i got|ive got|explain|difference|parlay|on (the|this|that|it))\b/;
const MOST_WORDS = 12;

/** "Any boosts or promos on today", "who has free bets": what books give away is not stored, and no bet is asked for. */
export function promotionsAsked({ plain, tokens, amounts, mentions }: Tagged): Asked | null {
  const { shares, money, prices } = amounts;
  const isStated = shares.length + money.length + prices.length + mentions.length > 0;
  return !isStated && tokens.length <= MOST_WORDS && ASKS.test(plain) && GIVEN.test(plain) && !USES.test(plain)
    ? say(NO_PROMOTIONS)
    : null;
}
