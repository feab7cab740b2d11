import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { sumOn } from './sum-on-bet.ts';

const LIMITS =
  /\b(limit\w*|max(es|ed)?|caps?|capped|only (lets?|allows?|takes?|gives?|get|accepts?)|lets? me|wont take|get .* down)\b/;
const FIRST = /\b(first|1st|price 1|book 1)\b/;

/** "What if the second book only lets me get $150 down" behind an arbitrage: that stake there, and on the other side what returns the same. */
export function sideLimited(read: Tagged): Asked | null {
  const before = onlySum(read.previous, 'arbitrage');
  const [money, ...others] = moneyIn({ ...read, hasSides: false });
  if (before?.prices.length !== 2 || !money || others.length > 0 || !LIMITS.test(read.plain)) return null;
  const [first = 2, second = 2] = before.prices.map(priceTextToDecimal);
  const isFirst = FIRST.test(read.plain);
  const [own, other] = isFirst ? [first, second] : [second, first];
  const rest = Math.round((money.cents * own) / other);
  const [focus] = read.previous?.focus ?? [];
  return sumOn([{ ...before, totalCents: money.cents + rest }], focus ? refOfFocus(focus) : null, [
    `${dollars(money.cents)} at price ${isFirst ? 1 : 2} is matched by ${dollars(rest)} at price ${isFirst ? 2 : 1}.`,
  ]);
}
