import { type Asked, calculated } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';

/** "Other side is +7 -108": what it pays. */
const OTHER_IS =
  /\b(other|opposite|second) (side|bet|one|end)s?( \w+)? (is|was|at|pays|has|for|now)\b|\b(can|could) get\b/;
const ON_OTHER = /\b(other|opposite|second) (side|bet|one|end)\b/;

/** "How much do I put on the other side if I had 40 on it at -110" behind a middle: both of it, and not what the 40 pay. */
export function middleRestaked({ plain, amounts, previous, mentions }: Tagged): Asked | null {
  const [money, ...others] = amounts.money;
  const middle = onlySum(previous, 'middle');
  const [price, ...more] = amounts.prices;
  if (middle && price && more.length + amounts.money.length + mentions.length === 0 && OTHER_IS.test(plain))
    return calculated([{ ...middle, otherPrice: price.text }]);
  if (middle === null || !money || others.length + mentions.length > 0 || amounts.prices.length > 1) return null;
  if (!ON_OTHER.test(plain)) return null;
  const { otherStakeCents: _, totalCents: __, ...sum } = middle;
  return calculated([{ ...sum, stakeCents: money.cents, price: amounts.prices[0]?.text ?? sum.price }]);
}
