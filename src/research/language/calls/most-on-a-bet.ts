import type { Token } from '#engine/names/tokenise.ts';
import { plainText } from './plain-text.ts';

const REACH = 7;
const BEFORE =
  /\b(max|maximum|most|biggest|largest|top|cap|caps|capped|capping|limit|ceiling)\b( (?!win|won|profit|payout|extra|bonus|odds|loss|lose|legs|day|week|month|roll|bankroll)[a-z]+){0,5}$|\b(no|not|never|dont|wont|nothing|cant)\b( [a-z]+){0,4} (more than|over|above|past|higher than|bigger than)$|\bkeep\b( [a-z]+){0,4} (under|below|at)$/;
const BEHIND = /^(max|maximum|tops|at most|is my (max|most|limit|cap))\b/;
/** What a book adds, what is lost in a day, and what is told of odds are bounds of other things. */
const OF_ELSE = /^(extra|profit|win|winnings|payout|bonus|odds|legs?|points?|games?|picks?|percent|units?)\b/;

/** Whether the sum of money that stands there is the most that is to be staked: "max bet 150", "never more than 150 a bet". */
export function isMostAt(tokens: readonly Token[], from: number): boolean {
  const number = tokens[from]?.number;
  if (!number || number.sign !== null || number.percent || number.value <= 0) return false;
  const before = plainText(tokens.slice(Math.max(0, from - REACH), from));
  const behind = plainText(tokens.slice(from + 1, from + 5).filter(({ text }) => !/^(bucks|dollars|usd)$/.test(text)));
  return !OF_ELSE.test(behind) && (BEFORE.test(before) || BEHIND.test(behind));
}
