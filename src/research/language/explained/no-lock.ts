import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const WHOLE = '\\b(?:100|110|1000|hundred) ?(?:%|percent|pct) ?';
const LOCK = new RegExp(
  `${WHOLE}(?:(?:sure|guaranteed|certain|safe|free) )?(?:locks?|winners?|(?:bet|pick|play|hit)s?\\b(?! (?:match|back|bonus|up|of)))\\b|\\b(?:locks?|picks?|bets?|plays?|winners?)\\b.{0,20}${WHOLE}(?:sure|guaranteed|certain|lock|safe)\\b|${WHOLE}(?:sure|guaranteed|certain)\\b.{0,20}\\b(?:locks?|picks?|bets?|plays?|winners?)\\b`,
  'i',
);
const ELSE =
  /\b(are|r) (you|u|ya)\b|\b(is|was|are|isnt|not|why|how|if|kelly|boost|bonus|deposit|bankroll|legal|parlay)\b/;
const MOST_WORDS = 14;

/** "100% lock only, one pick" asks for what is sure: nothing is, and a search would pass off a pick as that. */
export function noLock({ text, plain, tokens, mentions }: Tagged): Asked | null {
  if (!LOCK.test(text) || ELSE.test(plain) || mentions.length > 0 || tokens.length > MOST_WORDS) return null;
  return say(
    'There are no 100% locks: every bet can lose, and I call none of them sure. Ask "one best bet tonight" and you get the one with the best price for its chance to win.',
  );
}
