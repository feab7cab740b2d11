import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const OF_THOSE =
  /\b(any|which|are|is|do|does|whats|what|how) (of )?(the |all )?(those|these|them|they|em|picks|ones|bets)\b|\b(those|these|them|they)\b.*\b(at|on|have|has)\b|\b(have|has|got) (any|some|all) of (those|these|them|em)\b/;
/** Others are wanted, or which of them to bet. */
const ELSE = /\b(best|better|more|other|others|new|else|instead|only|just|parlay|bet|play|take|should|put|show me)\b/;
const MOST_WORDS = 11;
const MOST_PICKS = 4;

/** "Any of those at Caesars" behind picks: what they are there, and no other search. */
export function thoseAtBook({ plain, tokens, previous, mentions, books, amounts }: Tagged): Asked | null {
  const focus = previous?.list === true ? (previous.focus ?? []) : [];
  const isElse = mentions.length + amounts.prices.length > 0 || ELSE.test(plain) || tokens.length > MOST_WORDS;
  if (focus.length === 0 || focus.length > MOST_PICKS || books.length === 0 || isElse || !OF_THOSE.test(plain))
    return null;
  return calls(focus.map((bet) => boardOnBet(bet, books)));
}
