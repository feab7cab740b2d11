import type { Reading } from '../reading.ts';

const BETTER =
  /^(?:(?:so|ok|okay|and|but|hm+)[\s,]+)*(?:(?:whats|what['’]s|what is|what would be|any|is there|got|find me|give me|show me)\s+)?(?:an?|any|the)?\s*(better|safer|stronger) (?:(?:first|second|third|last|1st|2nd|3rd|\d) )?leg (?:than|instead of|for) (?:the )?(.+?)\W*$/i;
const BESIDE = /^(.+?\S)\s+(?:on|with|to|beside|along with|and) (?:those|these|the|both) (two|2|three|3|four|4)\W*$/i;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };
/** What stands before it is one bet, and asks nothing. */
const IS_BET = /\b(?:ml|moneyline|money line|(?:over|under) \d[\d.]*|[+-]\d[\d.]*)$|[+-]\d[\d.]*$/i;
const ASKS = /^(?:what|whats|how|is|are|which|who|should|would|can|any|best|odds|price)\b/i;

/**
 * What a message says of the parlay that was shown, as a change of it: "whats a better second leg than the Bills" exchanges that leg, "Jets
 * moneyline with those two" puts a bet beside its legs.
 */
export function saidAsEdit(text: string, previous: Reading | null): string {
  if (previous?.ticket !== true) return text;
  const [, how, whom] = BETTER.exec(text.trim()) ?? [];
  if (how && whom) return `swap the ${whom} for a ${how} one`;
  const [, bet = '', count = ''] = BESIDE.exec(text.trim()) ?? [];
  const isOfAll = (COUNTS[count.toLowerCase()] ?? Number(count)) === previous.focus?.length;
  return isOfAll && IS_BET.test(bet) && !ASKS.test(bet) ? `add ${bet}` : text;
}
