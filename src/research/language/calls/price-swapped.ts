import { swappedIn } from './again-figures.ts';
import { changedBy } from './calculate-again.ts';
import { type Asked, calculated } from './call.ts';
import { againWith } from './onward-sum.ts';
import { sumsOf } from './sums-of.ts';
import type { Tagged } from './tagged.ts';

/** "Make the +140 leg +155 and $25" behind a sum of several prices: that sum, and no payout of either price. */
export function priceSwapped(read: Tagged): Asked | null {
  const [before, ...others] = sumsOf(read.previous);
  if (!before || others.length > 0 || !('prices' in before) || before.prices === undefined) return null;
  const { prices, money, shares, counts } = read.amounts;
  const said = prices.map(({ text }) => text);
  if (!swappedIn(before.prices, said, read.plain)) return null;
  // Two prices and a stake are the parts of another sum too, which is not asked for.
  const isAll = money.length <= 1 && shares.length + counts.length === 0;
  const swapped = isAll ? changedBy(before, { ...read, text: read.plain }) : null;
  return swapped ? calculated([swapped]) : againWith([before], read);
}
