import type { Token } from '#engine/names/tokenise.ts';
import type { ShareAmount } from './amount.ts';
import { plainText } from './plain-text.ts';

const REACH = 7;
const BEFORE =
  /\b(max|maximum|most|biggest|largest|top(?= )|cap|caps|capped|capping|limit|ceiling)\b( (?!win|won|profit|payout|extra|bonus|odds|loss|lose|legs|day|week|month|roll|bankroll)[a-z]+){0,5}$|\b(no|not|never|dont|wont|nothing|cant)\b( [a-z]+){0,4} (more than|over|above|past|higher than|bigger than)$|\bkeep\b( [a-z]+){0,4} (under|below|at)$/;
const BEHIND = /^(max|maximum|tops|at most|is my (max|most|limit|cap))\b/;
/** What a book adds, what is lost in a day, and what is told of odds are bounds of other things. */
const OF_ELSE = /^(extra|profit|win|winnings|payout|bonus|odds|legs?|points?|games?|picks?|percent|units?)\b/;

/** Whether the sum of money that stands there is the most that is to be staked: "max bet 150", "never more than 150 a bet". */
export function isMostAt(tokens: readonly Token[], from: number): boolean {
  const number = tokens[from]?.number;
  if (!number || number.sign !== null || number.percent || number.value <= 0) return false;
  return isBound(tokens, from, from + 1);
}

const MOST_SHARE = 0.3;
/** "I cap them at 25%" makes a number of one's own, and no stake is capped at so much of a bankroll. */
const MOST_CAPPED = 0.1;
const OWN_NUMBER = /\b(i|we|id) (cap|capped)( [a-z]+)* (at|to)$/;

/** Whether the share that stands there is the most of a bankroll that is to be staked: "cap it at 2%", "no more than 3% of my roll". */
export function isMostShareAt(tokens: readonly Token[], { from, to, share }: ShareAmount): boolean {
  const isOwn = OWN_NUMBER.test(plainText(tokens.slice(Math.max(0, from - REACH), from)));
  return share > 0 && share < (isOwn ? MOST_CAPPED : MOST_SHARE) && isBound(tokens, from, to);
}

function isBound(tokens: readonly Token[], from: number, to: number): boolean {
  const before = plainText(tokens.slice(Math.max(0, from - REACH), from));
  const behind = plainText(tokens.slice(to, to + 4).filter(({ text }) => !/^(bucks|dollars|usd)$/.test(text)));
  return !OF_ELSE.test(behind) && (BEFORE.test(before) || BEHIND.test(behind));
}
